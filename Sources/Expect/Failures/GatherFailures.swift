import SpecEvents

/// Returns the failures of the expectations in a closure instead of recording them. Use it to test your own matchers.
///
/// ```swift
/// let failures = gatherFailures { expect(3).to(beEven()) }
/// expect(failures.map(\.message)) == ["expected to be even, got 3"]
/// ```
///
/// - Parameter body: The expectations. An error that it throws counts as a failure, too. Exceptions are the error of
///   `require`, whose failure is in the list already, and an `XCTSkip`, which skips the running example.
/// - Returns: The failures in the order of their occurrence, with messages and places.
public func gatherFailures(_ body: () throws -> Void) -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try collector.collect(body)
    } catch {
        collector.record(thrown: error)
    }
    return collector.close()
}

/// Returns the failures of the expectations in an async closure instead of recording them.
public nonisolated(nonsending) func gatherFailures(
    _ body: nonisolated(nonsending) () async throws -> Void
) async -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try await collector.collect(body)
    } catch {
        collector.record(thrown: error)
    }
    return collector.close()
}

extension FailureCollector {
    fileprivate func record(thrown error: any Error) {
        guard !(error is any ReportedError), !passOnSkip(error) else { return }
        record(RecordedFailure(message: "threw \(describeThrownError(error))", location: nil))
    }
}
