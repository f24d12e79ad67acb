import SpecEvents

/// A failure on the page.
struct HTMLFailure {
    let paths: Paths
    let excerpts: SourceExcerpts

    /// The failure: its message with the difference in colours, its place, and the code around the place.
    func text(_ failure: RecordedFailure) -> String {
        var text = "<div class=\"failure\">\n"
        text += "<pre class=\"message\">\(message(failure.message))</pre>\n"
        if let location = failure.location {
            text += "<p class=\"place\">\(Escaping.html(paths.text(location)))</p>\n"
            text += source(excerpts.lines(around: location))
        }
        return text + "</div>\n"
    }

    private func message(_ message: String) -> String {
        message.reportLines.map { line in
            let text = Escaping.html(String(line))
            if line.hasPrefix("-") { return "<del>\(text)</del>" }
            return line.hasPrefix("+") ? "<ins>\(text)</ins>" : text
        }.joined(separator: "\n")
    }

    private func source(_ lines: [SourceExcerpts.Line]) -> String {
        if lines.isEmpty { return "" }
        let width = String(lines.last?.number ?? 0).count
        let rows = lines.map { line in
            let number = String(line.number)
            let row = String(repeating: " ", count: width - number.count) + "\(number)  \(Escaping.html(line.text))"
            return line.isMeant ? "<mark>\(row)</mark>" : row
        }
        return "<pre class=\"source\" tabindex=\"0\">\(rows.joined(separator: "\n"))</pre>\n"
    }
}
