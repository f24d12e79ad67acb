/// The page from its head to its foot.
///
///     head -> masthead (verdict, bar) -> tools -> contents | what failed -> groups -> foot
struct HTMLPage {
    let title: String
    let language: String
    let summary: Summary
    let content: HTMLTree
    let command: String

    func text() -> String {
        let tally = summary.tally
        let failures = HTMLFailureIndex(
            failures: content.failures,
            outside: summary.failuresOutsideExamples,
            failure: content.failure,
            command: command
        )
        var text = head
        text.reserveCapacity(content.text.utf8.count + 32_768)
        text += HTMLMasthead(title: title, summary: summary).text
        text += HTMLTools(tally: tally, tags: content.tags.sorted()).text
        text += "<div class=\"columns\">\n"
        text += contents
        text += "<main id=\"examples\"\(lang)>\n"
        text += failures.text
        text += tally.total == 0 ? "<p class=\"empty\">The run had no examples.</p>\n" : ""
        text += content.text
        text += "<p class=\"empty\" id=\"nothing\" hidden>No example is like that.</p>\n"
        text += "</main>\n</div>\n<script>\n\(HTMLScript.text)\n</script>\n</body>\n</html>\n"
        return text
    }

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(Escaping.html(Escaping.line(title)))</title>
        <style>
        \(HTMLStyle.text)
        </style>
        </head>
        <body>
        <a class="skip" href="#examples">Skip to the examples</a>

        """
    }

    private var lang: String { language == "en" ? "" : " lang=\"\(Escaping.html(language))\"" }

    private var contents: String {
        guard content.groups.count > 1 else { return "" }
        var text = "<nav aria-label=\"Contents\" class=\"contents\"\(lang)>\n<ol>\n"
        for (group, anchor) in content.groups {
            let failures = group.tally.failures
            let mark = failures > 0 ? " <b class=\"bad\">\(failures)<span class=\"sr\"> failed</span></b>" : ""
            text += "<li><a href=\"\(Anchors.link(to: anchor))\">\(Escaping.html(group.name))</a>\(mark)</li>\n"
        }
        return text + "</ol>\n</nav>\n"
    }
}
