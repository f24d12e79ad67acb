/// A recording or a report of an earlier run that cannot be read.
package struct RecordingError: Error, CustomStringConvertible {
    /// The file, and what is wrong with it: `events.jsonl:3: …`.
    package let description: String
}
