import Foundation
import SpecEvents
import SpecReports

/// Writes each event at once, so that what happened can be read whatever becomes of the runner.
final class EventFileReporter: Reporter {
    private let handle: FileHandle?

    /// Empties the file, which is known to be writable; without one, nothing is written.
    init(path: String?) {
        handle = path.flatMap(FileHandle.init(forWritingAtPath:))
        try? handle?.truncate(atOffset: 0)
    }

    func report(_ event: Event) {
        do {
            try handle?.write(contentsOf: Data(EventLines.line(for: event).utf8))
        } catch {
            Console.error("error: an event could not be written: \(error)")
        }
    }
}
