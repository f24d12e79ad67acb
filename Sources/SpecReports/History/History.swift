import SpecEvents

/// What earlier runs recorded about each example.
package struct History: Sendable {
    /// A run, or a shard of one.
    package struct Run: Sendable {
        /// Its start time and a unique suffix: `2026-11-23T08-00-00.250Z-5f3a9c01`.
        package let name: String
        /// The commit that was checked out, with a `+` if files were changed; empty if unknown.
        package let commit: String
        /// Whether it lists all examples of the package.
        package let isWhole: Bool
        package let part: Shard?
        /// How many examples ran, and how many failed.
        package var counts = [0, 0]

        package init(name: String, commit: String, isWhole: Bool, part: Shard? = nil) {
            (self.name, self.commit, self.isWhole, self.part) = (name, commit, isWhole, part)
        }

        /// The day on which it began: `2026-11-23`.
        var day: String { String(name.prefix(10)) }
        /// The day and the commit: `2026-11-23 (5b9610b)`.
        var text: String { commit.isEmpty ? day : "\(day) (\(commit))" }
    }

    /// How an example ended in a run; a letter in the file.
    enum State: UInt8 {
        case passed = 0x70
        /// It passed, but not at the first attempt.
        case retried = 0x72
        case knownIssue = 0x6B
        case skipped = 0x73
        case failed = 0x66
        /// The run listed it but did not run it.
        case leftOut = 0x2D
        /// The run did not list it.
        case absent = 0x2E
    }

    /// The result of an example in a single run; the duration is in seconds.
    typealias Result = (example: String, state: State, duration: Double)

    struct Record: Sendable {
        /// The states in its runs up to `seen`, absences included; the last is that of `seen`.
        var states: [UInt8] = []
        /// How long it took in its last passing runs, in milliseconds, oldest first.
        var durations: [Int] = []
        /// The first run that listed it, the last that failed, the last that listed it.
        var since = 0
        var failed: Int?
        var seen = 0

        /// The index of the run of the first state.
        var start: Int { seen - states.count + 1 }

        fileprivate mutating func note(_ state: State, _ duration: Double, run: Int) {
            if states.isEmpty {
                since = run
            } else if seen == run {
                states.removeLast()
            } else if seen < run - 1 {
                states += Array(repeating: State.absent.rawValue, count: run - seen - 1)
            }
            seen = run
            states.append(state.rawValue)
            if states.count > window { states.removeFirst(states.count - window) }
            if state == .failed { failed = run }
            guard state == .passed else { return }
            durations.append(duration.isFinite ? Int(min(max(duration, 0), 1e9) * 1000) : 0)
            if durations.count > durationCount { durations.removeFirst() }
        }
    }

    /// How many runs are kept with the state of each example.
    static let window = 100
    /// How many durations of an example are kept.
    private static let durationCount = 5

    /// All runs, oldest first.
    package internal(set) var runs: [Run] = []
    var records: [String: Record] = [:]
    /// What could not be read.
    package var problems: [String] = []

    package init() {}

    /// Adds results of a run, which may already have some.
    mutating func add(_ run: Run, _ results: some Sequence<Result>) {
        let last = runs.last?.name ?? ""
        guard run.name >= last else {
            // The clock was set back.
            var other = History()
            other.add(run, results)
            return merge(other)
        }
        if run.name > last { runs.append(run) }
        let index = runs.count - 1
        for (example, state, duration) in results {
            records[example, default: Record()].note(state, duration, run: index)
            if state != .leftOut, state != .skipped { runs[index].counts[0] += 1 }
            if state == .failed { runs[index].counts[1] += 1 }
        }
    }

    // MARK: Merging

    /// Adds the content of another history. Runs in both histories count once.
    package mutating func merge(_ other: History) {
        let all = Dictionary((runs + other.runs).map { ($0.name, $0) }) { first, _ in first }.values
            .sorted { $0.name < $1.name }
        let positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
        let mine = runs.compactMap { positions[$0.name] }
        let theirs = other.runs.compactMap { positions[$0.name] }
        if mine.count < mine.last.map({ $0 + 1 }) ?? 0 { records = records.mapValues { $0.moved(to: mine) } }
        for (key, record) in other.records {
            let record = record.moved(to: theirs)
            records[key] = records[key].map { $0.merged(with: record) } ?? record
        }
        runs = all
        problems += other.problems
    }
}

extension History.Record {
    /// The record for another list of runs, in which each run has a new index.
    fileprivate func moved(to indices: [Int]) -> Self {
        var moved = self
        (moved.since, moved.seen) = (indices[since], indices[seen])
        moved.failed = failed.map { indices[$0] }
        let start = indices[start]
        guard moved.start > start else { return moved }
        moved.states = Array(repeating: History.State.absent.rawValue, count: moved.seen - start + 1)
        for (offset, state) in states.enumerated() { moved.states[indices[self.start + offset] - start] = state }
        moved.states.removeFirst(max(moved.states.count - History.window, 0))
        return moved
    }

    fileprivate func merged(with other: Self) -> Self {
        guard seen <= other.seen else { return other.merged(with: self) }
        var merged = other
        let start = min(start, other.start)
        merged.states = Array(repeating: History.State.absent.rawValue, count: other.seen - start + 1)
        for record in [self, other] {
            for (index, state) in record.states.enumerated() where state != History.State.absent.rawValue {
                merged.states[record.start - start + index] = state
            }
        }
        merged.states.removeFirst(max(merged.states.count - History.window, 0))
        // The durations that both have come from the same runs.
        let common = other.start > seen ? 0 : zip(durations, other.durations).prefix { $0 == $1 }.count
        merged.durations = (durations + other.durations.dropFirst(common)).suffix(History.durationCount)
        merged.since = min(since, other.since)
        merged.failed = [failed, other.failed].compactMap(\.self).max()
        return merged
    }
}
