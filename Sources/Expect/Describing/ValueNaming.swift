import Foundation
import SpecEvents

/// How the first sentence of a failure message names a value.
package enum ValueNaming {
    case whole
    /// Abbreviates long values, because the lines below the sentence show the difference.
    case brief

    private static var maxCharacters: Int { 80 }
    private static var maxAttachedBytes: Int { 1_000_000 }
    private static let maxDescribedLength = 10_000

    func text(of value: Any?) -> String {
        guard self == .brief, Self.isLong(value) else { return describe(value) }
        guard let text = Self.text(value) else { return describe(value, atMost: Self.maxCharacters) }
        return text.lineCount > 1 ? text.nameByLines : "a text of \(text.count) characters"
    }

    static func isLong(_ value: Any?) -> Bool { describe(value, atMost: maxCharacters + 1).count > maxCharacters }

    static func text(_ value: Any?) -> String? {
        guard let text = unwrapped(value as Any) as? any StringProtocol else { return nil }
        return String(text)
    }

    static func attachment(_ name: String, _ value: Any?) -> ExampleAttachment {
        let whole = text(value) ?? describe(value, atMost: maxDescribedLength)
        let text = whole.utf8.count > maxAttachedBytes ? String(whole.prefix(maxAttachedBytes / 4)) + "…" : whole
        return ExampleAttachment(name: name, mediaType: ExampleAttachment.valueType, content: Data(text.utf8))
    }
}

extension String {
    /// The number of lines. An empty line after a trailing newline does not count.
    var lineCount: Int {
        let newlines = count(where: \.isNewline)
        return newlines + (last?.isNewline == true ? 0 : 1)
    }

    var nameByLines: String { lineCount == 1 ? "a text of 1 line" : "a text of \(lineCount) lines" }
}
