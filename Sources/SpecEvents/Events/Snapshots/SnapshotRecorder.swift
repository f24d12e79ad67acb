/// Records what the running example finds when it compares with snapshots.
package protocol SnapshotRecorder: StepRecorder {
    /// The recorder of the whole example, if this is that of one of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    func record(_ use: SnapshotUse)
    /// What has come of the example so far.
    func result(duration: Duration) -> ExampleResult
}
