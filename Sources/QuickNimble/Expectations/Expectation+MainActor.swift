import Expect

// As in Nimble, async polling evaluates a sync expression on the main actor.

extension Expectation {
    /// Polls on the main actor until the value matches.
    public nonisolated(nonsending) func toEventually(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async {
        let state = PollState(.toEventually, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        _ = await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls on the main actor until the value does not match.
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: some Matching<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        inARow: Int = 1,
        description: @autoclosure () -> String? = nil
    ) async {
        let state = PollState(.toEventuallyNot, timeout: timeout, pollInterval: pollInterval, inARow: inARow)
        _ = await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls on the main actor to check that the value never matches.
    public nonisolated(nonsending) func toNever(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        let state = PollState(.toNever, timeout: until, pollInterval: pollInterval)
        _ = await polled(matcher.asyncMatcher, state, description)
    }

    /// Polls on the main actor to check that the value always matches.
    public nonisolated(nonsending) func toAlways(
        _ matcher: some Matching<Value>,
        until: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        let state = PollState(.toAlways, timeout: until, pollInterval: pollInterval)
        _ = await polled(matcher.asyncMatcher, state, description)
    }
}
