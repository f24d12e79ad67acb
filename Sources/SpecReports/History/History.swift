import Foundation
import SpecEvents

package struct History: Sendable {
    struct Outcome: Equatable, Sendable {
        /// The example's result, or `nil` if the run left the example out.
        var verdict: Verdict?
        /// In milliseconds, or `nil` if the example did not pass.
        var duration: Int?
    }

    struct Record: Sendable {
        /// The outcomes from the runs that listed the example, along with the index of each run.
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

    /// Adds a run as the latest one, regardless of when it started.
    mutating func add(_ run: Run) {
        runs.append(run)
        addResults(of: runs.suffix(1))
    }

    /// Adds the results of consecutive runs that all list the same examples.
    private mutating func addResults(of runs: ArraySlice<Run>) {
        func lines(_ column: KeyPath<Run, String>) -> [String] {
            (runs.last?[keyPath: column] ?? "").components(separatedBy: "\n").dropLast()
        }
        let (since, failed) = (lines(\.since), lines(\.failed))
        let verdicts = runs.map { $0.verdicts.utf8.map(Verdict.init(letter:)) }
        for (row, identifier) in lines(\.identifiers).enumerated() {
            var record = records.removeValue(forKey: identifier) ?? Record()
            record.since = record.outcomes.isEmpty ? since[row] : min(record.since, since[row])
            // The column may lack failures from runs that were still in progress when its run
            // started. It must not replace a failure that is already known from another run.
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
    /// A run that is stored as a file in the `--history` folder.
    package struct Run: Codable, Sendable {
        /// The start time with a unique suffix, as in `2026-11-23T08-00-00.250Z-5f3a9c01`.
        package let name: String
        /// The commit that was checked out, followed by `+` if files had changed. Empty if unknown.
        let commit: String
        /// Whether the run lists all of the package's examples.
        let isWhole: Bool

        // Results are stored in columns, sorted by the examples' identifiers. Reading a column
        // takes a tenth of the time that it would take to read an object for each example.

        /// The examples' identifiers, one per line.
        fileprivate private(set) var identifiers = ""
        /// Each example's ``Verdict/letter``, or `-` if the run left the example out.
        fileprivate private(set) var verdicts = ""
        /// Each example's duration in milliseconds, or 0 if the example did not pass.
        fileprivate private(set) var durations: [Int] = []
        /// For each example, a line with the day of the first run that listed it.
        fileprivate private(set) var since = ""
        /// For each example, a line with the day and commit of its previous failure, if any.
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

        /// Whether all columns have the same length. Edited files may lack values.
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

/// A reporter that adds a run's results to the history and writes the run when it ends.
package final class HistoryReporter: Reporter {
    private let earlier: History
    private let run: History.Run
    private let write: (History.Run) -> Void
    private var outcomes: [String: History.Outcome] { didSet { made = nil } }
    private var made: History?

    /// - Parameter leftOut: The identifiers of the examples that this run leaves out.
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

    /// The history, including this run's results so far.
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
