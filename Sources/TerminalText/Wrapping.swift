package enum Wrapping {
    /// Wraps a line. Breaks inside a word only if the word alone is wider than a line. All lines
    /// keep the indentation, unless it takes up at least half of the columns.
    package static func lines(of line: some StringProtocol, columns: Int) -> [String] {
        guard line.utf8.count > columns, line.displayWidth > columns else { return [String(line)] }
        let indent = String(line.prefix { $0 == " " })
        let margin = indent.count * 2 < columns ? indent : ""
        var pieces: [String] = []
        var piece = margin
        var width = margin.count
        for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
            let isFirst = width == margin.count
            if !isFirst, width + 1 + word.displayWidth > columns {
                pieces.append(piece)
                (piece, width) = (margin, margin.count)
            } else if !isFirst {
                piece += " "
                width += 1
            }
            append(word, to: &piece, &width, &pieces, margin, columns)
        }
        return pieces + [piece]
    }

    private static func append(
        _ word: some StringProtocol,
        to piece: inout String,
        _ width: inout Int,
        _ pieces: inout [String],
        _ margin: String,
        _ columns: Int
    ) {
        for character in word {
            let characterWidth = character.displayWidth
            if width + characterWidth > columns, width > margin.count {
                pieces.append(piece)
                (piece, width) = (margin, margin.count)
            }
            piece.append(character)
            width += characterWidth
        }
    }

    package static func cut(_ text: String, columns: Int) -> String {
        guard text.displayWidth > columns else { return text }
        var result = ""
        var width = 1
        for character in text {
            width += character.displayWidth
            if width > columns { break }
            result.append(character)
        }
        return columns > 0 ? result + "…" : ""
    }
}

extension Unicode.Scalar {
    /// Whether the scalar begins or ends a bidirectional embedding, override, or isolate. Such a
    /// scalar could reorder the rest of the terminal line.
    package var reordersText: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
}
