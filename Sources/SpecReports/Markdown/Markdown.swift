enum Markdown {
    static let text: Escaping = {
        let special = "\\`*_{}[]<>#|~$"
        var replacements = Dictionary(uniqueKeysWithValues: special.map { ($0, "\\\($0)") })
        replacements["&"] = "&amp;"
        replacements["\n"] = " "
        replacements["\r"] = " "
        replacements["\t"] = " "
        return Escaping(replacements, keeping: [])
    }()

    /// Returns a code span whose delimiters are longer than any run of backticks in the text.
    static func code(_ text: String) -> String {
        let fence = fence(for: text, atLeast: 1)
        let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + pad + Escaping.line(text) + pad + fence
    }

    /// Returns a code block. In a `diff` block, differences lose their two-space indentation,
    /// because code hosts color only lines that begin with `-` or `+`.
    static func block(_ text: String, language: String = "") -> String {
        let fence = fence(for: text, atLeast: 3)
        let isDifference = language == "diff" && DifferenceLine.lines(of: text).contains { $0.kind != .other }
        let content = Escaping.terminal(text).reportLines.map { line in
            String(isDifference && line.hasPrefix("  ") ? line.dropFirst(2) : line)
        }
        let lines = [fence + language] + content + [fence]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func fence(for text: String, atLeast least: Int) -> String {
        let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(least, longest + 1))
    }
}
