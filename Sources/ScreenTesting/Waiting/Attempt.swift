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
        var last = Result<Answer, Obstacle>.failure(.element("nobody looked"))
        _ = waiting.until {
            last = look()
            return last.isFinal
        }
        return end(last, step)
    }

    /// The form that suspends the task instead of blocking the thread.
    func run<Answer>(_ look: () -> Result<Answer, Obstacle>) async -> Answer? {
        let step = ScreenStep(step)
        var last = Result<Answer, Obstacle>.failure(.element("nobody looked"))
        _ = await waiting.until {
            last = look()
            return last.isFinal
        }
        return end(last, step)
    }

    /// The answer of one look; a failure ends the test.
    func require<Answer>(_ look: () throws(Obstacle) -> Answer) throws(RequirementFailure) -> Answer {
        do {
            return try look()
        } catch {
            throw RequirementFailure(message: fail(error))
        }
    }

    private func end<Answer>(_ result: Result<Answer, Obstacle>, _ step: ScreenStep?) -> Answer? {
        switch result {
        case .success(let answer):
            step?.end(hasFailed: false)
            return answer
        case .failure(let obstacle):
            fail(obstacle)
            step?.end(hasFailed: true)
            return nil
        }
    }

    @discardableResult private func fail(_ obstacle: Obstacle) -> String {
        if let picture = chain.root?.picture { ScreenStep.attach(picture) }
        let within = waiting.timeout > .zero && !obstacle.isFinal ? " within \(waiting.text)" : ""
        let message = obstacle.message(intention + within, chain)
        FailureDispatcher.report(message, at: location)
        return message
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
