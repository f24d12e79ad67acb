import SpecEvents

/// Escapes what a text loses in a file that people edit: characters that are not seen, and white space at the end of a line.
enum SnapshotText {
    /// The lines of a text. Only a line feed ends one, so the lines joined by it are the text.
    static func lines(of text: String) -> [Substring.UnicodeScalarView] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A line with such characters as escapes of Swift.
    ///
    /// - Parameter introducer: What begins an escape: `\`, or `\##` in a raw string.
    /// - Parameter marks: What is escaped besides.
    static func escaped(_ line: Substring.UnicodeScalarView, _ introducer: String, marks: String = "") -> String {
        var text = ""
        for (index, scalar) in zip(line.indices, line) {
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            let isAtEnd = scalar.properties.isWhitespace && line.index(after: index) == line.endIndex
            if isControl || isAtEnd || scalar.isInvisible {
                let names: [Unicode.Scalar: String] = ["\r": "r", "\n": "n", "\t": "t", "\0": "0"]
                text += introducer + (names[scalar] ?? "u{\(String(scalar.value, radix: 16, uppercase: true))}")
            } else {
                if marks.unicodeScalars.contains(scalar) { text += introducer }
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
