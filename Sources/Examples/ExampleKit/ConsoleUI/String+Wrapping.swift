import TerminalText

extension String {
    /// Breaks the string into lines. Keeps existing line breaks, and breaks a word only if the word
    /// is wider than a line.
    ///
    /// - Parameter width: The maximum number of columns. A value below 2 is treated as 2, because
    ///   some characters take up two columns.
    /// - Returns: The lines, without control characters. An empty string yields one empty line.
    public func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// The string with control characters other than line breaks replaced by spaces, and without
    /// characters that reorder text. A server could use these characters to rewrite the screen.
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
