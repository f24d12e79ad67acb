import Foundation
import SpecEvents

/// A format that converts a value to the text of its snapshot.
///
/// By default, addresses and temporary paths, which change from run to run, are replaced with
/// placeholders such as `<address 1>`. Use ``withoutRedaction`` to keep the original text, or
/// ``redactingDatesAndUUIDs`` to also replace dates and UUIDs.
public struct SnapshotFormat<Value> {
    let language: String
    private var makeText: (Value) throws -> String
    let makePicture: (Value) -> ExampleAttachment?
    private var redactedKinds: Set = ["address", "temporary path"]

    package init(
        _ language: String = "text",
        drawing makePicture: @escaping (Value) -> ExampleAttachment? = { _ in nil },
        _ makeText: @escaping (Value) throws -> String
    ) {
        (self.language, self.makePicture, self.makeText) = (language, makePicture, makeText)
    }

    /// Returns a copy of this format that replaces each match of a pattern before the text is
    /// compared or stored.
    ///
    /// ```swift
    /// matchSnapshot(as: .text.redacting(/order \d+/, with: "order <number>"))
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The regular expression to match.
    ///   - replacement: The text that replaces each match.
    public func redacting(_ pattern: some RegexComponent, with replacement: String) -> SnapshotFormat {
        var format = self
        format.makeText = { try makeText($0).replacing(pattern, with: replacement) }
        return format
    }

    /// A copy of this format that keeps addresses and temporary paths.
    public var withoutRedaction: SnapshotFormat { redacting([]) }

    /// A copy of this format that also replaces dates and UUIDs with placeholders.
    public var redactingDatesAndUUIDs: SnapshotFormat { redacting(Set(Redaction.kinds)) }

    private func redacting(_ kinds: Set<String>) -> SnapshotFormat {
        var format = self
        format.redactedKinds = kinds
        return format
    }

    func text(of value: Value) throws -> String { try Redaction.text(makeText(value), redactedKinds) }
}

/// Replaces values that change from run to run. Equal values get the same numbered placeholder.
enum Redaction {
    static let kinds = ["UUID", "address", "date", "temporary path"]

    /// Has one capture group per kind. Colors and masks have too few digits to match as addresses.
    private static let pattern: NSRegularExpression? = {
        let folders = [NSTemporaryDirectory(), "/private/var/folders/", "/var/folders/", "/private/tmp/", "/tmp/"]
            .filter { $0.count > 2 }.map(NSRegularExpression.escapedPattern).joined(separator: "|")
        let time = #"[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?:\.[0-9]+)?(?:Z|[+-][0-9]{2}:?[0-9]{2}| [+-][0-9]{4})?"#
        return try? NSRegularExpression(
            pattern: #"(?<!\w)(?:([\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}(?!\w))|(0x[\da-fA-F]{9,16}(?!\w))"#
                + #"|([0-9]{4}-[01][0-9]-[0-3][0-9](?:\#(time)|(?!\w)))|((?:\#(folders))[^"'`()\[\]{}<>,;:?&=|\s]*(?<!\.)))"#
        )
    }()

    static func text(_ text: String, _ redacted: Set<String>) -> String {
        guard text.utf8.contains(where: { (0x2F...0x39).contains($0) }) else { return text }
        let source = NSString(string: text)
        let matches = pattern?.matches(in: text, range: NSRange(location: 0, length: source.length)) ?? []
        var (result, end, numbers) = ("", 0, kinds.map { _ in [String: Int]() })
        for match in matches {
            let kind = kinds.indices.first { match.range(at: $0 + 1).location != NSNotFound } ?? 0
            guard redacted.contains(kinds[kind]) else { continue }
            let value = source.substring(with: match.range)
            // The hexadecimal digits in a UUID or an address may be uppercase or lowercase.
            let key = kinds[kind] == "temporary path" ? value : value.lowercased()
            let number = numbers[kind][key] ?? numbers[kind].count + 1
            numbers[kind][key] = number
            result += source.substring(with: NSRange(location: end, length: match.range.location - end))
            result += "<\(kinds[kind]) \(number)>"
            end = match.range.upperBound
        }
        return result + source.substring(from: end)
    }
}
