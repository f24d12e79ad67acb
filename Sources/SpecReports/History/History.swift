import Foundation
import SpecEvents

package struct History: Sendable {
    struct Outcome: Equatable, Sendable {
        /// How the example ended, or `nil` if the run left it out.
        var verdict: Verdict?
        /// The duration in milliseconds, or `nil` if the example did not pass.
        var duration: Int?
    }

    struct Record: Sendable {
        /// The outcomes in the runs that listed the example, each with the index of its run.
        fileprivate(set) var outcomes: [(run: Int, outcome: Outcome)] = []
        /// The day of the first run that listed the example.
        fileprivate(set) var since = ""
        /// The day and commit of the example's last failure, or `nil` if it never failed.
        fileprivate(set) var lastFailure: String?

        var lastRunIndex: Int { outcomes.last?.run ?? 0 }
        var durations: [Int] { outcomes.compactMap(\.outcome.duration).suffix(5) }
    }

    package static let window = 100

    package private(set) var runs: [Run]
    private(set) var records: [String: Record] = [:]

    package init(_ runs: [Run] = []) {
        self.runs = runs.sorted { $0.name < $1.name }
        var start = 0
        for end in self.runs.indices.map({ $0 + 1 })
        where end == runs.count || self.runs[end].identifiers != self.runs[start].identifiers {
            addResults(of: self.runs[start..<end])
            start = end
        }
    }

    /// Adds a run as the latest, regardless of its start time.
    mutating func add(_ run: Run) {
        runs.append(run)
        addResults(of: runs.suffix(1))
    }

    /// Adds the results of consecutive runs that list the same examples.
    private mutating func addResults(of runs: ArraySlice<Run>) {
        func lines(_ column: KeyPath<Run, String>) -> [String] {
            (runs.last?[keyPath: column] ?? "").components(separatedBy: "\n").dropLast()
        }
        let (since, failed) = (lines(\.since), lines(\.failed))
        let verdicts = runs.map { $0.verdicts.utf8.map(Verdict.init(letter:)) }
        for (row, identifier) in lines(\.identifiers).enumerated() {
            var record = records.removeValue(forKey: identifier) ?? Record()
            record.since = record.outcomes.isEmpty ? since[row] : min(record.since, since[row])
            // A failure that is already known is not replaced, because the stored column lacks
            // failures in runs that had not ended when the run of the column started.
            if record.lastFailure == nil, !failed[row].isEmpty { record.lastFailure = failed[row] }
            for (run, verdicts) in zip(runs.indices, verdicts) {
                let verdict = verdicts[row]
                if verdict?.isFailure == true { record.lastFailure = runs[run].text }
                let duration = verdict == .passed ? runs[run].durations[row] : nil
                record.outcomes.append((run, Outcome(verdict: verdict, duration: duration)))
            }
            records[identifier] = record
        }
    }

    subscript(identifier: String) -> Record? { records[identifier] }
}

extension History {
    /// A run, as stored in a file in the `--history` folder.
    package struct Run: Codable, Sendable {
        /// The start time with a unique suffix, such as `2026-11-23T08-00-00.250Z-5f3a9c01`.
        package let name: String
        /// The checked-out commit, followed by `+` if files were changed. Empty if it is unknown.
        let commit: String
        /// Whether the run lists all examples of the package.
        let isWhole: Bool

        // The results are stored as columns, in the order of the examples' identifiers. Reading a
        // column takes a tenth of the time that reading an object for each example would take.

        /// The identifiers of the examples, one per line.
        fileprivate private(set) var identifiers = ""
        /// The ``Verdict/letter`` of each example, or `-` if the run left it out.
        fileprivate private(set) var verdicts = ""
        /// The duration of each example in milliseconds, or 0 if it did not pass.
        fileprivate private(set) var durations: [Int] = []
        /// The day of the first run that listed each example, one per line.
        fileprivate private(set) var since = ""
        /// The day and commit of each example's last earlier failure, or an empty line for none.
        fileprivate private(set) var failed = ""

        package init(name: String, commit: String, isWhole: Bool) {
            (self.name, self.commit, self.isWhole) = (name, commit, isWhole)
        }

        mutating func record(_ outcomes: [String: Outcome], after earlier: History) {
            let examples = outcomes.sorted { $0.key < $1.key }
            let records = examples.map { earlier[$0.key] }
            identifiers = Self.lines(examples.map(\.key))
            verdicts = String(examples.map { $0.value.verdict?.letter ?? "-" })
            durations = examples.map { $0.value.duration ?? 0 }
            since = Self.lines(records.map { $0?.since ?? day })
            failed = Self.lines(records.map { $0?.lastFailure ?? "" })
        }

        private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

        /// Edited files may lack values.
        package var isComplete: Bool {
            let count = durations.count
            return [identifiers, since, failed].allSatisfy { $0.utf8.count { $0 == UInt8(ascii: "\n") } == count }
                && verdicts.utf8.count == count
                && verdicts.utf8.allSatisfy { $0 == UInt8(ascii: "-") || Verdict(letter: $0) != nil }
        }

        var day: String { String(name.prefix(10)) }
        var text: String { commit.isEmpty ? day : "\(day) (\(commit))" }
        var counts: (examples: Int, failures: Int) {
            let verdicts = verdicts.utf8.compactMap(Verdict.init(letter:))
            return (verdicts.count { $0 != .skipped }, verdicts.count(where: \.isFailure))
        }
    }
}

/// A reporter that adds the results of a run to the history, and writes the run when it ends.
package final class HistoryReporter: Reporter {
    private let earlier: History
    private let run: History.Run
    private let write: (History.Run) -> Void
    private var outcomes: [String: History.Outcome] { didSet { made = nil } }
    private var made: History?

    /// - Parameter leftOut: The identifiers of existing examples that do not run.
    package init(
        _ run: History.Run,
        leavingOut leftOut: [String] = [],
        earlier: History,
        write: @escaping (History.Run) -> Void
    ) {
        (self.run, self.earlier, self.write) = (run, earlier, write)
        outcomes = Dictionary(leftOut.map { ($0, History.Outcome()) }) { first, _ in first }
    }

    package func report(_ event: Event) {
        guard case .exampleFinished(let example, let result) = event else { return }
        let seconds = result.duration.isFinite ? min(max(result.duration, 0), 1e9) : 0
        let duration = result.verdict == .passed ? Int(seconds * 1000) : nil
        outcomes[example.identifier] = History.Outcome(verdict: result.verdict, duration: duration)
    }

    /// The history, including the results of this run so far.
    package var history: History {
        if let made { return made }
        var history = earlier
        var run = run
        run.record(outcomes, after: history)
        history.add(run)
        made = history
        return history
    }

    package func finish(_ summary: Summary) {
        if let run = history.runs.last { write(run) }
    }
}
