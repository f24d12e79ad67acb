import Dispatch
import SpecEvents
import SpecReports

/// Passes events on to several reporters on another thread. At the end of the run the reporters
/// write in parallel, so the runner waits only as long as the slowest takes.
final class BackgroundReporter: Reporter {
    // Used only on the queue, and in `concurrentPerform`, where each thread has its own reporter.
    private nonisolated(unsafe) let reporters: [any Reporter]
    private let queue = DispatchQueue(label: "reports")
    private var batch: [Event] = []
    /// Waking the other thread for each event would cost more than handling it.
    private static let batchSize = 500

    init(_ reporters: [any Reporter]) {
        self.reporters = reporters
    }

    func report(_ event: Event) {
        guard !reporters.isEmpty, event.concernsDocuments else { return }
        batch.append(event)
        if batch.count >= Self.batchSize { sendBatch() }
    }

    func prepare() {
        sendBatch()
        nonisolated(unsafe) let this = self
        queue.async { this.forEachInParallel { $0.prepare() } }
    }

    /// Waits until the reporters have all events.
    func wait() {
        sendBatch()
        queue.sync {}
    }

    func finish(_ summary: Summary) {
        sendBatch()
        nonisolated(unsafe) let this = self
        queue.sync { this.forEachInParallel { $0.finish(summary) } }
    }

    private func forEachInParallel(_ body: @Sendable (any Reporter) -> Void) {
        nonisolated(unsafe) let this = self
        DispatchQueue.concurrentPerform(iterations: reporters.count) { body(this.reporters[$0]) }
    }

    private func sendBatch() {
        nonisolated(unsafe) let this = self
        queue.async { [events = batch] in
            for reporter in this.reporters { events.forEach(reporter.report) }
        }
        batch = []
    }
}

extension Event {
    /// Whether a report written at the end uses the event. Other events only show progress.
    fileprivate var concernsDocuments: Bool {
        switch self {
        case .exampleListed, .otherTestsFound, .phaseStarted, .exampleStarted, .stepStarted, .exampleFailed: false
        case .runStarted, .exampleFinished, .failedOutsideExamples, .runFinished: true
        }
    }
}
