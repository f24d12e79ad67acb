import SpecEvents
import Synchronization

/// Holds back the failures of a piece of code.
///
/// A failure that comes when the code is over, from work that it started and did not wait for, goes where it would have
/// gone: no failure is lost.
final class FailureCollector: FailureOwner {
    private let collected = Mutex<[RecordedFailure]?>([])
    private let owner = CurrentFailureOwner.value

    func record(_ failure: RecordedFailure) {
        let isHeldBack = collected.withLock { collected in
            collected?.append(failure)
            return collected != nil
        }
        if !isHeldBack { Reporter.report(failure, to: owner) }
    }

    func recordPass(at location: CodeLocation) {
        owner?.recordPass(at: location)
    }

    /// A skip is no failure: it goes on to the test at once.
    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    /// Runs `body` with its failures held back. Generic in nothing: the first look of a wait has to be cheap.
    func run(_ body: () -> Void) {
        CurrentFailureOwner.$value.withValue(self, operation: body)
    }

    /// Runs `body` with its failures held back.
    func collect<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let result = CurrentFailureOwner.$value.withValue(self) { Swift.Result(catching: body) }
        return try result.get()
    }

    /// Runs `body` with its failures held back.
    nonisolated(nonsending) func collect<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await CurrentFailureOwner.$value.withValue(self) { try await body() }
    }

    /// Ends the collection, and gives what has come.
    func close() -> [RecordedFailure] {
        collected.withLock { collected in
            defer { collected = nil }
            return collected ?? []
        }
    }
}
