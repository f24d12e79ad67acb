import Dispatch
import SpecEvents
import SpecReports

/// Hands events to several reporters that write at the end. They work beside the run, on a thread of their own, and write
/// side by side, so that the run waits for no more than the slowest of them.
final class BackgroundReporter: Reporter {
    // Used on the queue only, and by several threads only while the queue waits for all of them, one reporter each.
    private nonisolated(unsafe) let reporters: [any Reporter]
    private let queue = DispatchQueue(label: "reports")
    private var waiting: [Event] = []
    /// To wake the other thread for every event would cost more than what it does with one.
    private static let batchSize = 500

    init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    func report(_ event: Event) {
        guard !reporters.isEmpty, event.isLasting else { return }
        waiting.append(event)
        if waiting.count >= Self.batchSize { handOver() }
    }

    func prepare() {
        handOver()
        nonisolated(unsafe) let this = self
        queue.async { this.all { $0.prepare() } }
    }

    func finish(_ summary: Summary) {
        handOver()
        nonisolated(unsafe) let this = self
        queue.sync { this.all { $0.finish(summary) } }
    }

    /// Lets each reporter work on a thread of its own.
    private func all(_ body: @Sendable (any Reporter) -> Void) {
        nonisolated(unsafe) let this = self
        DispatchQueue.concurrentPerform(iterations: reporters.count) { body(this.reporters[$0]) }
    }

    private func handOver() {
        nonisolated(unsafe) let this = self
        queue.async { [events = waiting] in
            for reporter in this.reporters { events.forEach(reporter.report) }
        }
        waiting = []
    }
}

extension Event {
    /// Whether it tells of something that a report at the end has to say; what is only on its way is for those who watch.
    fileprivate var isLasting: Bool {
        switch self {
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted: false
        case .runStarted, .exampleFinished, .failedOutsideExamples, .runFinished: true
        }
    }
}
