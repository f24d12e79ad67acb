import Foundation

/// Events as lines of JSON: how they lie in the file that `SPEC_EVENTS` names.
package enum EventLines {
    /// What is not one whole event.
    package struct Malformed: Error, CustomStringConvertible {
        /// What is wrong with it.
        package let description: String
    }

    /// The event's line, with its line break.
    package static func line(for event: Event) -> String {
        var json = JSONText(.oneLine)
        // Most events fit.
        json.reserveCapacity(480)
        event.write(to: &json)
        json.endLine()
        return json.text
    }

    /// The event that a line holds, with or without its line break.
    ///
    /// - Throws: ``Malformed``.
    package static func event(from line: UnsafeRawBufferPointer) throws -> Event {
        do {
            var json = JSONReader(line)
            let event = try Event(from: &json)
            try json.end()
            return event
        } catch let problem as JSONReader.Malformed {
            throw Malformed(description: problem.reason)
        }
    }

    /// The event that a line holds, with or without its line break.
    ///
    /// - Throws: ``Malformed``.
    package static func event(from line: Data) throws -> Event {
        try line.withUnsafeBytes { try event(from: $0) }
    }
}
