/// The counts of the run, in a sentence.
struct MarkdownSummary {
    let text: String

    /// - Parameter isStable: Whether to leave out the duration, the seed and flakiness.
    init(_ summary: Summary, isStable: Bool) {
        let tally = isStable ? summary.tally.withoutFlakiness : summary.tally
        let outside = summary.failuresOutsideExamples.count
        var parts = [counted(tally.total, "example")]
        let others = tally.words(leavingOut: [.passed])
        parts += others.isEmpty && outside == 0 && tally.total > 0 ? ["all passed"] : others
        if let words = summary.expectingNothingInWords { parts.append(words) }
        if outside > 0 { parts.append("\(counted(outside, "failure")) outside examples") }
        let isRed = tally.failures > 0 || outside > 0
        var text = (isRed ? "**✗** " : "") + parts.joined(separator: ", ")
        if !isStable {
            text += " in \(seconds(summary.duration))"
            if let seed = summary.seed { text += ", random order, seed \(seed)" }
        }
        self.text = text + ".\n\n"
    }
}
