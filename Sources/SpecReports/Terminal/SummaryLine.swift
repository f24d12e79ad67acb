/// The counts of a run in one line: `12 examples, 1 failed, 2 skipped in 0.34 s`; and the seed of a random order.
struct SummaryLine {
    let style: TerminalStyle
    let write: (String) -> Void

    func print(_ summary: Summary) {
        let paint = summary.isSuccess ? style.palette.green : style.palette.red
        write("\n" + paint(text(summary)) + style.palette.dim(" in \(seconds(summary.duration))") + "\n")
        if summary.exampleCount > 0, summary.skipped == summary.exampleCount {
            write(style.palette.yellow(allSkipped(summary)) + "\n")
        }
        if let seed = summary.seed { write(style.palette.dim("Random order, seed \(seed)") + "\n") }
    }

    private func allSkipped(_ summary: Summary) -> String {
        let reason = summary.skipReasons.count == 1 ? summary.skipReasons.first : nil
        return "No example ran, all were skipped" + (reason.map { $0.isEmpty ? "" : ": \($0)" } ?? "")
    }

    private func text(_ summary: Summary) -> String {
        var parts = [counted(summary.exampleCount, "example")]
        if !summary.failed.isEmpty { parts.append("\(summary.failed.count) failed") }
        if summary.skipped > 0 { parts.append("\(summary.skipped) skipped") }
        if !summary.flaky.isEmpty { parts.append("\(summary.flaky.count) flaky") }
        if summary.knownIssues > 0 { parts.append(counted(summary.knownIssues, "known issue")) }
        if !summary.failuresOutsideExamples.isEmpty {
            parts.append("\(counted(summary.failuresOutsideExamples.count, "failure")) outside examples")
        }
        return parts.joined(separator: ", ")
    }
}
