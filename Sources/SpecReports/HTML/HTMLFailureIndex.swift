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
        var text = "<section class=\"failures\" aria-labelledby=\"failed\">\n<h2 id=\"failed\">What failed</h2>\n"
        text += list(failures.prefix(Self.shown), from: 1)
        let more = failures.dropFirst(Self.shown)
        if !more.isEmpty {
            text += "<details><summary>\(more.count) more</summary>\n"
            text += list(more, from: Self.shown + 1) + "</details>\n"
        }
        if !outside.isEmpty {
            text += "<h3>Outside the examples</h3>\n"
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
        let path = example.identity.names.dropLast().map { Escaping.html($0) + " › " }.joined()
        let link = Anchors.link(to: anchor)
        var text = "<li><a href=\"\(link)\"><span class=\"path\">\(path)</span>\(Escaping.html(example.name))</a>\n"
        for failure in example.failures { text += self.failure.brief(failure, of: example) }
        if example.failures.isEmpty { text += "<p class=\"why\">no failure was recorded</p>\n" }
        let rerun = example.rerun(command, failure.places)
        return text + "<p class=\"again\">Run it again: <code>\(Escaping.html(Escaping.line(rerun)))</code></p></li>\n"
    }
}
