import SpecEvents

/// Gives the failures of the expectations in a closure instead of recording them: how to test a matcher of your own.
///
/// ```swift
/// let failures = gatherFailures { expect(3).to(beEven()) }
/// expect(failures.map(\.message)) == ["expected to be even, got 3"]
/// ```
///
/// - Parameter body: What is expected. An error that it throws is a failure too, unless it is that of a `require`, whose
///   failure is among them already, or an `XCTSkip`, which skips the running example.
/// - Returns: The failures in the order in which they came, with their messages and places.
public func gatherFailures(_ body: () throws -> Void) -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try collector.collect(body)
    } catch {
        collector.record(thrown: error)
    }
    return collector.close()
}

/// Gives the failures of the expectations in an async closure instead of recording them.
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
        record(RecordedFailure(message: "threw \(describe(thrown: error))", location: nil))
    }
}
