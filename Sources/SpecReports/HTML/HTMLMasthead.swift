struct HTMLMasthead {
    let title: String
    let summary: Summary
    let language: ReportLanguage
    var facts: [String] = []

    var text: String {
        let lines = ([counts] + summary.remarks(language) + facts).enumerated().map { index, fact in
            "<p class=\"facts\(index > 0 ? " made" : "")\">\(Escaping.html(fact))</p>\n"
        }
        return """
            <header class="masthead \(summary.isSuccess ? "green" : "red")">
            <h1>\(Escaping.html(title))</h1>
            <p class="verdict">\(Escaping.html(verdict))</p>
            \(bar)\(lines.joined())</header>

            """
    }

    /// Hidden from screen readers, which read the counts instead.
    private var bar: String {
        guard summary.tally.total > 0 else { return "" }
        let parts = summary.tally.kinds.map { "<i class=\"\($0.cssClass)\" style=\"flex-grow:\($1)\"></i>" }
        return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>\n"
    }
    private var verdict: String {
        let tally = summary.tally
        if tally.failures > 0 {
            return language("%1 of %2 example failed|%1 of %2 examples failed", tally.failures, tally.total)
        }
        if !summary.isSuccess { return language("Something failed outside the examples") }
        if tally.total == 0 { return language("Nothing ran") }
        return tally[.passed] > 1 && tally[.passed] == tally.total
            ? language("All %1 examples passed", tally.total)
            : language("Nothing failed in %1 example|Nothing failed in %1 examples", tally.total)
    }

    private var counts: String {
        let counts = summary.tally.words(language)
        var facts = [counts.joined(separator: ", "), language.seconds(summary.duration)].filter { !$0.isEmpty }
        if let seed = summary.seed { facts.append(language("random order, seed %1", "\(seed)")) }
        return facts.joined(separator: " · ")
    }
}
