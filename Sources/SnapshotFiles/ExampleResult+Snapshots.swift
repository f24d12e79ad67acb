import SpecEvents

extension ExampleResult {
    /// The snapshots to write, if the example did not fail otherwise.
    ///
    /// - Parameter updates: Whether to write changed snapshots, and missing ones that fail.
    package func snapshotsToWrite(updates: Bool) -> [SnapshotUse] {
        (snapshots ?? []).filter { use in
            use.actual != nil && (updates || (use.expected == nil && failure(of: use) == nil))
        }
    }

    /// Whether it did not run to its end, or failed in anything but a comparison with a snapshot.
    package var hasFailedBesideSnapshots: Bool {
        let uses = snapshotsToWrite(updates: true)
        let isExplained = failures.allSatisfy { failure in uses.contains { Self.is(failure, of: $0) } }
        return (status != .passed && status != .failed) || !isExplained || isKnownIssue
    }

    /// The failure of a comparison.
    package func failure(of use: SnapshotUse) -> RecordedFailure? { failures.first { Self.is($0, of: use) } }

    /// Whether a failure is that of a comparison alone: an indented line belongs to a group.
    private static func `is`(_ failure: RecordedFailure, of use: SnapshotUse) -> Bool {
        failure.message.split(separator: "\n").contains { $0.first != " " && $0.contains("match \(use.title), ") }
    }
}
