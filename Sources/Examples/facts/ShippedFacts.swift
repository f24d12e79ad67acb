import Foundation
import ScriptedServer

/// The source of facts that ships inside.
enum ShippedFacts {
    /// How long ago the facts were published, in turn.
    private static let ages: [TimeInterval] = [5 * 86_400, 3 * 3600, 15 * 86_400, 20 * 60]
    /// Long enough to see the loader.
    private static let delay = Duration.milliseconds(400)

    private struct Answer: Encodable {
        var infoText: String
        var identifier: Int
        var creationDate: String
    }

    /// A script that answers with one fact after the other.
    ///
    /// - Parameters:
    ///   - facts: The texts of the facts.
    ///   - now: The date from which their ages are counted.
    static func script(_ facts: [String], now: Date) throws -> [ScriptedReply] {
        try facts.enumerated().map { index, text in
            let date = now.addingTimeInterval(-ages[index % ages.count])
            let answer = Answer(infoText: text, identifier: 123 + index, creationDate: self.text(for: date))
            return .json(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self), after: delay)
        }
    }

    /// A date as the server of the real app writes it: UTC, without a zone.
    private static func text(for date: Date) -> String {
        date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
    }
}
