import SpecEvents

/// What runs recorded about each example.
package struct History: Sendable {
    /// A run, or a shard of one: a file in the folder of `--history`.
    package struct Run: Codable, Sendable {
        /// Its start time and a unique suffix: `2026-11-23T08-00-00.250Z-5f3a9c01`.
        package let name: String
        /// The commit that was checked out, with a `+` if files were changed; empty if unknown.
        let commit: String
        /// Whether it lists all examples of the package.
        let isWhole: Bool
        private let shard: String?
        /// What it recorded about the examples, by identifier.
        var examples: [String: Outcome] = [:]

        package init(name: String, commit: String, isWhole: Bool, part: Shard? = nil) {
            (self.name, self.commit, self.isWhole) = (name, commit, isWhole)
            shard = part.map { "\($0.number)/\($0.count)" }
        }

        package var part: Shard? { shard.flatMap(Shard.init) }
        /// The day on which it began: `2026-11-23`.
        var day: String { String(name.prefix(10)) }
        /// The day and the commit: `2026-11-23 (5b9610b)`.
        var text: String { commit.isEmpty ? day : "\(day) (\(commit))" }
        /// How many examples ran, and how many failed.
        var counts: (examples: Int, failures: Int) {
            let verdicts = examples.values.compactMap(\.verdict)
            return (verdicts.count { $0 != .skipped }, verdicts.count(where: \.isFailure))
        }
    }

    /// What a run recorded about an example.
    struct Outcome: Codable, Equatable, Sendable {
        /// How it ended; `nil` if the run left it out.
        var verdict: Verdict?
        /// How long it took if it passed, in milliseconds.
        var duration: Int?
        /// The day of the first run that listed it.
        var since: String
        /// The last run in which it failed, which may be this one: the day and the commit.
        var failed: String?
    }

    /// What all runs recorded about an example.
    struct Record: Sendable {
        /// The outcomes in the runs that listed it, each with the index of the run.
        fileprivate(set) var outcomes: [(run: Int, outcome: Outcome)] = []
        /// The day of the first run that listed it.
        fileprivate(set) var since = ""
        /// The last run in which it failed: the day and the commit.
        fileprivate(set) var failed: String?

        /// The index of the last run that listed it.
        var seen: Int { outcomes.last?.run ?? 0 }
        /// How long it took in its last passing runs, in milliseconds, oldest first.
        var durations: [Int] { outcomes.compactMap(\.outcome.duration).suffix(5) }
    }

    /// How many runs are kept.
    package static let window = 100

    /// The runs, oldest first.
    package private(set) var runs: [Run] = []
    private(set) var records: [String: Record] = [:]

    /// - Parameter runs: The runs of a folder, in any order.
    package init(_ runs: [Run] = []) { runs.sorted { $0.name < $1.name }.forEach { add($0) } }

    /// Adds a run as the last one, even if the clock of its machine is behind.
    mutating func add(_ run: Run) {
        for (identifier, outcome) in run.examples {
            var record = records.removeValue(forKey: identifier) ?? Record()
            record.since = record.outcomes.isEmpty ? outcome.since : min(record.since, outcome.since)
            // A run that began before another ended does not know the failures of the other.
            if record.failed == nil || outcome.verdict?.isFailure == true { record.failed = outcome.failed }
            record.outcomes.append((runs.count, outcome))
            records[identifier] = record
        }
        runs.append(run)
    }
}

/// Records the results of a run, adds them to the history for other reports, and writes the run
/// at the end.
package final class HistoryReporter: Reporter {
    private let earlier: History
    private var run: History.Run
    private let write: (History.Run) -> Void

    /// - Parameters:
    ///   - run: The run that begins.
    ///   - leftOut: The identifiers of the examples that are there and do not run.
    ///   - earlier: The history of the runs before.
    package init(
        _ run: History.Run,
        leavingOut leftOut: [String] = [],
        earlier: History,
        write: @escaping (History.Run) -> Void
    ) {
        (self.run, self.earlier, self.write) = (run, earlier, write)
        for identifier in leftOut { note(identifier, nil, nil) }
    }

    package func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        let seconds = result.duration.isFinite ? min(max(result.duration, 0), 1e9) : 0
        note(example.identifier, result.verdict, result.verdict == .passed ? Int(seconds * 1000) : nil)
    }

    private func note(_ identifier: String, _ verdict: Verdict?, _ duration: Int?) {
        let record = earlier[identifier]
        run.examples[identifier] = History.Outcome(
            verdict: verdict,
            duration: duration,
            since: record?.since ?? run.day,
            failed: verdict?.isFailure == true ? run.text : record?.failed
        )
    }

    /// The history with the results of this run so far.
    package var history: History {
        var history = earlier
        history.add(run)
        return history
    }

    package func finish(_ summary: Summary) { write(run) }
}
