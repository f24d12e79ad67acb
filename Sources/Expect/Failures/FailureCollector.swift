import SpecEvents

/// Collects the failures of a piece of code instead of reporting them.
///
/// Work that the code started and did not await may fail after the collection has ended. Such a failure is reported as
/// if there had been no collector.
final class FailureCollector: FailureOwner {
    private let collected = FailureCollection()
    private let owner = CurrentFailureOwner.value

    var subject: (any FailureSubject)? { owner?.subject }
    var stepRecorder: (any StepRecorder)? { owner?.stepRecorder }

    func record(_ failure: RecordedFailure) {
        if !collected.add(failure) { FailureDispatcher.report(failure, to: owner) }
    }

    func recordPass(at location: CodeLocation) {
        owner?.recordPass(at: location)
    }

    /// Passes a skip on to the test at once, because it is no failure.
    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    /// Runs `body` and collects its failures.
    func collect<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let result = CurrentFailureOwner.$value.withValue(self) { Swift.Result(catching: body) }
        return try result.get()
    }

    /// Runs `body` and collects its failures.
    nonisolated(nonsending) func collect<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentFailureOwner.with(self, body)
    }

    /// Ends the collection, and returns the collected failures.
    func close() -> [RecordedFailure] { collected.close() }
}
