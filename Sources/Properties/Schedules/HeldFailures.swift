import SpecEvents

/// Holds back the failures of a piece of code that runs again and again. Those that come later go to the owner around it.
final class HeldFailures: FailureOwner {
    private let failures = FailureCollection()
    private let owner = CurrentFailureOwner.value
    private let keepsSteps: Bool

    /// - Parameter keepsSteps: Whether the example gets the steps and attachments of this run: those of all would be too many.
    init(keepsSteps: Bool) {
        self.keepsSteps = keepsSteps
    }

    func record(_ failure: RecordedFailure) {
        if !failures.add(failure) { owner?.record(failure) }
    }

    func recordPass(at location: CodeLocation) { owner?.recordPass(at: location) }

    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    var stepRecorder: (any StepRecorder)? {
        (owner?.stepRecorder as? any SnapshotRecorder).map { RunRecorder(within: $0, keepsSteps: keepsSteps) }
    }

    /// Ends the collection, and returns it.
    func close() -> [RecordedFailure] { failures.close() }
}

/// Records one of several runs of a piece of code in an example.
private final class RunRecorder: SnapshotRecorder {
    private let whole: any SnapshotRecorder
    private let keepsSteps: Bool

    init(within whole: any SnapshotRecorder, keepsSteps: Bool) {
        (self.whole, self.keepsSteps) = (whole, keepsSteps)
    }

    var snapshotRecorder: any SnapshotRecorder { whole.snapshotRecorder }
    var identity: ExampleIdentity { whole.identity }
    var isOver: Bool { whole.isOver }

    func record(_ failure: RecordedFailure) { whole.record(failure) }

    func record(_ use: SnapshotUse) -> String? { whole.record(use) }

    func result(duration: Duration) -> ExampleResult { whole.result(duration: duration) }

    func beginStep(_ name: String) -> Int { keepsSteps ? whole.beginStep(name) : 0 }

    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {
        if keepsSteps { whole.endStep(id, duration: duration, throwing: error, hasFailed: hasFailed) }
    }

    func attach(_ attachment: ExampleAttachment) {
        if keepsSteps { whole.attach(attachment) }
    }
}
