import Foundation
import SpecEvents
import SpecReports

/// Keeps the events of a run in memory.
final class Recorder: Reporter {
    private(set) var events: [Event] = []

    func report(_ event: Event) { events.append(event) }
}

extension Reporter {
    /// Reports the events of a whole run, and the reasons other than examples why it fails, which
    /// `judge` returns.
    ///
    /// - Parameter duration: The duration of the run, in seconds.
    @discardableResult
    func replay(_ events: [Event], duration: Double = 0, judge: () -> [String] = { [] }) -> Summary {
        var summary = Summary()
        func pass(_ event: Event) {
            summary.count(event)
            report(event)
        }
        let end = events.lastIndex(of: .runFinished) ?? events.count
        events[..<end].forEach(pass)
        judge().forEach { pass(.failedOutsideExamples(RecordedFailure(message: $0, location: nil))) }
        events[end...].forEach(pass)
        summary.duration = duration
        finish(summary)
        return summary
    }
}

extension RecordedStream {
    /// Reads a file written with `--events`, or by a test process with `SPEC_EVENTS`.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RunnerError("\(path) cannot be read")
        }
        try self.init(name: path, data: data)
    }
}
