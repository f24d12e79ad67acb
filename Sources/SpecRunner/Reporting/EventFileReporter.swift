import SpecEvents
import SpecReports

/// Writes each event to a file at once, so that the file is complete even if the runner is killed.
final class EventFileReporter: Reporter {
    private var writer: EventWriter?
    private let path: String
    /// The first error of writing the file; after it, the reporter writes nothing.
    private(set) var problem: RunnerError?

    /// Opens the file and empties it.
    ///
    /// - Parameter path: `nil` if there is nothing to write.
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
