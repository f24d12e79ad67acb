import SpecEvents
import VirtualTime

/// One run under an order of the tasks.
struct ScheduleRun {
    let choices: Choices
    let order: DrawnTaskOrder
    private let failures = ScheduleFailures()

    init(_ choices: Choices, by picker: TaskPicker, isTold: Bool) {
        self.choices = choices
        order = DrawnTaskOrder(choices, by: picker, isTold: isTold)
    }

    enum Outcome {
        /// None if it passed.
        case failures([RecordedFailure])
        case skip(any SkipError)
        /// It does not depend on the order of the tasks: no task can be run.
        case end(any Error)
    }

    func outcome(of body: () throws -> Void) -> Outcome {
        let outer = followTaskOrder(order)
        let result = Result { try CurrentFailureOwner.$value.withValue(failures, operation: body) }
        followTaskOrder(outer)
        return outcome(after: result)
    }

    @MainActor func outcome(of body: @MainActor () async throws -> Void) async -> Outcome {
        let outer = followTaskOrder(order)
        let result: Result<Void, any Error>
        do {
            result = .success(try await CurrentFailureOwner.$value.withValue(failures) { try await body() })
        } catch {
            result = .failure(error)
        }
        followTaskOrder(outer)
        return outcome(after: result)
    }

    private func outcome(after result: Result<Void, any Error>) -> Outcome {
        var failures = failures.close()
        guard case .failure(let error) = result else { return .failures(failures) }
        let skip = error as? any SkipError
        let isEnd = (error as? VirtualTimeError).map(VirtualTimeError.missingConditions.contains) ?? false
        if error is ScheduleFailure || (isEnd || error is any ReportedError) && failures.isEmpty { return .end(error) }
        if let skip, failures.isEmpty { return .skip(skip) }
        if failures.isEmpty || skip == nil && !isEnd && !(error is any ReportedError) {
            failures.append(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: nil))
        }
        return .failures(failures)
    }
}

/// Collects the failures under one order of the tasks.
private final class ScheduleFailures: FailureOwner {
    private let failures = FailureCollection()
    private let owner = CurrentFailureOwner.value

    func record(_ failure: RecordedFailure) {
        if !failures.add(failure) { owner?.record(failure) }
    }

    func recordPass(at location: CodeLocation) { owner?.recordPass(at: location) }

    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    /// Ends the collection, and returns it. Later failures go to the owner around it.
    func close() -> [RecordedFailure] { failures.close() }
}
