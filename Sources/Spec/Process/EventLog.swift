import Foundation
import ProcessShims
import SpecEvents

protocol EventSink: Sendable {
    func write(_ event: Event)
}

/// Writes events to a file. If an event cannot be written, the run fails. A process that a runner
/// started then exits immediately.
final class EventLog: EventSink {
    static let shared: EventLog? = ProcessRequest.current.eventsPath.flatMap(EventLog.init(path:))

    private let writer: EventWriter

    private init?(path: String) {
        do {
            writer = try EventWriter(path: path, .append)
            if ProcessRequest.current.isSupervised { writer.write(line: ProcessProtocol.firstLine) }
            UnownedFailures.handler.withLock { $0 = { FailureOutsideExamples.report($0) } }
        } catch {
            let misuse = Misuse.badEnvironment("SPEC_EVENTS", path, "cannot be written: \(error)")
            // `FailureOutsideExamples` would access `shared`, which is still being initialized, so
            // print the failure here.
            Self.fail(misuse.failure.message)
            return nil
        }
    }

    func write(_ event: Event) { write([event]) }

    func write(_ events: [Event]) {
        // A forked child is not part of the run, so its failures are only printed.
        guard !process_is_forked_copy() else {
            for case .exampleFailed(_, _, let failure) in events {
                StandardError.write("\(failure.prefix)error: \(failure.message)\n")
            }
            return
        }
        do {
            try writer.write(events)
        } catch {
            Self.fail("an event could not be written: \(error)")
        }
    }

    private static func fail(_ message: String) {
        StandardError.write("error: \(message)\n")
        if ProcessRequest.current.isSupervised { _exit(ProcessStatus.cannotWriteEvents) }
        process_set_must_fail()
    }
}
