import Foundation
import SpecEvents
import SpecReports

/// Encodes an event as the first one in a stream.
func singleLine(for event: Event) -> String {
    var encoder = EventEncoder()
    return encoder.lines(for: [event])
}

/// Decodes a line as the first one in a stream.
func singleEvent(from line: Data) throws -> Event {
    var decoder = EventDecoder()
    return try decoder.event(from: line)
}
