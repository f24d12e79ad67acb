import Foundation

/// A fact as sent by the server.
///
/// ```json
/// { "infoText": "Honey never spoils.", "identifier": 123, "creationDate": "2021-09-22T10:32:36.917" }
/// ```
struct InfoModel: Equatable, Sendable {
    let infoText: String
    /// The server's identifier for the fact.
    let identifier: Int
    /// When the fact was published.
    let creationDate: Date
}

extension InfoModel: Decodable {
    private enum CodingKeys: CodingKey {
        case infoText, identifier, creationDate
    }

    /// Decodes a fact. An invalid date fails like anything that is missing or of the wrong type:
    /// with a `DecodingError` that names it.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        infoText = try container.decode(String.self, forKey: .infoText)
        identifier = try container.decode(Int.self, forKey: .identifier)
        let dateText = try container.decode(String.self, forKey: .creationDate)
        guard let date = ServerDate.date(from: dateText) else {
            throw DecodingError.dataCorruptedError(
                forKey: .creationDate,
                in: container,
                debugDescription: "“\(dateText)” is not a date"
            )
        }
        creationDate = date
    }
}

/// A parser for dates as the server writes them: `2021-09-22T10:32:36.917`, with or without the
/// fraction and the time zone.
///
/// Stricter than Foundation's parsers: rejects February 30, and anything that follows a date.
private enum ServerDate {
    // Not `Sendable`, but never modified. Stored, because compiling it takes longer than the rest.
    private nonisolated(unsafe) static let pattern =
        /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]{1,9})?(Z|[+-][0-9:]+)?/

    /// Parses a date; `nil` if the text is not a date. Without a time zone, it is UTC: the server
    /// writes all dates in one zone, and the reader's time zone must not change the meaning of a
    /// date.
    static func date(from text: String) -> Date? {
        guard let parts = text.wholeMatch(of: pattern)?.output else { return nil }
        let components = DateComponents(
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt,
            year: Int(parts.1),
            month: Int(parts.2),
            day: Int(parts.3),
            hour: Int(parts.4),
            minute: Int(parts.5),
            second: Int(parts.6)
        )
        guard
            components.isValidDate,
            let wholeSeconds = components.date,
            let offset = offset(parts.8.map(String.init) ?? "Z"),
            let fraction = Double("0\(parts.7 ?? ".0")")
        else { return nil }
        return wholeSeconds.addingTimeInterval(fraction - offset)
    }

    /// Returns how many seconds a time zone such as `Z`, `+03:00`, `-0330` or `+03` is ahead of
    /// UTC; `nil` for any other text.
    private static func offset(_ zone: String) -> TimeInterval? {
        if zone == "Z" { return 0 }
        guard
            let parts = zone.wholeMatch(of: /([+-])([01][0-9]|2[0-3])(?::?([0-5][0-9]))?/)?.output,
            let hours = Double(parts.2),
            let minutes = Double(parts.3 ?? "0")
        else { return nil }
        return (parts.1 == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
    }
}
