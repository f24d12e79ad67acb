import SpecEvents
import SpecReports

extension Reporter {
    /// Tells a whole run at once.
    ///
    /// - Parameter duration: How long it took, in seconds.
    /// - Returns: What the run came to.
    @discardableResult
    func tell(_ events: [Event], duration: Double = 0) -> Summary {
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
