import Foundation
import TerminalText

extension String {
    /// The text as lines of at most `width` columns: broken at spaces, and inside a word only if the word alone is
    /// wider. Line breaks of the text are kept.
    ///
    /// - Parameter width: The columns; at least two, because some characters take two.
    /// - Returns: The lines, without anything that would make a terminal do more than show characters; one empty line for
    ///   an empty text.
    public func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// The text without anything that would make a terminal do more than show characters and break lines. It may come from a
    /// server, and a control sequence in it could rewrite the screen.
    var printable: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.endsLine || $0.reordersText }) else { return self }
        var result = ""
        for character in self {
            if character.isNewline {
                result.append("\n")
            } else if character.unicodeScalars.contains(where: { $0.isControl }) {
                result.append(" ")
            } else {
                result.unicodeScalars.append(contentsOf: character.unicodeScalars.filter { !$0.reordersText })
            }
        }
        return result
    }

    /// The text without the spaces at its ends.
    var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }

    /// The text in one line that is not broken at spaces, until ``breakable`` makes them spaces again.
    var unbreakable: String { String(printable.map { $0 == "\n" || $0 == " " ? "\u{A0}" : $0 }) }

    /// The text with spaces where ``unbreakable`` put others.
    var breakable: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}

extension Unicode.Scalar {
    /// Whether the scalar is of the category of that name: these, in every version of Unicode.
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// Whether the scalar ends a line or a paragraph, and is no control.
    fileprivate var endsLine: Bool { value == 0x2028 || value == 0x2029 }
}
