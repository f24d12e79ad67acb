import Foundation
import ProcessShims
import SpecEvents
import Synchronization

/// Receives events.
protocol EventSink: Sendable {
    func write(_ event: Event)
}

/// The file that `SPEC_EVENTS` names, with one line per event. Each line is written in one piece, so that several
/// processes can share the file and a reader rarely sees half an event.
final class EventFile: EventSink {
    /// The file of this process; `nil` if `SPEC_EVENTS` is not set.
    static let shared: EventFile? = ProcessRequest.current.eventsPath.flatMap(EventFile.init(path:))

    private let descriptor: Int32
    private let lock = Mutex(())

    /// Opens the file for appending; reports an error and returns `nil` if it cannot.
    private init?(path: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let problem = String(cString: strerror(errno))
            let misuse = Misuse.badEnvironment("SPEC_EVENTS", path, "cannot be written: \(problem)")
            // Not through `FailureOutsideExamples`, which would need this file.
            Self.fail(misuse.failure.message)
            return nil
        }
        self.descriptor = descriptor
    }

    func write(_ event: Event) {
        write(EventLines.line(for: event))
    }

    /// Writes several events in one piece.
    func write(_ events: [Event]) {
        write(events.map(EventLines.line).joined())
    }

    private func write(_ lines: String) {
        // A forked child does not belong to the run.
        guard !process_is_copy() else { return }
        var lines = lines
        let problem = lock.withLock { _ in
            lines.withUTF8 { bytes -> Int32? in
                var rest = UnsafeRawBufferPointer(bytes)
                while !rest.isEmpty {
                    let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                    if count < 0, errno != EINTR { return errno }
                    rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
                }
                return nil
            }
        }
        guard let problem else { return }
        Self.fail("an event could not be written: \(String(cString: strerror(problem)))")
    }

    /// Reports that events are lost. A runner would wait for them forever, so a supervised process exits.
    private static func fail(_ message: String) {
        StandardError.write("error: \(message)\n")
        if ProcessRequest.current.isSupervised {
            // The runner needs this exact status, which the shims would replace during a run.
            process_run_is_under_way(false)
            process_leave(ProcessStatus.cannotWriteEvents)
        }
        process_must_fail()
    }
}
