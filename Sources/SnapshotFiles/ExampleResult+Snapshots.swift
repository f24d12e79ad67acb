import SpecEvents

extension ExampleResult {
    /// Returns the snapshots to write if the example has not failed for other reasons.
    ///
    /// - Parameter updates: Whether to write changed snapshots, and missing ones that caused a
    ///   failure.
    package func snapshotsToWrite(updates: Bool) -> [SnapshotUse] {
        (snapshots ?? []).filter { use in
            use.actual != nil && (updates || (use.expected == nil && failure(of: use) == nil))
        }
    }

    /// Whether the example did not finish, is a known issue, or has failures unrelated to snapshots.
    package var hasFailedBesideSnapshots: Bool {
        let uses = snapshotsToWrite(updates: true)
        let isExplained = failures.allSatisfy { failure in uses.contains { Self.is(failure, of: $0) } }
        return (status != .passed && status != .failed) || !isExplained || isKnownIssue
    }

    package func failure(of use: SnapshotUse) -> RecordedFailure? { failures.first { Self.is($0, of: use) } }

    /// Returns whether the given snapshot comparison caused a failure. Indented lines of the
    /// message do not count, because they belong to a group of expectations.
    private static func `is`(_ failure: RecordedFailure, of use: SnapshotUse) -> Bool {
        failure.message.split(separator: "\n").contains { $0.first != " " && $0.contains("match \(use.title), ") }
    }
}
