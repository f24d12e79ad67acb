import SpecEvents
import XCTest

/// Returns the failures in a closure instead of recording them. Use it to test your own matchers.
///
/// ```swift
/// let failures = gatherFailures { expect(3).to(beEven()) }
/// expect(failures.map(\.message)) == ["expected to be even, got 3"]
/// ```
///
/// A thrown error also counts as a failure, but a failing `require` is listed only once. In an
/// example, an `XCTSkip` is not a failure: it skips the example.
public func gatherFailures(_ body: () throws -> Void) -> [RecordedFailure] {
    let collector = FailureCollector()
    do {
        try CurrentFailureOwner.$value.withValue(collector, operation: body)
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

/// Work that the code started and did not await may fail after the collection has ended. Such a
/// failure is reported as if there had been no collector.
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

    /// A skip is not a failure, so the surrounding owner decides.
    func acceptSkip(_ reason: String) -> Bool { owner?.acceptSkip(reason) ?? false }

    func close() -> [RecordedFailure] { collected.close() }
}

func describeThrownError(_ error: any Error) -> String {
    guard let skip = error as? XCTSkip else { return describe(error: error) }
    let reason = skip.message.map { " (\($0))" } ?? ""
    return "XCTSkip\(reason); only the test itself can skip, so throw it outside of this closure"
}

/// Skips the running example for a closure that cannot rethrow an `XCTSkip`. Returns `false`
/// outside of a spec, because XCTest skips a test case only if the test method throws.
package func passOnSkip(_ error: any Error) -> Bool {
    guard let skip = error as? XCTSkip else { return false }
    return CurrentFailureOwner.value?.acceptSkip(skip.message ?? "no reason given") ?? false
}
