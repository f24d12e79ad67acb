extension String {
    /// The text without the escape sequences for colours, which the output of programs often has.
    package var withoutColours: String {
        utf8.contains(0x1B) ? replacing(/\u{1B}\[[0-9;:?]*[A-Za-z]/, with: "") : self
    }

    /// The lines of the text, with any kind of line break; a line break at the end begins no line.
    var reportLines: [Substring] {
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
