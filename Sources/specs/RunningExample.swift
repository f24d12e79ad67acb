import Foundation
import SpecEvents

/// The example that a test process is running, and whether it has had its time.
final class RunningExample {
    /// How long after its time an example is left alone, once for each time that it has. An async one is cancelled at its
    /// limit by its own process, and has a second to notice.
    static let grace = Duration.seconds(2)

    private(set) var example: ExampleIdentity?
    private(set) var step: String?
    /// Whether the process had to be ended because of this example.
    private(set) var wasOverdue = false
    private var since = ContinuousClock.now
    private let defaultLimit: Duration

    /// - Parameter defaultLimit: For examples that have no limit of their own.
    init(defaultLimit: Duration) {
        self.defaultLimit = defaultLimit
    }

    func note(_ event: Event) {
        switch event {
        case .exampleStarted(let started): (example, step, since) = (started, nil, .now)
        case .stepStarted(_, let name): step = name
        case .exampleFinished: example = nil
        default: break
        }
    }

    var duration: Duration { .now - since }

    private var limit: Duration { example?.timeLimit.map { .seconds($0) } ?? defaultLimit }

    /// Whether the example has had its time, and would not end by itself: that of every attempt, and what it has to put
    /// things back after each.
    var isOverdue: Bool {
        guard let example else { return false }
        let attempts = 1 + (example.retries ?? 0)
        let limit = example.timeLimit == nil ? limit : limit * (2 * attempts - 1)
        return duration > limit + Self.grace * attempts
    }

    /// Notes that the process is ended because of this example.
    func end() {
        wasOverdue = true
    }

    var overdueText: String {
        String(format: "took longer than its time limit of %.2f s, and had to be ended", limit / .seconds(1))
    }

    /// What is running and for how long, for people; `nil` between examples.
    var text: String? {
        example.map { example in
            let step = step.map { ", in step “\($0)”" } ?? ""
            return String(format: "%@ (for %.0f s%@)", example.fullName, duration / .seconds(1), step)
        }
    }
}
