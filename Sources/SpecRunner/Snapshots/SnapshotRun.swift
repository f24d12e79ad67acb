import Foundation
import SnapshotFiles
import SpecEvents
import SpecReports

/// A reporter that collects the snapshot comparisons in a run, or in all runs of `--repeat`, and
/// writes snapshots at the end.
final class SnapshotRun: Reporter {
    private var examples: [String: [ExampleResult]] = [:]
    private var accepted: Set<SnapshotUse> = []
    private var notices: [String] = []
    /// The files that have been written since `--watch` last checked for changes.
    var written: Set<String> = []

    /// Discards the results of the previous run in a `--watch` session.
    func begin() { (examples, accepted, notices) = ([:], [], []) }

    func tell() { notices.forEach(Console.error) }

    func report(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return }
        // The result's output and attachments are not needed, and may be large.
        var kept = ExampleResult(status: result.status, duration: 0, failures: result.failures)
        (kept.expectedFailures, kept.snapshots) = (result.expectedFailures, result.snapshots)
        examples[identity.identifier, default: []].append(kept)
    }

    var results: [[ExampleResult]] { Array(examples.values) }

    /// Writes missing snapshots that caused no failure, and returns any problems. If `updates` is
    /// set, also writes changed snapshots and missing ones that caused a failure.
    func write(updates: Bool, _ source: SourceExcerpts) -> [String] {
        let inline = results.joined().flatMap { $0.snapshotsToWrite(updates: updates) }.filter { $0.line != nil }
        source.keep(Set(inline.map(\.file)))
        let writer = SnapshotWriter(results, updates: updates)
        notices += writer.summary
        written.formUnion(writer.writtenFiles)
        // Writing a snapshot into a source file changes the line numbers below it.
        if writer.written.contains(where: { $0.line != nil }), results.joined().contains(where: \.isFailure) {
            notices.append(
                "note: the lines above are those before the snapshots were written; run again before you use a command that has one"
            )
        }
        return writer.problems
    }

    /// The snapshots that differ and that the user can accept.
    var differences: [(use: SnapshotUse, message: String)] {
        let pairs = results.joined().filter { !$0.hasNonSnapshotFailures }.flatMap { result in
            result.snapshotsToWrite(updates: true).compactMap { use in
                accepted.contains(use) ? nil : result.failure(of: use).map { (use, $0.message) }
            }
        }
        func order(_ use: SnapshotUse) -> (String, Int, String) { (use.file, use.line ?? 0, use.key.example) }
        return Dictionary(pairs) { first, _ in first }.sorted { order($0.key) < order($1.key) }.map { ($0, $1) }
    }

    /// - Parameter ask: A closure that returns the user's answer: `y`, `n` or `q`.
    /// - Returns: Whether the user accepted any snapshot.
    func review(_ print: (String) -> Void, ask: () -> Character) -> Bool {
        let differences = differences
        var chosen: Set<SnapshotUse> = []
        for (index, difference) in differences.enumerated() {
            let number = "\(index + 1) of \(differences.count), “\(difference.use.key.example)”"
            print("\n\(number): \(difference.message)\ny: accept, n: leave, q: end")
            let key = ask()
            if key == "q" { break }
            if key == "y" { chosen.insert(difference.use) }
        }
        guard !chosen.isEmpty else { return false }
        let writer = SnapshotWriter(results, updates: true, only: chosen)
        writer.summary.forEach(print)
        written.formUnion(writer.writtenFiles)
        accepted.formUnion(chosen)
        return true
    }
}
