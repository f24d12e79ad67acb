import Foundation
import SpecEvents
import SpecReports

extension [Event] {
    /// The recording that holds these events.
    var lines: String {
        var encoder = EventEncoder()
        return encoder.lines(for: self)
    }

    /// The events of a recording.
    init(lines: Data) throws {
        var decoder = EventDecoder()
        self = try lines.split(separator: UInt8(ascii: "\n")).map { try decoder.event(from: $0) }
    }
}
