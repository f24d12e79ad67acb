import SpecEvents
import SpecReports

/// Counts the examples that ended their process before it could write its profile.
final class LostProfiles: Reporter {
    private var count = 0

    func report(_ event: Event) {
        guard case .exampleFinished(_, let result) = event else { return }
        if result.status == .crashed || result.status == .timedOut { count += 1 }
    }

    /// What the user has to know; `nil` if no profile is lost.
    var note: String? {
        guard count > 0 else { return nil }
        let processes = count == 1 ? "1 test process was" : "\(count) test processes were"
        return "note: \(processes) killed before the coverage was written: what ran in such a process does not count"
    }
}
