import Foundation
import SpecEvents

/// The events that one process recorded.
package struct RecordedStream: Sendable {
    /// The name for messages, such as the path of its file.
    package var name: String
    /// Its events, in the order of the recording; the last ones are missing if the process died.
    package var events: [Event]

    package init(name: String, events: [Event]) {
        self.name = name
        self.events = events
    }

    /// How many of the examples that its runs announced have no result in it.
    package var missingExampleCount: Int {
        var count = 0
        for event in events {
            switch event {
            case .runStarted(let exampleCount, _, _): count += exampleCount
            case .exampleFinished: count -= 1
            default: break
            }
        }
        return max(count, 0)
    }
}

extension RecordedStream {
    /// Reads a recording: a line for each event.
    ///
    /// The last line may be incomplete if the process was killed. Such a line is ignored.
    ///
    /// - Throws: ``DescribedError`` with the number of a line that is not a valid event here.
    package init(name: String, data: Data) throws {
        var events: [Event] = []
        var decoder = EventDecoder()
        var order = EventOrder()
        try data.withUnsafeBytes { bytes in
            var (start, number) = (0, 1)
            while start < bytes.count {
                let end = bytes.firstIndex(of: 0x0A, from: start)
                let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)])
                do {
                    if let event = try Self.event(from: line, isWhole: end != nil, &decoder) {
                        try order.check(event)
                        events.append(event)
                    }
                } catch {
                    throw DescribedError("\(name):\(number): \(error)")
                }
                (start, number) = ((end ?? bytes.count) + 1, number + 1)
            }
        }
        self.init(name: name, events: events)
    }

    /// The event of a line; `nil` if the line is empty, or is the incomplete one at the end.
    private static func event(
        from line: UnsafeRawBufferPointer,
        isWhole: Bool,
        _ decoder: inout EventDecoder
    ) throws -> Event? {
        if line.isEmpty { return nil }
        do {
            return try decoder.event(from: line)
        } catch {
            guard isWhole else { return nil }
            throw DescribedError("no event: \(error); the file has to be one that --events or SPEC_EVENTS wrote")
        }
    }
}

/// Checks that events are in a possible order: an example ends after it began, both within a run,
/// and a run ends after it began. Several processes may write to one recording at once.
struct EventOrder {
    /// How many runs have begun and not ended.
    private var openRuns = 0
    private var running: Set<String> = []

    mutating func check(_ event: Event) throws {
        switch event {
        case .runStarted: openRuns += 1
        case .exampleStarted(let example):
            guard openRuns > 0 else { throw DescribedError("an example begins, but no run is under way") }
            running.insert(example.identifier)
        case .exampleFinished(let example, let result):
            // An example that the runner does not start only ends.
            guard running.remove(example.identifier) != nil || result.status == .skipped, openRuns > 0 else {
                throw DescribedError("an example ends that is not running: \(example.fullName)")
            }
        case .runFinished:
            guard openRuns > 0 else { throw DescribedError("a run ends, but none is under way") }
            openRuns -= 1
        case .exampleListed, .otherTestsFound, .stepStarted, .exampleFailed, .phaseStarted, .failedOutsideExamples:
            break
        }
    }
}
