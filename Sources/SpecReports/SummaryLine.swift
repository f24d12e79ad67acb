/// The counts of a run in one line: `12 examples, 1 failed, 2 skipped in 0.34 s`.
struct SummaryLine {
    let style: TerminalStyle
    let write: (String) -> Void

    func print(_ summary: Summary) {
        let paint = summary.isSuccess ? style.palette.green : style.palette.red
        write("\n" + paint(text(summary)) + style.palette.dim(" in \(seconds(summary.duration))") + "\n")
    }

    private func text(_ summary: Summary) -> String {
        var parts = [Self.count(summary.exampleCount, "example")]
        if !summary.failed.isEmpty { parts.append("\(summary.failed.count) failed") }
        if summary.skipped > 0 { parts.append("\(summary.skipped) skipped") }
        if !summary.failuresOutsideExamples.isEmpty {
            parts.append("\(Self.count(summary.failuresOutsideExamples.count, "failure")) outside examples")
        }
        return parts.joined(separator: ", ")
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
