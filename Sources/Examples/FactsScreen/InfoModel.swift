import Foundation

/// A fact. The server sends it in this form:
///
/// ```json
/// { "infoText": "Honey never spoils.", "identifier": 123, "creationDate": "2021-09-22T10:32:36.917" }
/// ```
struct InfoModel: Equatable, Sendable {
    let infoText: String
    let identifier: Int
    let creationDate: Date
}

extension InfoModel: Decodable {
    private enum CodingKeys: CodingKey {
        case infoText, identifier, creationDate
    }

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

/// Parses dates such as `2021-09-22T10:32:36.917`. The fraction and the time zone are optional.
/// Unlike Foundation's parsers, this parser rejects February 30 and text after the date.
private enum ServerDate {
    // Creating a `Regex` is slow, so this one is shared. Sharing is safe, because it never changes.
    private nonisolated(unsafe) static let pattern =
        /([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]{1,9})?(Z|[+-][0-9:]+)?/

    /// Assumes UTC if there is no time zone, because the server always writes dates in UTC.
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

    /// Returns the offset in seconds for a time zone such as `Z`, `+03:00`, `-0330`, or `+03`, or
    /// `nil` if the time zone is malformed.
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
