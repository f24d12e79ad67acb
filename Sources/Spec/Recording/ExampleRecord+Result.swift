import ProcessShims
import SpecEvents

extension ExampleRecord {
    /// Whether it passes at the first attempt and nothing was expected, by Expect, XCTest or Swift Testing, on any thread,
    /// although it should be; `false` where Spec does not see what passes.
    private func expectsNothing(_ state: State) -> Bool {
        let attempts = state.attempts
        guard attempts.hasPassed, attempts.earlier.isEmpty, !example.traits.expectsNothing,
            example.traits.knownIssue == nil
        else { return false }
        return assertion_calls_are_seen() && expectation_count() == expectationCount + state.foreignExpectations
    }

    /// Fails the example if it expects nothing.
    @MainActor func requireExpectations() {
        guard state.withLock({ expectsNothing($0) }) else { return }
        CurrentFailureOwner.$value.withValue(self) {
            recordFault(Misuse.expectsNothing(at: example.location).failure)
        }
    }

    /// Leaves out what is expected since the start of another example, on which this one builds.
    func leaveOutExpectations(since other: ExampleRecord) {
        state.withLock { $0.foreignExpectations += expectation_count() - other.expectationCount }
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
            result.expectsNothing = expectsNothing(state)
            result.replay = attempts.replay
            return result
        }
    }
}
