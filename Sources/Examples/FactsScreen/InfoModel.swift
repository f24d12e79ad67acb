import Foundation

/// A fact, as the server tells it.
///
/// ```json
/// { "infoText": "Honey never spoils.", "identifier": 123, "creationDate": "2021-09-22T10:32:36.917" }
/// ```
public struct InfoModel: Equatable, Sendable {
    /// The fact itself.
    public let infoText: String
    /// What the server knows the fact by.
    public let identifier: Int
    /// When the fact was published.
    public let creationDate: Date

    /// Makes a fact.
    ///
    /// - Parameters:
    ///   - infoText: The fact itself.
    ///   - identifier: What the server knows the fact by.
    ///   - creationDate: When the fact was published.
    public init(infoText: String, identifier: Int, creationDate: Date) {
        self.infoText = infoText
        self.identifier = identifier
        self.creationDate = creationDate
    }
}

extension InfoModel: Decodable {
    private enum CodingKeys: CodingKey {
        case infoText, identifier, creationDate
    }

    /// Reads a fact. A date that is not one fails like any other part that is missing or of the wrong kind: with a
    /// `DecodingError` that names it.
    public init(from decoder: any Decoder) throws {
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
