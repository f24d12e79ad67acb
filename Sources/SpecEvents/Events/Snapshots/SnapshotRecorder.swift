/// Records what the running example finds when it compares with snapshots.
package protocol SnapshotRecorder: StepRecorder {
    /// The recorder of the whole example, if this is that of one of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    var isOver: Bool { get }
    /// - Returns: Why the example does not take what was found; `nil` if it does.
    func record(_ use: SnapshotUse) -> String?
    /// What has come of the example so far.
    func result(duration: Duration) -> ExampleResult
}
