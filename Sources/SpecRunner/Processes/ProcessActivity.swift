import Foundation
import SpecEvents

/// What a test process is doing and since when, and whether it takes too long.
final class ProcessActivity {
    private enum Activity {
        /// The process has sent no event since it was started or told to go on, or since that example ended.
        case silent(after: ExampleIdentity?)
        case phase(RunPhase)
        case listing
        case example(ExampleIdentity)
        case ending
    }

    private var activity = Activity.silent(after: nil)
    private(set) var step: String?
    /// Whether the runner ends the process because its activity takes too long.
    private(set) var wasOverdue = false
    /// The example that took too long.
    private(set) var overdueExample: ExampleIdentity?
    /// Says what took too long; the process may do something else before it ends.
    private(set) var overdueText = ""
    private(set) var since = ContinuousClock.now
    private let limits: TimeLimits

    /// - Parameter limits: An example gets the grace period once for each attempt, because its own process cancels an
    ///   async example at the limit, and waits a second for it to notice. A phase gets it because a process takes a
    ///   moment to start and to exit, whatever the limit is.
    init(_ limits: TimeLimits = TimeLimits()) {
        self.limits = limits
    }

    /// Starts the time again, for a process that was told to go on.
    func restart() {
        (activity, step, since) = (.silent(after: nil), nil, .now)
    }

    func note(_ event: Event) {
        switch event {
        case .stepStarted(_, let name): return step = name
        case .failedOutsideExamples, .exampleFailed: return
        case .exampleListed, .otherTestsFound: activity = .listing
        case .runStarted: activity = .silent(after: nil)
        case .phaseStarted(let phase): activity = .phase(phase)
        case .exampleStarted(let example): activity = .example(example)
        case .exampleFinished(let example, _): activity = .silent(after: example)
        case .runFinished: activity = .ending
        }
        (step, since) = (nil, .now)
    }

    var example: ExampleIdentity? { if case .example(let example) = activity { example } else { nil } }

    var duration: Duration { .now - since }

    /// The limit of the activity, in seconds.
    private var limit: Double { ownLimit ?? (example == nil ? limits.step : limits.example) / .seconds(1) }

    /// The limit of the running example; a number from an event may be infinite or negative, and is no limit then.
    private var ownLimit: Double? { example?.timeLimit.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

    /// The time after which the runner kills the process, in seconds. An example has its limit for each
    /// attempt, and once more for its hooks between two attempts.
    var allowance: Double {
        let attempts = 1 + Double(example?.retries ?? 0)
        let limit = ownLimit == nil ? limit : limit * (2 * attempts - 1)
        return limit + limits.grace / .seconds(1) * attempts
    }

    var isOverdue: Bool { duration / .seconds(1) > allowance }

    /// Notes that the runner ends the process because of its activity.
    func noteOverdue() {
        wasOverdue = true
        (overdueExample, overdueText) = (example, textOfLimit)
    }

    // MARK: Descriptions

    /// Says that the activity took too long.
    private var textOfLimit: String {
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

    /// The place where the activity is declared.
    var location: CodeLocation? {
        switch activity {
        case .example(let example): example.location
        case .phase(let phase): phase.location
        case .silent, .listing, .ending: nil
        }
    }

    /// The phase as a clause for after “while”; `nil` if the process is in no phase.
    var phaseDescription: String? {
        switch activity {
        case .phase(let phase): phase.kind.isHook ? "it ran \(phase.title)" : "it was \(phase.title)"
        case .listing: "it was \(title)"
        case .example, .silent, .ending: nil
        }
    }

    /// The name of the activity; it does not change during the activity.
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

    /// What is running and for how long, as a notice prints it.
    var text: String {
        let step = step.map { ", in step “\($0)”" } ?? ""
        return String(format: "%@ (for %.0f s%@)", title, duration / .seconds(1), step)
    }
}
