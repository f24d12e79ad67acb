import Foundation

extension Expecting {
    /// Waits on this thread: what all forms that block are made of.
    func wait(
        _ wait: consuming Wait,
        for matcher: Matcher<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        while true {
            let look = lookWhileWaiting(matcher, sense)
            switch wait.step(after: look) {
            case .passed: return try conclude(look.outcome)
            case .failed: return try conclude(look.outcome, failingWith: wait.message(look, description()))
            case .lookAgain(let pause): letTimePass(pause)
            }
        }
    }
}

extension Waiting {
    /// Waits without blocking: what all async forms are made of.
    nonisolated(nonsending) func wait(
        _ wait: consuming Wait,
        for matcher: some Matching<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        while true {
            let look = await lookWhileWaiting(matcher, sense)
            let isCancelled = Task.isCancelled
            switch wait.step(after: look) {
            case .passed: return try conclude(look.outcome)
            case .lookAgain(let pause) where !isCancelled: try? await Task.sleep(for: pause)
            case .lookAgain, .failed:
                let message = wait.message(look, description(), isCancelled: isCancelled)
                return try conclude(look.outcome, failingWith: message)
            }
        }
    }
}

/// Lets time pass. The main run loop comes back as soon as a block of the main queue has run, which is when there is most
/// likely something new to see.
func letTimePass(_ pause: Duration) {
    if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause / .seconds(1)))
    } else {
        Thread.sleep(forTimeInterval: pause / .seconds(1))
    }
}
