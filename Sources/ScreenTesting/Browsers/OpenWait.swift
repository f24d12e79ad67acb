import Expect
import SpecEvents

/// A wait that tells how it ended. Only that there is nothing to look at is a failure.
@MainActor struct OpenWait {
    private let browser: any ElementBrowser
    private let waiting: Waiting
    private let location: StaticCodeLocation
    private let look: () -> Result<Void, Obstacle>

    init(
        for browser: any ElementBrowser,
        timeout: Duration?,
        at location: StaticCodeLocation,
        look: @escaping () -> Result<Void, Obstacle>
    ) {
        self.browser = browser
        self.location = location
        self.look = look
        waiting = Waiting(timeout: timeout, at: CodeLocation(location))
    }

    func run() -> WaitResult {
        finish(waiting.lastResult(of: look).result)
    }

    /// The form that suspends the task instead of blocking the thread.
    func run() async -> WaitResult {
        finish(await waiting.lastResult(of: look).result)
    }

    private func finish(_ last: Result<Void, Obstacle>) -> WaitResult {
        guard case .failure(let obstacle) = last else { return .completed }
        let chain = browser.chain
        if obstacle.isFinal, let message = obstacle.message("to look for \(browser)", chain) {
            FailureDispatcher.report(message, at: location)
        }
        return .timedOut(lastSeen: obstacle.phrase(in: chain))
    }
}
