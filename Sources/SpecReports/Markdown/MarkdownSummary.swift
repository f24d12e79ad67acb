/// The counts of the run, in a sentence.
struct MarkdownSummary {
    let text: String

    /// - Parameter isStable: Whether to leave out the duration, the seed and flakiness.
    init(_ summary: Summary, isStable: Bool, _ language: ReportLanguage) {
        let tally = isStable ? summary.tally.withoutFlakiness : summary.tally
        let outside = summary.failuresOutsideExamples.count
        var parts = [language("%1 example|%1 examples", tally.total)]
        let others = tally.words(language, leavingOut: [.passed])
        parts += others.isEmpty && outside == 0 && tally.total > 0 ? [language("all passed")] : others
        if outside > 0 {
            parts.append(language("%1 failure outside examples|%1 failures outside examples", outside))
        }
        let isRed = tally.failures > 0 || outside > 0
        var text = (isRed ? "**✗** " : "") + parts.joined(separator: ", ")
        if !isStable {
            text += language(" in %1", language.seconds(summary.duration))
            if let seed = summary.seed { text += ", " + language("random order, seed %1", "\(seed)") }
        }
        self.text = text + ".\n\n"
    }
}
