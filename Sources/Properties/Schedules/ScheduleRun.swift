import SpecEvents
import VirtualTime

/// One run under an order of the tasks.
struct ScheduleRun {
    let choices: Choices
    let order: DrawnTaskOrder
    let start = ContinuousClock.now
    private let failures: HeldFailures

    /// - Parameters:
    ///   - isTold: Whether the failure tells of this run.
    ///   - isFirst: Whether it is that of the simplest order.
    init(_ choices: Choices, by picker: TaskPicker, isTold: Bool, isFirst: Bool) {
        self.choices = choices
        order = DrawnTaskOrder(choices, by: picker)
        failures = HeldFailures(keepsSteps: isTold || isFirst)
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
        defer { followTaskOrder(outer) }
        do {
            try CurrentFailureOwner.$value.withValue(failures, operation: body)
            return .failures(failures.close())
        } catch {
            return outcome(after: error)
        }
    }

    @MainActor func outcome(of body: @MainActor () async throws -> Void) async -> Outcome {
        let outer = followTaskOrder(order)
        defer { followTaskOrder(outer) }
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
        let isEnd = (error as? VirtualTimeError)?.isOfAnyOrder == true
        if error is ScheduleFailure || (isEnd || error is any ReportedError) && failures.isEmpty { return .end(error) }
        if let skip, failures.isEmpty { return .skip(skip) }
        if failures.isEmpty || skip == nil && !isEnd && !(error is any ReportedError) {
            failures.append(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: nil))
        }
        return .failures(failures)
    }
}
