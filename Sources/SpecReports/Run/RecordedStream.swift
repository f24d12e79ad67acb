import SpecEvents

/// The events that one process recorded.
package struct RecordedStream: Sendable {
    /// The name for messages, such as the path of its file.
    package var name: String
    /// Its events, in the order of the recording; the last ones are missing if the process died.
    package var events: [Event]

    /// Makes a stream.
    package init(name: String, events: [Event]) {
        self.name = name
        self.events = events
    }
}
