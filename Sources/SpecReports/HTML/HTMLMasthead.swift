/// The top of the page: what the run came to, at a glance.
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
        var facts = [tally.words().joined(separator: ", "), seconds(summary.duration)].filter { !$0.isEmpty }
        if let seed = summary.seed { facts.append("random order, seed \(seed)") }
        return facts.joined(separator: " · ")
    }

    /// The verdicts' shares of the whole, for the eye only: the words below say the same.
    private var bar: String {
        guard tally.total > 0 else { return "" }
        let parts = HTMLStatus.allCases.filter { $0.count(in: tally) > 0 }.map { status in
            "<i class=\"\(status.rawValue)\" style=\"flex-grow:\(status.count(in: tally))\"></i>"
        }
        return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>\n"
    }
}
