import SpecEvents
import XCTest

/// Returns the failures in a closure instead of recording them. Useful for testing your matchers.
///
/// ```swift
/// let failures = gatherFailures { expect(3).to(beEven()) }
/// expect(failures.map(\.message)) == ["expected to be even, got 3"]
/// ```
///
/// An error that the closure throws also counts as a failure, but a failing `require` is listed
/// only once. In an example, an `XCTSkip` skips the example and does not count as a failure.
public func gatherFailures(_ body: () throws -> Void) -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try CurrentFailureOwner.$value.withValue(collector, operation: body)
    } catch {
        collector.record(thrown: error)
    }
    return collector.close()
}

/// Returns the failures in an async closure instead of recording them.
public nonisolated(nonsending) func gatherFailures(
    _ body: nonisolated(nonsending) () async throws -> Void
) async -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try await CurrentFailureOwner.with(collector, body)
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

/// Work that was started but not awaited may fail after the collector is closed. Such a failure is
/// reported as if there were no collector.
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

    /// A skip is not a failure, so the enclosing owner decides whether to accept it.
    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    func close() -> [RecordedFailure] { collected.close() }
}

func describeThrownError(_ error: any Error) -> String {
    guard let skip = error as? XCTSkip else { return describe(error: error) }
    let reason = skip.message.map { " (\($0))" } ?? ""
    return "XCTSkip\(reason); only the test itself can skip, so throw it outside of this closure"
}

/// Skips the running example if the error is an `XCTSkip`, and returns whether it did. Skips
/// nothing outside of a spec, because XCTest skips a test only if the test method throws.
package func passOnSkip(_ error: any Error) -> Bool {
    guard let skip = error as? XCTSkip else { return false }
    return CurrentFailureOwner.value?.acceptSkip(skip.message ?? "no reason given") ?? false
}
