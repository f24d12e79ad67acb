import Foundation
import SpecEvents

/// Leaves text with the example, for whoever reads the report.
///
/// ```swift
/// attach(screen.text, named: "the screen")
/// ```
///
/// - Parameters:
///   - text: What to show.
///   - name: What it is.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
@MainActor public func attach(
    _ text: String,
    named name: String,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    add(ExampleAttachment(name: name, mediaType: "text/plain", content: Data(text.utf8)), Place(file: file, line: line))
}

/// Leaves data with the example, such as an image.
///
/// - Parameters:
///   - data: What to show.
///   - name: What it is.
///   - mediaType: How to show it, such as `image/png`.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
@MainActor public func attach(
    _ data: Data,
    named name: String,
    mediaType: String,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    add(ExampleAttachment(name: name, mediaType: mediaType, content: data), Place(file: file, line: line))
}

/// Leaves a value with the example, as JSON.
///
/// - Parameters:
///   - value: What to show.
///   - name: What it is.
///   - file: Where this stands; leave it out.
///   - line: Where this stands; leave it out.
/// - Throws: `EncodingError` if the value cannot be encoded.
@MainActor public func attach<Value: Encodable>(
    _ value: Value,
    named name: String,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    add(ExampleAttachment(name: name, mediaType: "application/json", content: data), Place(file: file, line: line))
}

@MainActor private func add(_ attachment: ExampleAttachment, _ place: Place) {
    guard let example = CurrentActivity.example else {
        return Misuse.report(.outsideExample("attach", at: place))
    }
    example.attach(attachment)
}
