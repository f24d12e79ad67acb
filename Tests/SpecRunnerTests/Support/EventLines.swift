import Foundation
import SpecEvents
import SpecReports

extension [Event] {
    /// The recording that holds these events.
    var lines: String {
        var encoder = EventEncoder()
        return encoder.lines(for: self)
    }

    /// The events of a recording, or of a process that names its protocol first.
    init(lines: Data) throws {
        var decoder = EventDecoder()
        self = try lines.split(separator: UInt8(ascii: "\n"))
            .filter { !$0.elementsEqual(ProcessProtocol.firstLine.utf8) }.map { try decoder.event(from: $0) }
    }
}
