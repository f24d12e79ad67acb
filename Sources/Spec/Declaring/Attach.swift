import Foundation
import SpecEvents

/// Attaches text to the running example's report under the given name.
///
/// ```swift
/// attach(screen.text, named: "the screen")
/// ```
@MainActor public func attach(
    _ text: String,
    named name: String,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    attach(Data(text.utf8), named: name, mediaType: "text/plain", file: file, line: line)
}

/// Attaches data, such as an image, to the running example's report.
@MainActor public func attach(
    _ data: Data,
    named name: String,
    mediaType: String,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let example = CurrentActivity.callerWork?.runningExample else {
        return Misuse.report(.outsideExample("attach", at: Place(file: file, line: line)))
    }
    example.recorder.attach(ExampleAttachment(name: name, mediaType: mediaType, content: data))
}

/// Attaches a value to the running example's report, as JSON with sorted keys and ISO 8601 dates.
///
/// - Throws: `EncodingError` if the value cannot be encoded.
@MainActor public func attach<Value: Encodable>(
    _ value: Value,
    named name: String,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    let data = try JSONEncoder.readable.encode(value)
    attach(data, named: name, mediaType: "application/json", file: file, line: line)
}
