/// Converts the Markdown in chapters to HTML. It supports paragraphs, headings, lists, code, strong
/// and emphasized text, and links. Other markup is left as text.
enum HTMLProse {
    static func text(_ markdown: String) -> String {
        blocks(of: markdown).map { block in
            let items = block.compactMap(item)
            if items.count == block.count { return "<ul>\n\(items.map { "<li>\(line($0))</li>\n" }.joined())</ul>\n" }
            let text = block.map(line).joined(separator: "\n")
            guard block[0].hasPrefix("#") else { return "<p>\(text)</p>\n" }
            return "<p><strong>\(text.drop { $0 == "#" || $0 == " " })</strong></p>\n"
        }.joined()
    }

    /// Splits Markdown into blocks. Each list and each heading is a block of its own.
    private static func blocks(of markdown: String) -> [[String]] {
        var blocks: [[String]] = []
        var last: String?
        for line in markdown.reportLines.map(String.init) {
            let isBlank = line.allSatisfy(\.isWhitespace)
            defer { last = isBlank || line.hasPrefix("#") ? nil : line }
            if isBlank { continue }
            let isContinuation = last.map { (item($0) == nil) == (item(line) == nil) && !line.hasPrefix("#") } ?? false
            if isContinuation { blocks[blocks.count - 1].append(line) } else { blocks.append([line]) }
        }
        return blocks
    }

    private static func item(_ line: String) -> String? {
        (try? /\s*(?:[-*]|\d+\.)\s+(.*)/.wholeMatch(in: line)).map { String($0.1) }
    }

    private static func line(_ markdown: String) -> String {
        let parts = markdown.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // If there is an odd number of backticks, none of them delimits code.
        guard parts.count % 2 == 1 else { return words(markdown) }
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(Escaping.html(part))</code>" : words(part)
        }.joined()
    }

    private static func words(_ text: String) -> String {
        Escaping.html(text)
            .replacing(/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/) { "<a href=\"\($0.2)\">\($0.1)</a>" }
            .replacing(/\*\*([^*]+)\*\*/) { "<strong>\($0.1)</strong>" }
            .replacing(/\*([^*\s][^*]*)\*/) { "<em>\($0.1)</em>" }
    }
}

extension Chapter {
    var lang: String { language.map { " lang=\"\(Escaping.html($0))\"" } ?? "" }

    /// Returns the start of a section, which stays open so that the chapter's groups can follow.
    func beginning(_ anchor: String) -> String {
        let link = Anchors.link(to: anchor)
        let prose = HTMLProse.text(introduction)
        return """
            <section class="chapter" aria-labelledby="\(anchor)"\(lang)>
            <h2 id="\(anchor)">\(Escaping.html(title))</h2><a class="link" href="\(link)" aria-label="\(Escaping.html(title))">#</a>
            \(prose.isEmpty ? "" : "<div class=\"prose\">\n\(prose)</div>\n")
            """
    }
}
