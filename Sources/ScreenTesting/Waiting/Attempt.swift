import Expect
import ScreenElements
import SpecEvents

/// An action or a wait that is polled until it succeeds or times out. The attempt may be a step in
/// the report. A failure is reported at the caller's line, with an image of the screen if there is
/// one.
@MainActor struct Attempt<Answer> {
    /// The words that follow “expected” in the failure message, such as `to tap button with
    /// identifier “Next”`.
    private let intention: String
    /// The name of the step in the report; `nil` if the attempt is not a step.
    private let step: String?
    private let chain: ElementChain
    private let waiting: Waiting
    private let location: StaticCodeLocation
    private let poll: () -> Result<Answer, PollFailure>

    init(
        _ intention: String,
        step: String? = nil,
        in chain: ElementChain,
        timeout: Duration,
        at location: StaticCodeLocation,
        poll: @escaping () -> Result<Answer, PollFailure>
    ) {
        self.intention = intention
        self.step = step
        self.chain = chain
        self.location = location
        self.poll = poll
        waiting = Waiting(timeout: timeout, at: CodeLocation(location))
    }

    /// Polls until the attempt succeeds or fails. Reports a failure, such as a timeout.
    ///
    /// - Returns: The answer; `nil` after a failure.
    @discardableResult func run() -> Answer? {
        let step = ScreenStep(step)
        return finish(waiting.end(of: poll), step)
    }

    @discardableResult func run() async -> Answer? {
        let step = ScreenStep(step)
        return finish(await waiting.end(of: poll), step)
    }

    /// Polls once and returns the answer. Reports a failure before throwing it.
    func require() throws(RequirementFailure) -> Answer {
        switch poll() {
        case .success(let answer):
            FailureDispatcher.notePass(at: CodeLocation(location))
            return answer
        case .failure(let failure): throw RequirementFailure(message: report(failure))
        }
    }

    private func finish(_ end: Waiting.End<Answer>, _ step: ScreenStep?) -> Answer? {
        switch end.result {
        case .success(let answer):
            step?.end(hasFailed: false)
            FailureDispatcher.notePass(at: CodeLocation(location))
            return answer
        case .failure(let failure):
            // Ends the step first, so that the failure message does not name the step.
            step?.end(hasFailed: true)
            report(failure, wasCancelled: end.wasCancelled)
            return nil
        }
    }

    @discardableResult private func report(_ failure: PollFailure, wasCancelled: Bool = false) -> String {
        var limit = waiting.timeout > .zero && !failure.isFinal ? " within \(waiting.text)" : ""
        if wasCancelled { limit = " before the task was cancelled" }
        guard let message = failure.message(intention + limit, chain) else { return "" }
        ScreenStep.attachPicture(of: chain)
        FailureDispatcher.report(message, at: location)
        return message
    }
}

// These functions return a timeout as a result. They report only final failures, such as a missing
// screen.
extension Attempt<Void> {
    func wait() -> WaitResult { waitResult(waiting.end(of: poll).result) }

    func wait() async -> WaitResult { waitResult(await waiting.end(of: poll).result) }

    private func waitResult(_ last: Result<Void, PollFailure>) -> WaitResult {
        guard case .failure(let failure) = last else { return .completed }
        if failure.isFinal, let message = failure.message(intention, chain) {
            FailureDispatcher.report(message, at: location)
        }
        return .timedOut(lastSeen: failure.phrase(in: chain))
    }
}

/// A step in the report of the running example. The initializer returns `nil` outside an example,
/// or if the name is `nil`.
struct ScreenStep {
    private let recorder: any StepRecorder
    private let id: Int
    private let start = ContinuousClock.now

    init?(_ name: String?) {
        guard let name, let recorder = Self.recorder else { return nil }
        self.recorder = recorder
        id = recorder.beginStep(name)
    }

    func end(hasFailed: Bool) {
        recorder.endStep(id, duration: .now - start, throwing: nil, hasFailed: hasFailed)
    }

    /// Attaches an image of the screen to the running example's report, if the screen has one.
    @MainActor static func attachPicture(of chain: ElementChain) {
        guard let recorder, let picture = chain.root?.picture ?? CurrentScreen.value?.root.picture else { return }
        recorder.attach(
            ExampleAttachment(name: "the screen", mediaType: picture.mediaType, content: picture.content)
        )
    }

    private static var recorder: (any StepRecorder)? {
        CurrentFailureOwner.value?.stepRecorder
    }
}

/// The outcome of a wait.
public enum WaitResult: Equatable, Sendable {
    /// The condition held in time.
    case completed
    /// The condition did not hold before the wait timed out, the task was cancelled, or further
    /// polling was pointless. `lastSeen` says why the last poll failed, such as “found none”.
    case timedOut(lastSeen: String)
}

/// The reason why a poll failed.
enum PollFailure: Error {
    /// The search failed, for example because no element matches.
    case search(SearchProblem)
    /// An element, or the screen, is not in the expected state. The string is the reason.
    case element(String)
    /// Polling again would not help, or might repeat an action. The string is the reason.
    case final(String)
    /// The failure has already been recorded.
    case reported

    /// Whether polling again is pointless.
    var isFinal: Bool {
        switch self {
        case .search(let problem): problem.isFinal
        case .element: false
        case .final, .reported: true
        }
    }

    /// Returns the failure message, which begins with “expected” and the intention; `nil` if the
    /// failure has already been recorded.
    @MainActor func message(_ intention: String, _ chain: ElementChain) -> String? {
        switch self {
        case .search(let problem): SearchFailure(problem: problem, chain: chain).message(intention)
        case .element(let reason), .final(let reason):
            (["expected \(intention), \(reason)"] + chain.tree).joined(separator: "\n")
        case .reported: nil
        }
    }

    /// Returns the reason as a clause, such as “it is disabled”.
    func phrase(in chain: ElementChain) -> String {
        switch self {
        case .search(let problem): problem.phrase(in: chain)
        case .element(let reason), .final(let reason): reason
        case .reported: "it failed"
        }
    }
}

/// Runs a poll without recording failures, because only the last poll of a wait counts. If an
/// expectation fails during the poll, the poll itself fails.
@MainActor func withoutRecording<Answer>(_ poll: () -> Result<Answer, PollFailure>) -> Result<Answer, PollFailure> {
    var result: Result<Answer, PollFailure>?
    let failures = gatherFailures { result = poll() }
    guard failures.isEmpty, let result else {
        return .failure(.element("the look itself failed: " + failures.map(\.message).joined(separator: "; ")))
    }
    return result
}
