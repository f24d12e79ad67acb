import Foundation
import SpecEvents
import SpecReports

final class Recorder: Reporter {
    private(set) var events: [Event] = []

    func report(_ event: Event) { events.append(event) }
}

extension Reporter {
    /// - Parameters:
    ///   - duration: The duration of the run, in seconds.
    ///   - judge: A closure called before the run ends, to get more reasons to fail the run.
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
    /// Reads a file written with `--events`, or by a test process for which `SPEC_EVENTS` was set.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw RunnerError("\(path) cannot be read")
        }
        try self.init(name: path, data: data)
    }
}
