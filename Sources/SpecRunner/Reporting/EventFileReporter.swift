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
        attempt { writer = try path.map { try EventWriter(path: $0, .replace) } }
    }

    func report(_ event: Event) {
        attempt { try writer?.write([event]) }
    }

    private func attempt(_ write: () throws -> Void) {
        do {
            try write()
        } catch {
            problem = RunnerError("\(path) cannot be written: \(error)")
            writer = nil
        }
    }
}
