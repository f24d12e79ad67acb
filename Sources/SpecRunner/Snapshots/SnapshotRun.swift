import SnapshotFiles
import SpecEvents
import SpecReports

/// What the examples of a run found when they compared with snapshots; with `--repeat`, of all runs. At the end it writes them, and
/// tells which are not used any more.
final class SnapshotRun: Reporter {
    private(set) var examples: [ByteKey: (identity: ExampleIdentity, results: [ExampleResult])] = [:]
    private var accepted: Set<SnapshotUse> = []

    /// Forgets the run before, in `--watch`.
    func begin() { (examples, accepted) = ([:], []) }

    func report(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return }
        // What it printed and attached is not needed, and may be much.
        var kept = ExampleResult(status: result.status, duration: 0, failures: result.failures)
        (kept.expectedFailures, kept.snapshots) = (result.expectedFailures, result.snapshots)
        examples[ByteKey(identity.identifier), default: (identity, [])].results.append(kept)
    }

    /// What each example found in its runs.
    var results: [[ExampleResult]] { examples.values.map(\.results) }

    /// Writes what the run found, and returns whether nothing was refused.
    func write(updates: Bool) -> Bool {
        let writer = SnapshotWriter(results, updates: updates)
        writer.summary.forEach(Console.error)
        // What is written into a source moves the lines below it.
        if writer.written.contains(where: { $0.line != nil }), results.joined().contains(where: \.isFailure) {
            Console.error("note: the lines above are those before the snapshots were written")
        }
        return writer.refused.isEmpty
    }

    /// Tells which snapshots no example uses, or removes them if the options ask for it, and returns whether all could be.
    func settleUnused(_ options: Options, _ summaries: [Summary], _ list: ExampleList) -> Bool {
        if let reason = reasonNotToLook(options, summaries) {
            if options.removesUnusedSnapshots { Console.error("note: no unused snapshots are removed: \(reason)") }
            return true
        }
        let unused = UnusedSnapshots(self, list.examples)
        if options.removesUnusedSnapshots { return unused.remove(Console.error) }
        unused.notice.forEach(Console.error)
        return true
    }

    private func reasonNotToLook(_ options: Options, _ summaries: [Summary]) -> String? {
        if !options.selectsAll { return "not all examples were selected" }
        if Interrupts.stopReason != nil { return "the run was stopped" }
        if summaries.contains(where: \.isFocused) { return "focus is on" }
        return summaries.allSatisfy(\.isSuccess) ? nil : "the run failed"
    }

    /// The snapshots that differ and could be accepted, with the messages of their failures.
    var differences: [(use: SnapshotUse, message: String)] {
        let pairs = results.joined().filter { !$0.hasFailedBesideSnapshots }.flatMap { result in
            result.snapshotsToWrite(updates: true).compactMap { use in
                accepted.contains(use) ? nil : result.failure(of: use).map { (use, $0.message) }
            }
        }
        func order(_ use: SnapshotUse) -> (String, Int, String) { (use.file, use.line ?? 0, use.key.example) }
        return Dictionary(pairs) { first, _ in first }.sorted { order($0.key) < order($1.key) }.map { ($0, $1) }
    }

    /// Shows each difference, and writes those that are accepted. Those that are left stay.
    ///
    /// - Parameter ask: Returns the key: `y`, `n` or `q`.
    /// - Returns: Whether something was accepted.
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
        SnapshotWriter(results, updates: true, only: chosen).summary.forEach(print)
        accepted.formUnion(chosen)
        return true
    }
}
