/// A line of a failure message. In a difference, expected lines begin with `- ` and actual lines
/// begin with `+ `. A difference that follows a sentence is indented by two spaces.
struct DifferenceLine: Equatable {
    enum Kind {
        case other, expected, actual
    }

    let kind: Kind
    let text: String
    /// The range in which the line differs from its counterpart, or `nil` to highlight nothing.
    var marked: Range<String.Index>?

    /// The number of characters before the line's content: any indentation, a sign and a space.
    private let margin: Int

    private init(_ text: Substring) {
        let line = text.hasPrefix("  ") ? text.dropFirst(2) : text
        kind = line.hasPrefix("- ") ? .expected : line.hasPrefix("+ ") ? .actual : .other
        margin = text.count - line.count + 2
        self.text = String(text)
    }

    /// Marks differences where expected lines are followed by the same number of actual lines.
    static func lines(of message: String) -> [DifferenceLine] {
        var lines = message.reportLines.map(DifferenceLine.init)
        var start = 0
        while start < lines.count {
            let expected = lines[start...].prefix { $0.kind == .expected }
            let actual = lines[expected.endIndex...].prefix { $0.kind == .actual }
            if expected.count == actual.count {
                for (one, other) in zip(expected.indices, actual.indices) { mark(&lines, one, other) }
            }
            start = max(actual.endIndex, start + 1)
        }
        return lines
    }

    private static func mark(_ lines: inout [DifferenceLine], _ one: Int, _ other: Int) {
        let words = (lines[one].words, lines[other].words)
        let start = zip(words.0, words.1).prefix { $0 == $1 }.count
        let most = min(words.0.count, words.1.count) - start
        let end = zip(words.0.reversed(), words.1.reversed()).prefix { $0 == $1 }.count
        lines[one].mark(words.0, from: start, leaving: min(end, most))
        lines[other].mark(words.1, from: start, leaving: min(end, most))
    }

    private mutating func mark(_ words: [Substring], from start: Int, leaving end: Int) {
        let differing = words[start..<(words.count - end)]
        guard let first = differing.first, let last = differing.last else { return }
        let range = first.startIndex..<last.endIndex
        // If more than three quarters of the line differ, highlighting would not help.
        guard text[range].count * 4 <= (text.count - margin) * 3 else { return }
        marked = range
    }

    /// The line's content, split into runs of letters and digits, and other single characters.
    private var words: [Substring] {
        var words: [Substring] = []
        var rest = text.dropFirst(margin)
        while let first = rest.first {
            let word = first.isLetter || first.isNumber ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }
}
