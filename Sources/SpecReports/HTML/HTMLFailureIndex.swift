import SpecEvents

/// The list of failures at the top of the page as a terminal shows them, with links into the tree. Failures outside the examples are only here, so they
/// have all their details.
struct HTMLFailureIndex {
    let failures: [(example: ReportedExample, anchor: String)]
    let outside: [RecordedFailure]
    let failure: HTMLFailure
    /// The command that runs specs.
    let command: String

    var text: String {
        if failures.isEmpty, outside.isEmpty { return "" }
        let language = failure.places.language
        var text =
            "<section class=\"failures\" aria-labelledby=\"failed\">\n<h2 id=\"failed\">\(language("What failed"))</h2>\n"
        text += list(failures.prefix(Self.shown), from: 1)
        let more = failures.dropFirst(Self.shown)
        if !more.isEmpty {
            text += "<details><summary>\(language("%1 more", more.count))</summary>\n"
            text += list(more, from: Self.shown + 1) + "</details>\n"
        }
        if !outside.isEmpty {
            text += "<h3>\(language("Outside the examples"))</h3>\n"
            outside.forEach { text += failure.text($0, of: nil) }
        }
        return text + "</section>\n"
    }

    /// How many failures are not folded.
    private static let shown = 20

    private func list(_ failures: ArraySlice<(example: ReportedExample, anchor: String)>, from start: Int) -> String {
        failures.isEmpty ? "" : "<ol start=\"\(start)\">\n\(failures.map(line).joined())</ol>\n"
    }

    private func line(_ example: ReportedExample, _ anchor: String) -> String {
        let language = failure.places.language
        let path = language.names(of: example.identity).dropLast().map { Escaping.html($0) + " › " }.joined()
        let link = Anchors.link(to: anchor)
        var text = "<li><a href=\"\(link)\"><span class=\"path\">\(path)</span>\(Escaping.html(example.name))</a>\n"
        for failure in example.failures { text += self.failure.brief(failure, of: example) }
        if example.failures.isEmpty { text += "<p class=\"why\">\(language("no failure was recorded"))</p>\n" }
        let rerun = example.rerun(command, failure.places)
        let code = Escaping.html(Escaping.line(rerun))
        return text + "<p class=\"again\">\(language("Run it again: "))<code>\(code)</code></p></li>\n"
    }
}
