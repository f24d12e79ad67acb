import TerminalText

extension String {
    /// The text as lines of at most `width` columns: broken at spaces, and inside a word only if the word alone is
    /// wider. Line breaks of the text are kept.
    func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// The text without anything that would make a terminal do more than show characters. It comes from a server, and a
    /// control sequence in it could rewrite the screen.
    private var printable: String {
        var result = ""
        for character in self {
            if character.isNewline {
                result.append("\n")
            } else if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                result.append(" ")
            } else {
                result.unicodeScalars.append(contentsOf: character.unicodeScalars.filter { !$0.reordersText })
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar changes the direction of the text that follows it, the frame included.
    fileprivate var reordersText: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
