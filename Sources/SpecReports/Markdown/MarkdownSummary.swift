/// What the run came to, in a sentence.
struct MarkdownSummary {
    let text: String

    init(_ examples: [ReportedExample], _ record: RunRecord, _ duration: Double?) {
        var tally = Tally()
        examples.forEach { tally.count($0.verdict) }
        let outside = record.failuresOutsideExamples.count
        var parts = [counted(tally.total, "example")]
        let others = tally.words(leavingOut: [.passed])
        parts += others.isEmpty && outside == 0 && tally.total > 0 ? ["all passed"] : others
        if outside > 0 { parts.append("\(counted(outside, "failure")) outside examples") }
        let isRed = tally.failures > 0 || outside > 0
        var text = (isRed ? "**✗** " : "") + parts.joined(separator: ", ")
        if let duration {
            text += " in \(seconds(duration))"
            if let seed = record.seed { text += ", random order, seed \(seed)" }
        }
        self.text = text + ".\n\n"
    }
}
