/// Search, filters and buttons. Hidden until the script makes them work.
struct HTMLTools {
    let tally: Tally
    let tags: [String]

    var text: String {
        guard tally.total > 0 else { return "" }
        return """
            <form class="tools" id="tools" role="search" aria-label="Examples" hidden>
            <div class="row">
            <label class="sr" for="query">Search the examples</label>
            <input type="search" id="query" placeholder="Search, or press /" autocomplete="off" spellcheck="false">
            <button type="button" data-do="collapse">Collapse all</button>
            <button type="button" data-do="expand">Expand all</button>
            <button type="button" data-do="theme" id="theme" aria-pressed="false">Dark</button>
            </div>
            <div class="row">
            \(statuses)\(tagChips)<p id="count" class="count" role="status" aria-live="polite">\(counted(tally.total, "example"))</p>
            </div>
            </form>

            """
    }

    private var statuses: String {
        let buttons = HTMLStatus.allCases.filter { $0.count(in: tally) > 0 }.map { status in
            "<button type=\"button\" class=\"chip \(status.rawValue)\" data-status=\"\(status.rawValue)\" "
                + "aria-pressed=\"false\">\(status.words(status.count(in: tally)))</button>\n"
        }
        return "<div class=\"chips\" role=\"group\" aria-label=\"Status\">\n\(buttons.joined())</div>\n"
    }

    private var tagChips: String {
        guard !tags.isEmpty else { return "" }
        let buttons = tags.map { tag in
            let tag = Escaping.html(tag)
            return
                "<button type=\"button\" class=\"chip tag\" data-tag=\"\(tag)\" aria-pressed=\"false\">\(tag)</button>\n"
        }
        return "<div class=\"chips\" role=\"group\" aria-label=\"Tags\">\n\(buttons.joined())</div>\n"
    }
}
