import Foundation
import SpecEvents

/// What a test process is doing and since when, and whether it has had its time for it.
final class ProcessActivity {
    private enum Activity {
        /// Has not said anything since it was started or told to go on, or since that example ended.
        case silent(after: ExampleIdentity?)
        case phase(RunPhase)
        case listing
        case example(ExampleIdentity)
        case ending
    }

    private var activity = Activity.silent(after: nil)
    private(set) var step: String?
    /// Whether the process had to be ended because of what it was doing.
    private(set) var wasOverdue = false
    private(set) var since = ContinuousClock.now
    private let limits: TimeLimits

    /// - Parameter limits: The grace is given to an example once for each time that it has: an async one is cancelled at
    ///   its limit by its own process, and has a second to notice. A phase has it because a process takes a moment to
    ///   start and to exit, whatever the limit is.
    init(_ limits: TimeLimits = TimeLimits()) {
        self.limits = limits
    }

    /// Begins to count the time anew, for a process that was told to go on.
    func restart() {
        (activity, step, since) = (.silent(after: nil), nil, .now)
    }

    func note(_ event: Event) {
        switch event {
        case .stepStarted(_, let name): return step = name
        case .failedOutsideExamples: return
        case .exampleListed: activity = .listing
        case .runStarted: activity = .silent(after: nil)
        case .phaseStarted(let phase): activity = .phase(phase)
        case .exampleStarted(let example): activity = .example(example)
        case .exampleFinished(let example, _): activity = .silent(after: example)
        case .runFinished: activity = .ending
        }
        (step, since) = (nil, .now)
    }

    /// The example that is running.
    var example: ExampleIdentity? { if case .example(let example) = activity { example } else { nil } }

    /// The class whose own `setUp` is running.
    var classInSetUp: String? {
        if case .phase(let phase) = activity, phase.kind == .classSetUp { phase.subject } else { nil }
    }

    var duration: Duration { .now - since }

    /// In seconds; what comes in an event may be any number.
    private var limit: Double { ownLimit ?? limits.standard / .seconds(1) }

    private var ownLimit: Double? { example?.timeLimit.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

    /// In how many seconds the process has had its time, and would not go on by itself. An example has that of every
    /// attempt, and what it has to put things back after each.
    var allowance: Double {
        let attempts = 1 + Double(example?.retries ?? 0)
        let limit = ownLimit == nil ? limit : limit * (2 * attempts - 1)
        return limit + limits.grace / .seconds(1) * attempts
    }

    /// Whether the process has had its time.
    var isOverdue: Bool { duration / .seconds(1) > allowance }

    /// Notes that the process is ended because of what it does.
    func end() {
        wasOverdue = true
    }

    // MARK: Words

    /// What took too long.
    var overdueText: String {
        let limit = String(format: "time limit of %.2f s", limit)
        switch activity {
        case .example: return "took longer than its \(limit), and had to be ended"
        case .silent(let example):
            let moment = example.map { "after “\($0.fullName)” had ended" } ?? "after its start"
            return "the test process said nothing for longer than the \(limit) \(moment); the runner killed the process"
        case .phase, .listing, .ending: return "\(title) took longer than the \(limit); the runner killed the process"
        }
    }

    /// Where what the process does is declared.
    var location: CodeLocation? {
        switch activity {
        case .example(let example): example.location
        case .phase(let phase): phase.location
        case .silent, .listing, .ending: nil
        }
    }

    /// What the process does that belongs to no example, to be read after «while»; `nil` if nobody knows.
    var phaseInWords: String? {
        switch activity {
        case .phase(let phase): phase.kind.isHook ? "it ran \(phase.title)" : "it was \(phase.title)"
        case .listing: "it was \(title)"
        case .example, .silent, .ending: nil
        }
    }

    /// What the process does, without what changes while it does it.
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

    /// What is running and for how long, for people.
    var text: String {
        let step = step.map { ", in step “\($0)”" } ?? ""
        return String(format: "%@ (for %.0f s%@)", title, duration / .seconds(1), step)
    }
}
