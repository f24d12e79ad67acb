import SpecEvents
import Synchronization

/// What is noted down about an example while it runs. The owner of its failures, whichever thread they come from.
final class ExampleRecord: FailureOwner {
    private struct State {
        var failures: [RecordedFailure] = []
        var skipReason: String?
        var isOver = false
    }

    /// The record of the example that is running now.
    @MainActor static var running: ExampleRecord?

    private let name: String
    private let state = Mutex(State())
    /// XCTest's own record is kept along with this one. It takes failures from any thread.
    private nonisolated(unsafe) unowned let testCase: SpecCase

    init(of example: Example, in testCase: SpecCase) {
        name = example.name
        self.testCase = testCase
    }

    /// Takes a failure: of the example while it runs, and of nobody once it is over.
    func record(_ failure: RecordedFailure) {
        if state.withLock({ $0.isOver }) {
            FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure)
        } else {
            testCase.report(failure)
        }
    }

    /// Notes a failure that XCTest has been told of.
    func note(_ failure: RecordedFailure) {
        state.withLock { $0.failures.append(failure) }
    }

    func skip(_ reason: String) {
        state.withLock { $0.skipReason = $0.skipReason ?? reason }
    }

    var skipReason: String? {
        state.withLock { $0.failures.isEmpty ? $0.skipReason : nil }
    }

    /// Ends the example; what fails from now on comes too late.
    func end() {
        state.withLock { $0.isOver = true }
    }

    func result(duration: Duration) -> ExampleResult {
        state.withLock { state in
            let skipped = state.skipReason != nil
            return ExampleResult(
                status: !state.failures.isEmpty ? .failed : skipped ? .skipped : .passed,
                duration: duration / .seconds(1),
                failures: state.failures,
                reason: state.skipReason
            )
        }
    }
}
