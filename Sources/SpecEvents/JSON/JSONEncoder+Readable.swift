import Foundation

extension JSONEncoder {
    /// Encodes for those who read it: keys in order, dates in ISO 8601, and numbers that JSON does not have as texts.
    package static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            let hasFraction = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) != 0
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)))
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return encoder
    }
}
