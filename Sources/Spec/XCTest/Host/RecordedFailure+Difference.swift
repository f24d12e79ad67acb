import SpecEvents

extension RecordedFailure {
    /// The message for XCTest's report. Run by the test explorer of VS Code, it has a further line, whose values that shows beside
    /// each other: whatever stands in parentheses around “is not … to”, so a message that has some stays as it is.
    func reportedMessage(_ request: ProcessRequest = .current) -> String {
        guard request.isOfVSCode, !request.isSupervised, !message.contains(where: { "()".contains($0) }),
            let match = message.wholeMatch(of: /expected to equal (.+), got (.+)/)
        else { return message }
        return "\(message)\n(\(match.2)) is not equal to (\(match.1))"
    }
}
