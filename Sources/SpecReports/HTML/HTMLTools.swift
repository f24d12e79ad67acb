/// The search field, filters and buttons. All are hidden until the script runs.
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
    /// The count for a filtered page. The script replaces `%1` with the number of examples shown.
    private var some: String { language("%1 of %2 example|%1 of %2 examples", "%1", tally.total) }

    private var statuses: String {
        let buttons = HTMLStatus.allCases.filter { $0.count(in: tally) > 0 }.map { status in
            "<button type=\"button\" class=\"chip \(status.rawValue)\" data-status=\"\(status.rawValue)\" "
                + "aria-pressed=\"false\">\(status.words(status.count(in: tally), language))</button>\n"
        }
        if buttons.isEmpty { return "" }
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

/// A kind of result to filter by. Crashes and timeouts are failures. Raw values are CSS classes.
enum HTMLStatus: String, CaseIterable {
    case failed = "f"
    case flaky = "r"
    case knownIssue = "k"
    case skipped = "s"
    case passed = "p"

    init(_ verdict: Verdict) {
        switch verdict {
        case .passed: self = .passed
        case .flaky: self = .flaky
        case .knownIssue: self = .knownIssue
        case .skipped: self = .skipped
        case .failed, .crashed, .timedOut, .exited: self = .failed
        }
    }

    /// Returns the count and the kind in words, such as `2 known issues`.
    func words(_ count: Int, _ language: ReportLanguage) -> String {
        language(Verdict.allCases.first { HTMLStatus($0) == self }?.counting ?? "", count)
    }

    func count(in tally: Tally) -> Int {
        Verdict.allCases.reduce(0) { $0 + (HTMLStatus($1) == self ? tally[$1] : 0) }
    }
}
