import SpecEvents

/// What failed, in short and first of all, with links to where it stands in the tree. What failed outside the examples
/// stands nowhere else, so all of it is told here.
struct HTMLFailureIndex {
    let failures: [(example: ReportedExample, anchor: String)]
    let outside: [RecordedFailure]
    let paths: Paths
    let excerpts: SourceExcerpts

    var text: String {
        if failures.isEmpty, outside.isEmpty { return "" }
        var text = "<section class=\"failures\" aria-labelledby=\"failed\">\n<h2 id=\"failed\">What failed</h2>\n"
        if !failures.isEmpty { text += "<ol>\n\(failures.map(line).joined())</ol>\n" }
        if !outside.isEmpty {
            text += "<h3>Outside the examples</h3>\n"
            let detail = HTMLDetail(
                example: ReportedExample(
                    ExampleIdentity(identifier: "", names: [], location: nil),
                    ExampleResult(status: .failed, duration: 0)
                ),
                paths: paths,
                excerpts: excerpts
            )
            outside.forEach { text += detail.failure($0) }
        }
        return text + "</section>\n"
    }

    private func line(_ example: ReportedExample, _ anchor: String) -> String {
        let message = example.failures.first?.message.reportLines.first.map(String.init) ?? "nobody knows why"
        let path = example.identity.names.dropLast().map { Escaping.html($0) + " › " }.joined()
        return
            "<li><a href=\"\(Anchors.link(to: anchor))\"><span class=\"path\">\(path)</span>\(Escaping.html(example.name))</a>"
            + "<span class=\"why\">\(Escaping.html(message))</span></li>\n"
    }
}
