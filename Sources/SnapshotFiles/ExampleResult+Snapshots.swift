import SpecEvents

extension ExampleResult {
    /// Returns the snapshots that may be written if ``hasNonSnapshotFailures`` is `false`.
    ///
    /// - Parameter updates: Whether to include changed snapshots and those missing snapshots that
    ///   caused a failure. If `false`, includes only the missing snapshots that caused no failure.
    package func snapshotsToWrite(updates: Bool) -> [SnapshotUse] {
        (snapshots ?? []).filter { use in
            use.actual != nil && (updates || (use.expected == nil && failure(of: use) == nil))
        }
    }

    /// Whether the example was skipped, did not finish, is a known issue, or has failures that are
    /// unrelated to the snapshots that could be written.
    package var hasNonSnapshotFailures: Bool {
        let uses = snapshotsToWrite(updates: true)
        let isExplained = failures.allSatisfy { failure in uses.contains { Self.is(failure, of: $0) } }
        return (status != .passed && status != .failed) || !isExplained || isKnownIssue
    }

    package func failure(of use: SnapshotUse) -> RecordedFailure? { failures.first { Self.is($0, of: use) } }

    /// Returns whether the failure is about the use. Ignores indented lines, which describe groups.
    private static func `is`(_ failure: RecordedFailure, of use: SnapshotUse) -> Bool {
        failure.message.split(separator: "\n").contains { $0.first != " " && $0.contains("match \(use.title), ") }
    }
}
