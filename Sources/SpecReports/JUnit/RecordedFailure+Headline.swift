import SpecEvents

extension RecordedFailure {
    /// The message in one line: its first line and, if that is the description of an expectation, what was expected.
    var headline: String {
        let lines = message.reportLines
        let first = String(lines.first ?? "")
        guard lines.count > 1, lines[1].hasPrefix("expected ") else { return first }
        return "\(first): \(lines[1])"
    }
}
