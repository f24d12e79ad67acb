import Foundation
import SpecEvents
import SpecReports

/// Writes each event to a file at once, so that the file is complete even if the runner is killed.
final class EventFileReporter: Reporter {
    private let path: String
    private let descriptor: Int32?
    /// The first error of writing the file; after it, the reporter writes nothing.
    private(set) var problem: RunnerError?

    /// Opens the file and empties it.
    ///
    /// - Parameter path: `nil` if there is nothing to write.
    init(path: String?) {
        self.path = path ?? ""
        descriptor = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
        if let descriptor, descriptor < 0 { note(errno) }
    }

    deinit {
        if let descriptor, descriptor >= 0 { close(descriptor) }
    }

    func report(_ event: Event) {
        guard let descriptor, problem == nil else { return }
        if let error = FileDescriptors.write(EventLines.line(for: event), to: descriptor) { note(error) }
    }

    private func note(_ error: Int32) {
        problem = RunnerError("\(path) cannot be written: \(String(cString: strerror(error)))")
    }
}
