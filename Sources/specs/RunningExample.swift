import Foundation
import SpecEvents

/// The example that a test process is running, and whether it has had its time.
final class RunningExample {
    /// How long after its limit an example is left alone. An async one is cancelled at its limit by its own process, and
    /// has a second to notice.
    static let grace = Duration.seconds(2)

    private(set) var example: ExampleIdentity?
    /// Whether the process had to be ended because of this example.
    private(set) var wasOverdue = false
    private var since = ContinuousClock.now

    func note(_ event: Event) {
        switch event {
        case .exampleStarted(let started): (example, since) = (started, .now)
        case .exampleFinished: example = nil
        default: break
        }
    }

    var duration: Duration { .now - since }

    /// Whether the process has to be ended, as the example would not end by itself.
    var hasToEnd: Bool {
        guard let limit = example?.timeLimit, duration > .seconds(limit) + Self.grace else { return false }
        wasOverdue = true
        return true
    }

    var overdueText: String {
        String(format: "took longer than its time limit of %.2f s, and had to be ended", example?.timeLimit ?? 0)
    }
}
