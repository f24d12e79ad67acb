/// The counts of a run in one line: `12 examples, 1 failed, 2 skipped in 0.34 s`; and the seed of a random order.
extension RunEnd {
    /// - Parameter isBrief: Whether no empty line comes before it.
    func printCounts(_ summary: Summary, isBrief: Bool = false) {
        let paint = summary.isSuccess ? style.palette.green : style.palette.red
        let time = style.palette.dim(language(" in %1", language.seconds(summary.duration)))
        write((isBrief ? "" : "\n") + paint(text(summary)) + time + "\n")
        if summary.tally.total > 0, summary.tally[.skipped] == summary.tally.total {
            write(style.palette.yellow(allSkipped(summary)) + "\n")
        }
        if let seed = summary.seed { write(style.palette.dim(language("Random order, seed %1", "\(seed)")) + "\n") }
    }

    private func allSkipped(_ summary: Summary) -> String {
        let reason = summary.skipReasons.count == 1 ? summary.skipReasons.first : nil
        return language("No example ran, all were skipped")
            + (reason.map { $0.isEmpty ? "" : ": \(language.reason($0))" } ?? "")
    }

    private func text(_ summary: Summary) -> String {
        let tally = summary.tally
        var parts = [language("%1 example|%1 examples", tally.total)]
        if tally.failures > 0 { parts.append(language("%1 failed", tally.failures)) }
        for verdict in [Verdict.skipped, .flaky, .knownIssue] where tally[verdict] > 0 {
            parts.append(language(verdict.counting, tally[verdict]))
        }
        if !summary.failuresOutsideExamples.isEmpty {
            let count = summary.failuresOutsideExamples.count
            parts.append(language("%1 failure outside examples|%1 failures outside examples", count))
        }
        if summary.isFocused { parts.append(language("focus is on")) }
        return parts.joined(separator: ", ")
    }
}
