/// The top of the page: the verdict and the counts of the run.
struct HTMLMasthead {
    let title: String
    let summary: Summary

    var text: String {
        """
        <header class="masthead \(summary.isSuccess ? "green" : "red")">
        <h1>\(Escaping.html(title))</h1>
        <p class="verdict">\(verdict)</p>
        \(bar)<p class="facts">\(facts)</p>
        </header>

        """
    }

    private var tally: Tally { summary.tally }

    private var verdict: String {
        let total = counted(tally.total, "example")
        if tally.failures > 0 { return "\(tally.failures) of \(total) failed" }
        if !summary.isSuccess { return "Something failed outside the examples" }
        if tally.total == 0 { return "Nothing ran" }
        return tally[.passed] > 1 && tally[.passed] == tally.total
            ? "All \(total) passed" : "Nothing failed in \(total)"
    }

    private var facts: String {
        let counts = tally.words() + [summary.expectingNothingInWords].compactMap(\.self)
        var facts = [counts.joined(separator: ", "), seconds(summary.duration)].filter { !$0.isEmpty }
        if let seed = summary.seed { facts.append("random order, seed \(seed)") }
        return facts.joined(separator: " · ")
    }

    /// The share of each verdict as a bar, hidden from screen readers, because the counts follow in words.
    private var bar: String {
        guard tally.total > 0 else { return "" }
        let parts = HTMLStatus.allCases.filter { $0.count(in: tally) > 0 }.map { status in
            "<i class=\"\(status.rawValue)\" style=\"flex-grow:\(status.count(in: tally))\"></i>"
        }
        return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>\n"
    }
}
