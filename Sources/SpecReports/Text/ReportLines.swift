extension String {
    /// The text without the sequences that colour it on a terminal: what programs print often has them.
    var withoutColours: String {
        utf8.contains(0x1B) ? replacing(/\u{1B}\[[0-9;:?]*[A-Za-z]/, with: "") : self
    }

    /// The lines of the text, whatever ends them; a last line break begins no line.
    var reportLines: [Substring] {
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
