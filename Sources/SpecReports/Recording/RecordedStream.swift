import Foundation
import SpecEvents

/// The events in a recording, which may have been written by several processes.
package struct RecordedStream: Sendable {
    package var name: String
    /// The events, in order. If the process was killed, the last events are missing.
    package var events: [Event]

    package init(name: String, events: [Event]) {
        (self.name, self.events) = (name, events)
    }

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
    /// Unless all runs have ended, ignores an incomplete last line, which a killed process leaves.
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
                    if let event = try Self.event(from: line, mayBeCut: end == nil && !order.isComplete, &decoder) {
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

    private static func event(
        from line: UnsafeRawBufferPointer,
        mayBeCut: Bool,
        _ decoder: inout EventDecoder
    ) throws -> Event? {
        if line.isEmpty { return nil }
        do {
            return try decoder.event(from: Data(line))
        } catch {
            guard !mayBeCut else { return nil }
            throw DescribedError("no event: \(error); the file has to be one that --events or SPEC_EVENTS wrote")
        }
    }
}

/// Checks that runs and examples begin before they end, and that examples are within a run. Runs
/// may overlap, because several processes may write to one recording.
struct EventOrder {
    /// Whether at least one run has begun, and every run has ended.
    private(set) var isComplete = false
    private var openRuns = 0 { didSet { isComplete = openRuns == 0 } }
    private var running: Set<String> = []

    mutating func check(_ event: Event) throws {
        switch event {
        case .runStarted: openRuns += 1
        case .exampleStarted(let example):
            guard openRuns > 0 else { throw DescribedError("an example begins, but no run is under way") }
            running.insert(example.identifier)
        case .exampleFinished(let example, let result):
            // An example that is skipped before it begins has no start event.
            guard running.remove(example.identifier) != nil || result.status == .skipped, openRuns > 0 else {
                throw DescribedError("an example ends that is not running: \(example.fullName)")
            }
        case .runFinished:
            guard openRuns > 0 else { throw DescribedError("a run ends, but none is under way") }
            openRuns -= 1
        case .exampleListed, .stepStarted, .exampleFailed, .phaseStarted, .failedOutsideExamples: break
        }
    }
}
