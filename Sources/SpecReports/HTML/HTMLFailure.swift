import SpecEvents

struct HTMLFailure {
    let places: Places

    func texts(_ failures: [RecordedFailure], _ text: (RecordedFailure) -> String) -> String {
        let (shown, rest) = (failures.prefix(100).map(text).joined(), failures.count - 100)
        return rest > 0 ? shown + "<p class=\"why\">\(places.language("%1 more", rest))</p>\n" : shown
    }

    func text(_ failure: RecordedFailure, of example: ReportedExample?) -> String {
        var text = "<div class=\"failure\">\n"
        text += "<pre class=\"message\"\(languageAttribute)>\(message(failure.message))</pre>\n"
        if let location = failure.location {
            text += "<p class=\"place\">\(Escaping.html(places.text(location)))</p>\n"
            text += source(places.source.lines(around: location))
        }
        for origin in places.origins(of: failure, in: example) {
            text += "<p class=\"place\">\(Escaping.html(origin.text(places)))</p>\n"
        }
        return text + "</div>\n"
    }

    func brief(_ failure: RecordedFailure, of example: ReportedExample) -> String {
        var text = "<pre class=\"message\"\(languageAttribute)>\(message(failure.message))</pre>\n"
        let statement = places.statement(of: failure, in: example).map(Escaping.html.callAsFunction)
        if !statement.isEmpty { text += "<pre class=\"source\">\(statement.joined(separator: "\n"))</pre>\n" }
        let lines =
            (failure.location.map { [places.text($0)] } ?? [])
            + places.origins(of: failure, in: example).map { $0.text(places) }
        for line in lines { text += "<p class=\"place\">\(Escaping.html(line))</p>\n" }
        return text
    }

    /// Failure messages are always in English, even if the rest of the page is not.
    private var languageAttribute: String { places.language.texts.isEmpty ? "" : " lang=\"en\"" }

    private func message(_ message: String) -> String {
        Self.text(of: DifferenceLine.lines(of: places.shortened(message)))
    }

    static func text(of lines: [DifferenceLine]) -> String {
        lines.map { line in
            switch line.kind {
            case .other: Escaping.html(line.text)
            case .expected: "<del>\(marked(line))</del>"
            case .actual: "<ins>\(marked(line))</ins>"
            }
        }.joined(separator: "\n")
    }

    private static func marked(_ line: DifferenceLine) -> String {
        guard let range = line.marked else { return Escaping.html(line.text) }
        let parts = [line.text[..<range.lowerBound], line.text[range], line.text[range.upperBound...]]
            .map { Escaping.html(String($0)) }
        return "\(parts[0])<b>\(parts[1])</b>\(parts[2])"
    }

    private func source(_ lines: [SourceExcerpts.Line]) -> String {
        if lines.isEmpty { return "" }
        let width = String(lines.last?.number ?? 0).count
        let rows = lines.map { line in
            let number = String(line.number)
            let row = String(repeating: " ", count: width - number.count) + "\(number)  \(Escaping.html(line.text))"
            return line.hasFailure ? "<mark>\(row)</mark>" : row
        }
        return "<pre class=\"source\" tabindex=\"0\">\(rows.joined(separator: "\n"))</pre>\n"
    }
}
