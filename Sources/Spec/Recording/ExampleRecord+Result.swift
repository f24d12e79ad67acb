import ProcessShims
import SpecEvents

extension ExampleRecord {
    /// Whether it passes at the first attempt and nothing was expected, by Expect, XCTest or Swift Testing, on any thread,
    /// although it should be; `false` where Spec does not see what passes.
    var expectsNothing: Bool { state.withLock { expectsNothing($0.attempts) } }

    private func expectsNothing(_ attempts: Attempts) -> Bool {
        guard attempts.hasPassed, attempts.earlier.isEmpty, !example.traits.expectsNothing,
            example.traits.knownIssue == nil
        else { return false }
        return assertion_calls_are_seen() && expectation_count() == expectationCount
    }

    func result(duration: Duration) -> ExampleResult {
        state.withLock { state in
            let attempts = state.attempts
            var result = ExampleResult(
                status: !attempts.failures.isEmpty ? .failed : attempts.skipReason != nil ? .skipped : .passed,
                duration: duration / .seconds(1),
                failures: attempts.failures,
                reason: attempts.skipReason
            )
            if !attempts.expectedFailures.isEmpty {
                result.reason = example.traits.knownIssue ?? nil
                result.expectedFailures = attempts.expectedFailures
            }
            result.earlierAttempts = attempts.earlier.isEmpty ? nil : attempts.earlier
            result.steps = state.steps.ended.isEmpty ? nil : state.steps.ended
            result.attachments = state.attachments.isEmpty ? nil : state.attachments
            result.snapshots = state.snapshots.isEmpty ? nil : state.snapshots
            result.expectsNothing = expectsNothing(attempts)
            result.replay = attempts.replay
            return result
        }
    }
}
