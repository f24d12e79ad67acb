import SnapshotFiles
import SpecEvents
import SpecReports

/// Collects what the examples of a run found when they compared with snapshots. With `--repeat`, of all runs.
final class SnapshotCollector: Reporter {
    private var indices: [ByteKey: Int] = [:]
    private(set) var examples: [(identity: ExampleIdentity, results: [ExampleResult])] = []

    func report(_ event: Event) {
        guard case .exampleFinished(let identity, let result) = event else { return }
        // What it printed and attached is not needed, and may be much.
        var kept = ExampleResult(status: result.status, duration: 0, failures: result.failures)
        (kept.expectedFailures, kept.snapshots) = (result.expectedFailures, result.snapshots)
        if let index = indices[ByteKey(identity.identifier)] {
            examples[index].results.append(kept)
        } else {
            indices[ByteKey(identity.identifier)] = examples.count
            examples.append((identity, [kept]))
        }
    }

    /// What each example found in its runs, in the order of the run.
    var results: [[ExampleResult]] { examples.map(\.results) }

    /// The snapshots that differ and could be accepted, with the messages of their failures.
    var differences: [(use: SnapshotUse, message: String)] {
        examples.flatMap(\.results).filter { !$0.hasFailedBesideSnapshots }.flatMap { result in
            result.snapshotsToWrite(updates: true).compactMap { use in
                result.failure(of: use).map { (use, $0.message) }
            }
        }
    }
}
