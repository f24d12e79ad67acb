extension String {
    /// The text as lines of at most `width` columns: broken at spaces, and inside a word only if the word alone is
    /// wider. Line breaks of the text are kept.
    func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Self.lines(of: paragraph, max(width, 2))
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

    private static func lines(of paragraph: Substring, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.displayWidth + 1 + word.displayWidth <= width {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            var pieces = pieces(of: word, width)
            line = pieces.popLast() ?? ""
            lines += pieces
        }
        return lines + [line]
    }

    /// A word in pieces of at most `width` columns.
    private static func pieces(of word: Substring, _ width: Int) -> [String] {
        var pieces = [""]
        var used = 0
        for character in word {
            if used + character.displayWidth > width {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += character.displayWidth
        }
        return pieces
    }
}

extension Unicode.Scalar {
    /// Whether the scalar changes the direction of the text that follows it, the frame included.
    fileprivate var reordersText: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
