import TerminalText

extension String {
    /// Returns the text as lines of at most `width` columns. Breaks a line inside a word only if
    /// the word is wider than that. Keeps existing line breaks.
    ///
    /// - Parameter width: The number of columns, at least 2, because some characters occupy two.
    /// - Returns: The lines without control characters, or a single empty line for an empty string.
    public func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// The text without control characters except for line breaks. Text may come from a server, and
    /// a control sequence in it could rewrite the screen.
    var printable: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.reordersText {
            switch scalar.value {
            case 0x0A, 0x2028, 0x2029: result.append("\n")
            case ..<0x20, 0x7F...0x9F: result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
