import SpecEvents
import VirtualTime

struct ScheduleRun {
    let choices: Choices
    let order: DrawnTaskOrder
    let start = SearchTime.now
    private let failures: HeldFailures

    /// - Parameter keepsSteps: Whether the example records this run's steps and attachments.
    init(_ choices: Choices, by picker: TaskPicker, keepsSteps: Bool) {
        self.choices = choices
        order = DrawnTaskOrder(choices, by: picker)
        failures = HeldFailures(keepsSteps: keepsSteps)
    }

    enum Outcome {
        /// The failures, or an empty array if the run passed.
        case failures([RecordedFailure])
        case skip(any SkipError)
        /// An error that ends the exploration, such as one that does not depend on the task order.
        case end(any Error)
    }

    func outcome(of body: () throws -> Void) -> Outcome {
        let outer = setTaskOrder(order)
        defer { setTaskOrder(outer) }
        do {
            try CurrentFailureOwner.$value.withValue(failures, operation: body)
            return .failures(failures.close())
        } catch {
            return outcome(after: error)
        }
    }

    @MainActor func outcome(of body: @MainActor () async throws -> Void) async -> Outcome {
        let outer = setTaskOrder(order)
        defer { setTaskOrder(outer) }
        do {
            try await CurrentFailureOwner.$value.withValue(failures) { try await body() }
            return .failures(failures.close())
        } catch {
            return outcome(after: error)
        }
    }

    private func outcome(after error: any Error) -> Outcome {
        var failures = failures.close()
        let skip = error as? any SkipError
        let isEnd = (error as? VirtualTimeError)?.isOrderIndependent == true
        if error is ScheduleFailure || (isEnd || error is any ReportedError) && failures.isEmpty { return .end(error) }
        if let skip, failures.isEmpty { return .skip(skip) }
        if failures.isEmpty || skip == nil && !isEnd && !(error is any ReportedError) {
            failures.append(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: nil))
        }
        return .failures(failures)
    }
}

/// Collects the failures in one run. After ``close()``, further failures go to the outer owner.
final class HeldFailures: FailureOwner {
    private let failures = FailureCollection()
    private let owner = CurrentFailureOwner.value
    private let keepsSteps: Bool

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

    func close() -> [RecordedFailure] { failures.close() }
}

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
