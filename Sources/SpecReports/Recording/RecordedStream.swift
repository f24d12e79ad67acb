import SpecEvents

/// The events that one process recorded.
package struct RecordedStream: Sendable {
    /// The name for messages, such as the path of its file.
    package var name: String
    /// Its events, in the order of the recording; the last ones are missing if the process died.
    package var events: [Event]

    package init(name: String, events: [Event]) {
        self.name = name
        self.events = events
    }

    /// How many of the examples that its runs began with have no result in it.
    package var missingExampleCount: Int {
        var count = 0
        for event in events {
            switch event {
            case .runStarted(let exampleCount, _, _): count += exampleCount
            case .exampleFinished: count -= 1
            default: break
            }
        }
        return max(count, 0)
    }
}
