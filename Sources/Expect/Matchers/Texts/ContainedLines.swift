import SpecEvents

/// The message of `contain` in a text of several lines: the lines of the text, marked with `+` if a part has several lines, too,
/// which are marked with `-`.
struct ContainedLines: FailureWording {
    let parts: [String]
    let text: String

    private static let mostLines = 20
    private static let mostCharacters = 200

    func sentence(_ style: String, _ clause: String) -> String {
        let names = parts.map { $0.hasNewline ? $0.nameByLines : describe($0) }
        return "expected \(style) contain \(names.enumeration), got \(text.nameByLines)"
    }

    var lines: [String] {
        let long = parts.filter(\.hasNewline)
        return long.flatMap { Self.lines(of: $0, "- ") } + Self.lines(of: text, long.isEmpty ? "" : "+ ")
    }

    var attachments: [ExampleAttachment] {
        let lines = Self.lines(of: text)
        let isCut = lines.count > Self.mostLines || lines.contains { $0.count > Self.mostCharacters }
        return isCut ? [ValueNaming.attachment("got", text)] : []
    }

    private static func lines(of text: String) -> ArraySlice<Substring> {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(text.lineCount)
    }

    private static func lines(of text: String, _ mark: String) -> [String] {
        let lines = lines(of: text)
        let shown = lines.prefix(mostLines).map { line in
            mark + String(line.prefix(mostCharacters)).escapingInvisibles + (line.count > mostCharacters ? "…" : "")
        }
        return shown + (lines.count > mostLines ? ["… and \(lines.count - mostLines) more lines"] : [])
    }
}
