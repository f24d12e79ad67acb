/// The page from its head to its foot.
///
///     head -> masthead (verdict, bar) -> tools -> contents | what failed -> groups -> foot
struct HTMLPage {
    let masthead: HTMLMasthead
    let tools: HTMLTools
    /// The list of contents; empty without one.
    var contents = ""
    let main: String
    /// Rules besides those of every page.
    var style = ""

    private var language: ReportLanguage { masthead.language }

    func text() -> String {
        var text = head
        text.reserveCapacity(main.utf8.count + 32_768)
        text += masthead.text
        text += tools.text
        text += "<div class=\"columns\">\n"
        text += contents
        text += "<main id=\"examples\">\n"
        text += main
        text += "<p class=\"empty\" id=\"nothing\" hidden>\(language("No example is like that."))</p>\n"
        text += "</main>\n</div>\n<script>\n\(HTMLScript.text)\n</script>\n</body>\n</html>\n"
        return text
    }

    private var head: String {
        """
        <!DOCTYPE html>
        <html lang="\(Escaping.html(language.code))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(Escaping.html(Escaping.line(masthead.title)))</title>
        <style>
        \(HTMLStyle.text.replacing("passed: ", with: language("passed") + ": "))\(style)
        </style>
        </head>
        <body>
        <a class="skip" href="#examples">\(language("Skip to the examples"))</a>

        """
    }
}
