import TerminalText

extension String {
    /// Returns the text as lines of at most `width` columns. Breaks lines at spaces, and inside a
    /// word only if the word alone is wider. Keeps existing line breaks.
    ///
    /// - Parameter width: The number of columns; at least two, because some characters take two.
    /// - Returns: The lines, without anything that would make a terminal do more than show
    ///   characters; a single empty line for an empty string.
    public func wrapped(to width: Int) -> [String] {
        printable.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            Wrapping.lines(of: paragraph.split(separator: " ").joined(separator: " "), columns: max(width, 2))
        }
    }

    /// The text without anything that would make a terminal do more than show characters and break
    /// lines. Text may come from a server, and a control sequence in it could rewrite the screen.
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
