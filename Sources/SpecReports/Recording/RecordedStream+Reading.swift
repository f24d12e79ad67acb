import Foundation
import SpecEvents

extension RecordedStream {
    /// Reads a recording: a line for each event.
    ///
    /// If a process was killed, its last line may be incomplete. That line is ignored.
    ///
    /// - Throws: ``DescribedError`` with the number of a line that is no event here.
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

    /// The event of a line; `nil` if the line is empty, or the incomplete one at the end.
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
