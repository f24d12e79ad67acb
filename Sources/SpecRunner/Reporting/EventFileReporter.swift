import Foundation
import SpecEvents
import SpecReports

/// Writes each event at once, so that what happened can be read whatever becomes of the runner.
final class EventFileReporter: Reporter {
    private let path: String
    private let descriptor: Int32?
    /// Why the file could not be written; `nil` if it was. Nothing is written after the first error.
    private(set) var problem: RunnerError?

    /// Empties the file; without one, nothing is written.
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
