/// Writes events as lines of JSON, the format of the file that `SPEC_EVENTS` names.
///
/// The first event that names an example carries its whole identity. Later events carry the identifier only, which an
/// ``EventDecoder`` resolves.
package struct EventEncoder {
    /// The identifiers of the examples whose identity has been written.
    private var knownExamples: Set<String> = []

    /// Begins a stream of events.
    package init() {}

    /// The event's line, with its line break.
    package mutating func line(for event: Event) -> String {
        var json = JSONText(.oneLine)
        // Most events fit.
        json.reserveCapacity(480)
        event.write(to: &json, withIdentity: isFirst(toName: event.example))
        json.endLine()
        return json.text
    }

    private mutating func isFirst(toName example: ExampleIdentity?) -> Bool {
        example.map { knownExamples.insert($0.identifier).inserted } ?? false
    }
}
