import Foundation
import SpecEvents
import SpecReports

/// The line of an event with no other before it.
func singleLine(for event: Event) -> String {
    var encoder = EventEncoder()
    return encoder.lines(for: [event])
}

/// The event of a line with no other before it.
func singleEvent(from line: Data) throws -> Event {
    var decoder = EventDecoder()
    return try decoder.event(from: line)
}
