import SpecEvents
import SpecReports

/// Writes each event at once, so that what happened can be read whatever becomes of the runner.
final class EventFileReporter: Reporter {
    private var writer: EventWriter?
    private let path: String
    /// Why the file could not be written; `nil` if it was. Nothing is written after the first error.
    private(set) var problem: RunnerError?

    /// Empties the file; without one, nothing is written.
    init(path: String?) {
        self.path = path ?? ""
        do {
            writer = try path.map { try EventWriter(path: $0, .replace) }
        } catch {
            note(error)
        }
    }

    func report(_ event: Event) {
        do {
            try writer?.write([event])
        } catch {
            note(error)
        }
    }

    private func note(_ error: any Error) {
        problem = RunnerError("\(path) cannot be written: \(error)")
        writer = nil
    }
}
