/// What the reports for a terminal print at the end of a run: the failures, the known issues, the flaky examples, the counts, and
/// the commands that run again what failed.
struct RunEnd {
    let style: TerminalStyle
    let write: (String) -> Void
    /// Whether to print the last output of an example that crashed, exited or was killed, for reports that do not print it
    /// elsewhere.
    var showsLastWords = true

    var language: ReportLanguage { style.language }

    func print(_ summary: Summary) {
        printFailures(summary)
        printKnownIssues(summary.knownIssues)
        printFlaky(summary.flaky)
        printCounts(summary)
        printCommands(summary.failed)
    }

    private func printKnownIssues(_ examples: [ReportedExample]) {
        print(language("Known issues:"), examples) { example in
            let reason = example.result.reason.map { style.palette.dim(" (\(Escaping.line($0)))") } ?? ""
            write(
                "\n  " + style.palette.yellow(Escaping.line(language.uniqueName(of: example.identity))) + reason + "\n"
            )
            example.result.expectedFailures?.forEach { print($0, of: example, indent: 5) }
        }
    }

    private func printFlaky(_ examples: [ReportedExample]) {
        print(language("Flaky:"), examples) { example in
            let name = style.palette.yellow(Escaping.line(language.uniqueName(of: example.identity)))
            write("\n  \(language("%1 passed at attempt %2", name, example.result.attemptCount))\n")
            printAttempts(of: example)
        }
    }

    private func print(_ title: String, _ examples: [ReportedExample], _ body: (ReportedExample) -> Void) {
        guard !examples.isEmpty else { return }
        write("\n" + style.palette.bold(title) + "\n")
        examples.prefix(style.mostFailures).forEach(body)
        let left = examples.count - style.mostFailures
        let more = language("… and %1 more; --max-failures-shown %2 prints all", left, examples.count)
        if left > 0 { write("\n  \(more)\n") }
    }
}
