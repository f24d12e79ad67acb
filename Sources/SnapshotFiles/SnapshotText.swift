import SwiftSource

/// Escapes what a text loses in a file that people edit: characters that are not seen, and white space at the end of a line.
enum SnapshotText {
    /// The lines of a text. Only a line feed ends one, so the lines joined by it are the text.
    static func lines(of text: String) -> [Substring.UnicodeScalarView] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Whether a line loses something if it is not escaped.
    static func isLossy(_ line: Substring.UnicodeScalarView) -> Bool {
        line.last?.properties.isWhitespace == true || line.contains(where: isUnseen)
    }

    /// A line with such characters as escapes of Swift.
    ///
    /// - Parameters:
    ///   - introducer: What begins an escape: `\`, or `\##` in a raw string.
    ///   - marks: What is escaped besides.
    static func escaped(_ line: Substring.UnicodeScalarView, _ introducer: String, marks: String = "") -> String {
        var text = ""
        for index in line.indices {
            let scalar = line[index]
            let isLast = line.index(after: index) == line.endIndex
            if isUnseen(scalar) || (isLast && scalar.properties.isWhitespace) {
                let names: [Unicode.Scalar: String] = ["\r": "r", "\n": "n", "\t": "t", "\0": "0"]
                text += introducer + (names[scalar] ?? "u{\(String(scalar.value, radix: 16, uppercase: true))}")
            } else {
                if marks.unicodeScalars.contains(scalar) { text += introducer }
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text of which ``escaped(_:_:marks:)`` made another one; `nil` if an escape in it is wrong.
    static func unescaped(_ text: Substring) -> String? { StringLiteral.unescaped(Array(text.unicodeScalars)[...]) }

    /// Whether it shows nothing, or moves what is around it; joiners and tags do neither in emoji and in words.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format:
            return !("\u{200C}"..."\u{200D}").contains(scalar) && !("\u{E0020}"..."\u{E007F}").contains(scalar)
        default: return false
        }
    }
}
