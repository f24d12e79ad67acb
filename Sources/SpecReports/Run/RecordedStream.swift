import SpecEvents

/// The events that one process recorded.
package struct RecordedStream: Sendable {
    /// What to call it, such as the name of its file.
    package var name: String
    /// Its events, in the order of the recording; the last ones may be missing.
    package var events: [Event]

    /// Makes a stream.
    package init(name: String, events: [Event]) {
        self.name = name
        self.events = events
    }
}
