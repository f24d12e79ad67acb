extension AsyncExpectation {
    /// Expects the value to match at some time before the time-out, without blocking the thread.
    ///
    /// ```swift
    /// await expect { await cache.count }.toEventually(equal(3))
    /// ```
    ///
    /// An expression that throws is looked at again. If the task is cancelled the wait ends and fails.
    ///
    /// - Parameters:
    ///   - matcher: What the value should become.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; ``AsyncDefaults/pollInterval`` if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public nonisolated(nonsending) func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        await wait(for: Judgement(matcher, .toEventually), timeout, pollInterval, description)
    }

    /// Expects the value to stop matching at some time before the time-out; otherwise the same as `toEventually`.
    ///
    /// - Parameters:
    ///   - matcher: What the value should cease to be.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; ``AsyncDefaults/pollInterval`` if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        await wait(for: Judgement(matcher, .toEventuallyNot), timeout, pollInterval, description)
    }

    private nonisolated(nonsending) func wait(
        for judgement: Judgement<Value>,
        _ timeout: Duration?,
        _ pollInterval: Duration?,
        _ description: () -> String?
    ) async {
        var wait = Wait(for: judgement, timeout: timeout, pollInterval: pollInterval)
        while true {
            let outcome = await outcome()
            switch wait.step(after: outcome) {
            case .done: return
            case .lookAgain(let pause) where !Task.isCancelled: try? await Task.sleep(for: pause)
            case .lookAgain, .giveUp: return wait.fail(outcome, description(), at: place)
            }
        }
    }
}
