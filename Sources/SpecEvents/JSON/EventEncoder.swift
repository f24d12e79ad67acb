/// Writes events as lines of JSON, the format of the file that `SPEC_EVENTS` names.
///
/// The first event that names an example carries its whole identity. Later events carry the identifier only, which an
/// ``EventDecoder`` resolves.
package struct EventEncoder {
    /// The identifiers of the examples whose identity has been written.
    private var knownExamples: Set<ByteKey> = []

    /// Begins a stream of events.
    package init() {}

    /// The lines of events, each with its line break.
    package mutating func lines(for events: [Event]) -> String {
        String(decoding: bytes(for: events), as: UTF8.self)
    }

    /// The lines as bytes.
    mutating func bytes(for events: [Event]) -> [UInt8] {
        var bytes: [UInt8] = []
        for event in events {
            var json = JSONText(.oneLine)
            // Most events fit.
            json.reserveCapacity(480)
            let isFirst = event.example.map { knownExamples.insert(ByteKey($0.identifier)).inserted } ?? false
            event.write(to: &json, withIdentity: isFirst)
            json.endLine()
            // A running example writes its events one at a time.
            if events.count == 1 { return json.bytes }
            bytes += json.bytes
        }
        return bytes
    }
}
