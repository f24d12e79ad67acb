import Foundation
import ProcessShims
import SpecEvents
import Synchronization

/// Where events go.
protocol EventSink: Sendable {
    func write(_ event: Event)
}

/// The file that `SPEC_EVENTS` names. One line per event, each written in one piece, so that several processes may
/// share the file and a reader never sees half an event for long.
final class EventFile: EventSink {
    /// The file of this process, or `nil` if nobody asked for one.
    static let shared: EventFile? = ProcessRequest.current.eventsPath.flatMap(EventFile.init(path:))

    private let descriptor: Int32
    private let lock = Mutex(())

    /// Opens the file for appending; says so and gives `nil` if that cannot be done.
    private init?(path: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let problem = String(cString: strerror(errno))
            let misuse = Misuse.badEnvironment("SPEC_EVENTS", path, "cannot be written: \(problem)")
            // Not through `FailureOutsideExamples`, which would ask for this file again.
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
        // What a forked child does is no part of this process's run.
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

    /// Says why nobody hears of what happens. A runner would wait for what never comes, so the process ends for it.
    private static func fail(_ message: String) {
        StandardError.write("error: \(message)\n")
        if ProcessRequest.current.isSupervised {
            // The runner is told by the status, which would be another one in the midst of a run.
            process_run_is_under_way(false)
            process_leave(ProcessStatus.cannotWriteEvents)
        }
        process_must_fail()
    }
}
