import Foundation
import SpecEvents
import SpecReports

/// Collects the text of a report, and writes it to a file at the end of the run.
final class ReportFile: Reporter {
    private let store: (String) throws -> Void
    private var text = ""
    private var reporter: (any Reporter)?
    private(set) var problem: (any Error)?

    /// An error of `store` makes the run fail.
    init(store: @escaping (String) throws -> Void, _ make: (@escaping (String) -> Void) -> any Reporter) {
        self.store = store
        reporter = make { [unowned self] in text += $0 }
    }

    func report(_ event: Event) {
        reporter?.report(event)
    }

    func prepare() {
        reporter?.prepare()
    }

    func finish(_ summary: Summary) {
        reporter?.finish(summary)
        do { try store(text) } catch { problem = error }
    }
}
