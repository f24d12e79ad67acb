import Expect
import SpecEvents

/// Something that is tried with a screen until it works or the time is over, and fails if it does not: a step of the
/// report, and at its end a failure at the caller's line, with the screen's picture.
@MainActor struct Attempt<Answer> {
    /// What is expected, in words that follow «expected»: «to tap button with identifier “Next”».
    private let intention: String
    /// The name of the step; `nil` if it is none.
    private let step: String?
    private let chain: ElementChain
    private let waiting: Waiting
    private let location: StaticCodeLocation
    /// Tries it once.
    private let look: () -> Result<Answer, Obstacle>

    init(
        _ intention: String,
        step: String? = nil,
        in chain: ElementChain,
        timeout: Duration?,
        at location: StaticCodeLocation,
        look: @escaping () -> Result<Answer, Obstacle>
    ) {
        self.intention = intention
        self.step = step
        self.chain = chain
        self.location = location
        self.look = look
        waiting = Waiting(timeout: timeout, at: CodeLocation(location))
    }

    /// - Returns: What a look found in time; `nil` after a failure.
    @discardableResult func run() -> Answer? {
        FailureDispatcher.noteExpectation()
        let step = ScreenStep(step)
        return finish(waiting.lastResult(of: look), step)
    }

    /// The form that suspends the task instead of blocking the thread.
    @discardableResult func run() async -> Answer? {
        FailureDispatcher.noteExpectation()
        let step = ScreenStep(step)
        return finish(await waiting.lastResult(of: look), step)
    }

    /// The answer of one look; a failure ends the test.
    func require() throws(RequirementFailure) -> Answer {
        FailureDispatcher.noteExpectation()
        switch look() {
        case .success(let answer): return answer
        case .failure(let obstacle): throw RequirementFailure(message: fail(obstacle, .isOver))
        }
    }

    private func finish(_ last: Waiting.LastResult<Answer>, _ step: ScreenStep?) -> Answer? {
        switch last.result {
        case .success(let answer):
            step?.end(hasFailed: false)
            return answer
        case .failure(let obstacle):
            // First the step ends: the message names what it was for, and need not name it twice.
            step?.end(hasFailed: true)
            fail(obstacle, last.end)
            return nil
        }
    }

    @discardableResult private func fail(_ obstacle: Obstacle, _ end: Waiting.End) -> String {
        guard let message = obstacle.message(intention + limit(obstacle, end), chain) else { return "" }
        ScreenStep.attachPicture(of: chain)
        FailureDispatcher.report(message, at: location)
        return message
    }

    /// How long it was tried, in words that follow the intention.
    private func limit(_ obstacle: Obstacle, _ end: Waiting.End) -> String {
        switch end {
        case .isCancelled: " before the task was cancelled"
        case .isOver: waiting.timeout > .zero && !obstacle.isFinal ? " within \(waiting.text)" : ""
        }
    }
}
