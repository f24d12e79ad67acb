import TerminalText

extension String {
    /// Returns the text as lines of at most `width` columns. Breaks a word only if the word itself
    /// is wider than a line. Keeps existing line breaks.
    ///
    /// - Parameter width: The number of columns; at least 2, as some characters fill two columns.
    /// - Returns: The lines without control characters, or a single empty line for an empty string.
    public func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// A server could use control characters or characters that reorder text to rewrite the screen.
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
