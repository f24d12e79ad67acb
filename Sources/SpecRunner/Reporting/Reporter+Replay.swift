import SpecEvents
import SpecReports

extension Reporter {
    /// Reports the events of a whole run.
    ///
    /// - Parameter duration: The duration of the run, in seconds.
    /// - Returns: The summary of the run.
    @discardableResult
    func replay(_ events: [Event], duration: Double = 0) -> Summary {
        var summary = Summary()
        for event in events {
            summary.count(event)
            report(event)
        }
        summary.duration = duration
        finish(summary)
        return summary
    }
}
