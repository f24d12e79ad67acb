import SpecEvents
import SpecReports

/// Collects what the runner remembers of a run.
final class LastRunReporter: Reporter {
    private(set) var lastRun: LastRun

    /// - Parameter lastRun: The results of earlier runs; they stay for examples that do not run now.
    init(updating lastRun: LastRun) {
        self.lastRun = lastRun
    }

    func report(_ event: Event) { lastRun.note(event) }
}
