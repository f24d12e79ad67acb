import Foundation

extension Expectation {
    /// Expects the value to match at some time before the time-out.
    ///
    /// ```swift
    /// expect(view.state).toEventually(equal(.loaded), timeout: .seconds(3))
    /// ```
    ///
    /// On the main thread the main run loop turns meanwhile, so that the main queue, timers and the main actor go on
    /// working. An expression that throws is looked at again.
    ///
    /// - Parameters:
    ///   - matcher: What the value should become.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; ``AsyncDefaults/pollInterval`` if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventually(…)`")
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) {
        wait(for: Judgement(matcher, .toEventually), timeout, pollInterval, description)
    }

    /// Expects the value to stop matching at some time before the time-out; otherwise the same as `toEventually`.
    ///
    /// - Parameters:
    ///   - matcher: What the value should cease to be.
    ///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
    ///   - pollInterval: The pause between two looks; ``AsyncDefaults/pollInterval`` if left out.
    ///   - description: Stands before the failure, to say what it means; evaluated on failure only.
    @available(*, noasync, message: "blocks its thread; in async code write `await expect(…).toEventuallyNot(…)`")
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) {
        wait(for: Judgement(matcher, .toEventuallyNot), timeout, pollInterval, description)
    }

    /// Expects the value to match at some time before the time-out, without blocking the thread.
    public nonisolated(nonsending) func toEventually(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        await awaiting.toEventually(
            matcher,
            timeout: timeout,
            pollInterval: pollInterval,
            description: description()
        )
    }

    /// Expects the value to stop matching at some time before the time-out, without blocking the thread.
    public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: Duration? = nil,
        pollInterval: Duration? = nil,
        description: @autoclosure () -> String? = nil
    ) async {
        await awaiting.toEventuallyNot(
            matcher,
            timeout: timeout,
            pollInterval: pollInterval,
            description: description()
        )
    }

    /// The same expectation for async code.
    private var awaiting: AsyncExpectation<Value> {
        AsyncExpectation(expression: { [expression] in try expression() }, place: place)
    }

    private func wait(
        for judgement: Judgement<Value>,
        _ timeout: Duration?,
        _ pollInterval: Duration?,
        _ description: () -> String?
    ) {
        var wait = Wait(for: judgement, timeout: timeout, pollInterval: pollInterval)
        while true {
            let outcome = Outcome(of: expression)
            switch wait.step(after: outcome) {
            case .done: return
            case .lookAgain(let pause): Self.pass(pause)
            case .giveUp: return wait.fail(outcome, description(), at: place)
            }
        }
    }

    /// Lets time pass. The main run loop comes back as soon as a block of the main queue has run, which is when there
    /// is most likely something new to see.
    private static func pass(_ pause: Duration) {
        if Thread.isMainThread {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause / .seconds(1)))
        } else {
            Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
    }
}
