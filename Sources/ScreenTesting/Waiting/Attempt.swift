import Expect
import ScreenElements
import SpecEvents

/// Something that is tried with a screen until it works or the time is over, and fails if it does not: a step of the
/// report, and at its end a failure at the caller's line, with the screen's picture.
@MainActor struct Attempt {
    /// What is expected, in words that follow «expected»: «to tap button with identifier “Next”».
    let intention: String
    /// The name of the step; `nil` if it is none.
    let step: String?
    let chain: ElementChain
    let waiting: Waiting
    let location: StaticCodeLocation

    init(
        _ intention: String,
        step: String? = nil,
        in chain: ElementChain,
        timeout: Duration?,
        at location: StaticCodeLocation
    ) {
        self.intention = intention
        self.step = step
        self.chain = chain
        self.location = location
        waiting = Waiting(timeout: timeout, at: CodeLocation(location))
    }

    /// - Returns: What `look` found in time; `nil` after a failure.
    func run<Answer>(_ look: () -> Result<Answer, Obstacle>) -> Answer? {
        let step = ScreenStep(step)
        var last: Result<Answer, Obstacle>?
        let end = waiting.until {
            let result = look()
            last = result
            return result.isFinal
        }
        return finish(last, end, step)
    }

    /// The form that suspends the task instead of blocking the thread.
    func run<Answer>(_ look: () -> Result<Answer, Obstacle>) async -> Answer? {
        let step = ScreenStep(step)
        var last: Result<Answer, Obstacle>?
        let end = await waiting.until {
            let result = look()
            last = result
            return result.isFinal
        }
        return finish(last, end, step)
    }

    /// The answer of one look; a failure ends the test.
    func require<Answer>(_ look: () -> Result<Answer, Obstacle>) throws(RequirementFailure) -> Answer {
        switch look() {
        case .success(let answer): return answer
        case .failure(let obstacle): throw RequirementFailure(message: fail(obstacle, .isOver))
        }
    }

    private func finish<Answer>(
        _ result: Result<Answer, Obstacle>?,
        _ end: Waiting.End,
        _ step: ScreenStep?
    ) -> Answer? {
        switch result {
        case .success(let answer)?:
            step?.end(hasFailed: false)
            return answer
        case .failure(let obstacle)?:
            // First the step ends: the message names what it was for, and need not name it twice.
            step?.end(hasFailed: true)
            fail(obstacle, end)
            return nil
        case nil: preconditionFailure("a wait looks at least once")
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

extension Result where Failure == Obstacle {
    /// Whether there is nothing to wait for any more.
    var isFinal: Bool {
        switch self {
        case .success: true
        case .failure(let obstacle): obstacle.isFinal
        }
    }
}
