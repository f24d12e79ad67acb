/// The top of the page: what the run came to, at a glance.
struct HTMLMasthead {
    let title: String
    let tally: Tally
    let record: RunRecord
    let duration: Double

    var text: String {
        """
        <header class="masthead \(isGreen ? "green" : "red")">
        <h1>\(Escaping.html(title))</h1>
        <p class="verdict">\(verdict)</p>
        \(bar)<p class="facts">\(facts)</p>
        </header>

        """
    }

    private var isGreen: Bool { tally.failures == 0 && record.failuresOutsideExamples.isEmpty }

    private var verdict: String {
        let total = counted(tally.total, "example")
        if tally.failures > 0 { return "\(tally.failures) of \(total) failed" }
        if !isGreen { return "Something failed outside the examples" }
        if tally.total == 0 { return "Nothing ran" }
        return tally[.passed] > 1 && tally[.passed] == tally.total
            ? "All \(total) passed" : "Nothing failed in \(total)"
    }

    private var facts: String {
        var facts = [tally.words().joined(separator: ", "), seconds(duration)].filter { !$0.isEmpty }
        if let seed = record.seed { facts.append("random order, seed \(seed)") }
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

/// The kinds that readers filter by: in whichever way an example failed, it failed. The raw value is its class.
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

    /// The count and the kind, such as `2 known issues`.
    func words(_ count: Int) -> String {
        self == .knownIssue ? counted(count, "known issue") : "\(count) \(self)"
    }

    func count(in tally: Tally) -> Int {
        Verdict.allCases.reduce(0) { $0 + (HTMLStatus($1) == self ? tally[$1] : 0) }
    }
}
