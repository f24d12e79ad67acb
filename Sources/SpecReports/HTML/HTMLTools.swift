/// Search and filters, which are hidden until the script runs.
struct HTMLTools {
    let tally: Tally
    let tags: [String]
    let language: ReportLanguage

    var text: String {
        guard tally.total > 0 else { return "" }
        return """
            <form class="tools" id="tools" role="search" aria-label="\(language("Examples"))" hidden>
            <div class="row">
            <label class="sr" for="query">\(language("Search the examples"))</label>
            <input type="search" id="query" placeholder="\(language("Search, or press /"))" autocomplete="off" spellcheck="false">
            <button type="button" data-do="collapse">\(language("Collapse all"))</button>
            <button type="button" data-do="expand">\(language("Expand all"))</button>
            <button type="button" data-do="details" aria-keyshortcuts="o">\(language("All details (o)"))</button>
            <button type="button" data-do="theme" id="theme" aria-pressed="false">\(language("Dark"))</button>
            </div>
            <div class="row">
            \(statuses)\(tagChips)<p id="count" class="count" role="status" aria-live="polite" data-some="\(some)">\(all)</p>
            </div>
            </form>

            """
    }

    private var all: String { language("%1 example|%1 examples", tally.total) }
    /// The script replaces `%1` with the number of examples that are shown.
    private var some: String { language("%1 of %2 example|%1 of %2 examples", "%1", tally.total) }

    private var statuses: String {
        let buttons = tally.kinds.map { kind, count in
            "<button type=\"button\" class=\"chip \(kind.cssClass)\" data-status=\"\(kind.cssClass)\" "
                + "aria-pressed=\"false\">\(language(kind.counting, count))</button>\n"
        }
        return "<div class=\"chips\" role=\"group\" aria-label=\"\(language("Status"))\">\n\(buttons.joined())</div>\n"
    }

    private var tagChips: String {
        guard !tags.isEmpty else { return "" }
        let buttons = tags.map { tag in
            let tag = Escaping.html(tag)
            return
                "<button type=\"button\" class=\"chip tag\" data-tag=\"\(tag)\" aria-pressed=\"false\">\(tag)</button>\n"
        }
        return "<div class=\"chips\" role=\"group\" aria-label=\"\(language("Tags"))\">\n\(buttons.joined())</div>\n"
    }
}

extension Verdict {
    var cssClass: String { isFailure ? "f" : String(letter) }
}

extension Tally {
    /// Crashes, exits and timeouts count as failures.
    var kinds: [(kind: Verdict, count: Int)] {
        [Verdict.failed, .flaky, .knownIssue, .skipped, .passed]
            .map { (kind: $0, count: $0.isFailure ? failures : self[$0]) }.filter { $0.count > 0 }
    }
}
