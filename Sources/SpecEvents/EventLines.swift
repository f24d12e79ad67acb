import Foundation

/// Events as lines of JSON: how they lie in the file that `SPEC_EVENTS` names.
public enum EventLines {
    private static let decoder = JSONDecoder()
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// The event's line, with its line break.
    public static func line(for event: Event) throws -> Data {
        try encoder.encode(event) + [UInt8(ascii: "\n")]
    }

    /// The event that a line holds, with or without its line break.
    ///
    /// - Throws: `DecodingError` if the line is not one whole event.
    public static func event(from line: Data) throws -> Event {
        try decoder.decode(Event.self, from: line)
    }
}
