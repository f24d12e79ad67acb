/// Breaks a text into lines, and keeps those of the last text and width: a layout asks a view for its height and draws it
/// right after that.
struct WrappedText {
    private var text = ""
    private var width = 0
    private var lines: [String]?

    /// The lines of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The columns that a line may take.
    mutating func lines(of text: String, width: Int) -> [String] {
        if let lines, (self.text, self.width) == (text, width) { return lines }
        let lines = text.wrapped(to: width)
        (self.text, self.width, self.lines) = (text, width, lines)
        return lines
    }
}
