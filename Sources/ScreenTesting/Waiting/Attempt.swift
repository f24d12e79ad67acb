import Expect
import ScreenElements
import SpecEvents

/// An action or a wait, which may be a step in the report. Failures are reported at the call site.
/// When `run` or `require` fails, it also attaches an image of the screen if one is available.
@MainActor struct Attempt<Answer> {
    /// Follows “expected” in the failure message, as in `to tap button with identifier “Next”`.
    private let intention: String
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

    /// Returns the answer, or reports a failure, such as a timeout, and returns `nil`.
    @discardableResult func run() -> Answer? {
        let step = ScreenStep(step)
        return finish(waiting.end(of: poll), step)
    }

    @discardableResult func run() async -> Answer? {
        let step = ScreenStep(step)
        return finish(await waiting.end(of: poll), step)
    }

    /// Polls once. If the poll fails, reports the failure and throws an error.
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
            // Ends the step before reporting, so that the failure message does not name the step.
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

// These functions report only final failures. Their return value shows whether the wait timed out.
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

/// A step in the report. The initializer returns `nil` outside an example or if the name is `nil`.
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

enum PollFailure: Error {
    case search(SearchProblem)
    /// An element or the screen is not in the expected state. The string gives the reason.
    case element(String)
    /// Polling again would not help, or might repeat an action. The string gives the reason.
    case final(String)
    /// The failure has already been recorded.
    case reported

    var isFinal: Bool {
        switch self {
        case .search(let problem): problem.isFinal
        case .element: false
        case .final, .reported: true
        }
    }

    @MainActor func message(_ intention: String, _ chain: ElementChain) -> String? {
        switch self {
        case .search(let problem): SearchFailure(problem: problem, chain: chain).message(intention)
        case .element(let reason), .final(let reason):
            (["expected \(intention), \(reason)"] + chain.tree).joined(separator: "\n")
        case .reported: nil
        }
    }

    func phrase(in chain: ElementChain) -> String {
        switch self {
        case .search(let problem): problem.phrase(in: chain)
        case .element(let reason), .final(let reason): reason
        case .reported: "it failed"
        }
    }
}

/// Returns a poll's failures instead of recording them, because only the last poll matters.
@MainActor func withoutRecording<Answer>(_ poll: () -> Result<Answer, PollFailure>) -> Result<Answer, PollFailure> {
    var result: Result<Answer, PollFailure>?
    let failures = gatherFailures { result = poll() }
    guard failures.isEmpty, let result else {
        return .failure(.element("the look itself failed: " + failures.map(\.message).joined(separator: "; ")))
    }
    return result
}
