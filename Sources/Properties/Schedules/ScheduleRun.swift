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

    /// Runs a body.
    ///
    /// - Returns: What failed.
    /// - Throws: What does not depend on the order, and a skip.
    func failures(of body: () throws -> Void) throws -> [RecordedFailure] {
        let outer = followTaskOrder(order)
        let result = Result { try CurrentFailureOwner.$value.withValue(failures, operation: body) }
        followTaskOrder(outer)
        return try failures(after: result)
    }

    @MainActor func failures(of body: @MainActor () async throws -> Void) async throws -> [RecordedFailure] {
        let outer = followTaskOrder(order)
        let result: Result<Void, any Error>
        do {
            result = .success(try await CurrentFailureOwner.$value.withValue(failures) { try await body() })
        } catch {
            result = .failure(error)
        }
        followTaskOrder(outer)
        return try failures(after: result)
    }

    private func failures(after result: Result<Void, any Error>) throws -> [RecordedFailure] {
        var failures = failures.close()
        guard case .failure(let error) = result else { return failures }
        let hasNoOrder = Self.failsUnderNoOrder(error)
        if error is ScheduleFailure || hasNoOrder && failures.isEmpty { throw error }
        if failures.isEmpty || !hasNoOrder && !(error is any ReportedError) {
            failures.append(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: nil))
        }
        return failures
    }

    /// Whether an error is no failure of an order: it skips the test, or says that no task can be run.
    private static func failsUnderNoOrder(_ error: any Error) -> Bool {
        isSkip(error) || (error as? VirtualTimeError).map(VirtualTimeError.missingConditions.contains) ?? false
    }

    /// XCTest's error is known by its name, because this module does not know XCTest.
    static func isSkip(_ error: any Error) -> Bool { String(reflecting: type(of: error)) == "XCTest.XCTSkip" }
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
