import Foundation
import SpecEvents

final class ProcessActivity {
    private enum Activity {
        /// The process has sent no event since it started or since the given example ended.
        case silent(after: ExampleIdentity?)
        case phase(RunPhase)
        case listing
        case example(ExampleIdentity)
        case ending
    }

    private var activity = Activity.silent(after: nil)
    private(set) var step: String?
    /// Whether the runner has decided to kill the process because its activity took too long.
    var hasTimedOut: Bool { !overdueText.isEmpty }
    private(set) var overdueExample: ExampleIdentity?
    /// A description of the timeout, made when it occurs, because the activity may change later.
    private(set) var overdueText = ""
    /// When the activity began. This clock stops while the machine is suspended.
    private(set) var since = SuspendingClock.now
    private var noticedDuration: Duration?
    /// The numbers of the running example's failed attempts.
    private var failedAttempts: Set<Int> = []
    private let limits: TimeLimits
    private let patience: Duration

    /// - Parameter limits: The time limits. The grace period extends each limit, because a process
    ///   takes time to start and to exit. An example gets this time for each attempt, because the
    ///   process cancels an async example at its limit and then waits a second.
    init(_ limits: TimeLimits = TimeLimits(), patience: Duration = .seconds(5)) {
        (self.limits, self.patience) = (limits, patience)
    }

    /// Restarts the clock. Call this function when a waiting process is told to continue.
    func restart() { begin(.silent(after: nil)) }

    private func begin(_ activity: Activity) {
        (self.activity, step, since, noticedDuration, failedAttempts) = (activity, nil, .now, nil, [])
    }

    func note(_ event: Event) {
        switch event {
        case .stepStarted(_, let name): step = name
        case .failedOutsideExamples: break
        case .exampleFailed(_, let attempt, _): failedAttempts.insert(attempt)
        case .exampleListed: begin(.listing)
        case .runStarted: begin(.silent(after: nil))
        case .phaseStarted(let phase): begin(.phase(phase))
        case .exampleStarted(let example): begin(.example(example))
        case .exampleFinished(let example, _): begin(.silent(after: example))
        case .runFinished: begin(.ending)
        }
    }

    var example: ExampleIdentity? { if case .example(let example) = activity { example } else { nil } }

    var duration: Duration { .now - since }

    private var limit: Double { ownLimit ?? (example == nil ? limits.step : limits.example) / .seconds(1) }

    private var ownLimit: Double? { example?.timeLimit.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

    /// The allowed time, in seconds. If an example has its own limit, this includes the limit for
    /// each attempt, and again for each failed one, because hooks then get the same time again.
    var allowance: Double {
        let attempts = 1 + Double(example?.retries ?? 0)
        let limit = ownLimit == nil ? limit : limit * (attempts + Double(failedAttempts.count))
        return limit + limits.grace / .seconds(1) * attempts
    }

    var isOverdue: Bool { duration / .seconds(1) > allowance }

    func noteOverdue() { (overdueExample, overdueText) = (example, limitText) }

    // MARK: Descriptions

    private var limitText: String {
        let limit = String(format: "time limit of %.2f s", limit)
        switch activity {
        case .example:
            let place = step.map { ", in step “\($0)”" } ?? ""
            let wayOut = ownLimit == nil ? "; raise it with --time-limit or .timeLimit" : ""
            return "took longer than its \(limit)\(place); the runner killed the process\(wayOut)"
        case .silent(let example):
            let moment = example.map { "after “\($0.fullName)” had ended" } ?? "after its start"
            return "the test process sent no event for longer than the \(limit) \(moment); the runner killed it"
        case .phase, .listing, .ending: return "\(title) took longer than the \(limit); the runner killed the process"
        }
    }

    var location: CodeLocation? {
        switch activity {
        case .example(let example): example.location
        case .phase(let phase): phase.location
        case .silent, .listing, .ending: nil
        }
    }

    /// A clause to put after “while”, or `nil` if no phase is in progress.
    var phaseDescription: String? {
        switch activity {
        case .phase(let phase): phase.kind.isHook ? "it ran \(phase.title)" : "it was \(phase.title)"
        case .listing: "it was \(title)"
        case .example, .silent, .ending: nil
        }
    }

    var title: String {
        switch activity {
        case .example(let example): example.fullName
        case .phase(let phase): phase.title
        case .listing: "listing the examples"
        case .silent(let example):
            example.map { "what comes after “\($0.fullName)”" } ?? "the start of the test process"
        case .ending: "the exit of the test process"
        }
    }

    var text: String {
        let step = step.map { ", in step “\($0)”" } ?? ""
        return String(format: "%@ (for %.0f s%@)", title, duration / .seconds(1), step)
    }

    /// Returns a notice once `patience` has passed, and another whenever the duration has doubled.
    func nextNotice() -> String? {
        let duration = duration
        guard duration >= noticedDuration.map({ $0 * 2 }) ?? patience else { return nil }
        noticedDuration = duration
        return "still running: \(text)"
    }
}
