import Foundation
import SpecEvents
import SpecReports

extension [Event] {
    /// The text of a recording that contains these events.
    var lines: String {
        var encoder = EventEncoder()
        return encoder.lines(for: self)
    }

    /// Decodes the events of a recording, or those of a process that names its protocol in the first line.
    init(lines: Data) throws {
        var decoder = EventDecoder()
        self = try lines.split(separator: UInt8(ascii: "\n"))
            .filter { !$0.elementsEqual(ProcessProtocol.firstLine.utf8) }.map { try decoder.event(from: $0) }
    }
}
