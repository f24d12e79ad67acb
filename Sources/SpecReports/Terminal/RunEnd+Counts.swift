/// The counts of a run in one line: `12 examples, 1 failed, 2 skipped in 0.34 s`; and the seed of a random order.
extension RunEnd {
    func printCounts(_ summary: Summary) {
        let paint = summary.isSuccess ? style.palette.green : style.palette.red
        write("\n" + paint(text(summary)) + style.palette.dim(" in \(seconds(summary.duration))") + "\n")
        if summary.tally.total > 0, summary.tally[.skipped] == summary.tally.total {
            write(style.palette.yellow(allSkipped(summary)) + "\n")
        }
        if let seed = summary.seed { write(style.palette.dim("Random order, seed \(seed)") + "\n") }
    }

    private func allSkipped(_ summary: Summary) -> String {
        let reason = summary.skipReasons.count == 1 ? summary.skipReasons.first : nil
        return "No example ran, all were skipped" + (reason.map { $0.isEmpty ? "" : ": \($0)" } ?? "")
    }

    private func text(_ summary: Summary) -> String {
        let tally = summary.tally
        var parts = [counted(tally.total, "example")]
        if tally.failures > 0 { parts.append("\(tally.failures) failed") }
        if tally[.skipped] > 0 { parts.append("\(tally[.skipped]) skipped") }
        if tally[.flaky] > 0 { parts.append("\(tally[.flaky]) flaky") }
        if tally[.knownIssue] > 0 { parts.append(counted(tally[.knownIssue], "known issue")) }
        if !summary.failuresOutsideExamples.isEmpty {
            parts.append("\(counted(summary.failuresOutsideExamples.count, "failure")) outside examples")
        }
        if let words = summary.expectingNothingInWords { parts.append(words) }
        if summary.isFocused { parts.append("focus is on") }
        return parts.joined(separator: ", ")
    }
}
