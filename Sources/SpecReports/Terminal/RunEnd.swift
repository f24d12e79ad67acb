import SpecEvents

struct RunEnd {
    let style: TerminalStyle
    let write: (String) -> Void
    /// Whether to show the last lines that an example printed before it crashed, exited or timed
    /// out. `false` for reports that print all output.
    var showsLastOutput = true

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
            write("\n  " + style.palette.yellow(style.name(of: example)) + reason + "\n")
            example.result.expectedFailures?.forEach { print($0, of: example, indent: 5) }
        }
    }

    private func printFlaky(_ examples: [ReportedExample]) {
        print(language("Flaky:"), examples) { example in
            let name = style.palette.yellow(style.name(of: example))
            write("\n  \(language("%1 passed at attempt %2", name, example.result.attemptCount))\n")
            printAttempts(of: example)
        }
    }

    private func print(_ title: String, _ examples: [ReportedExample], _ body: (ReportedExample) -> Void) {
        guard !examples.isEmpty else { return }
        write("\n" + style.palette.bold(title) + "\n")
        examples.prefix(style.maxFailures).forEach(body)
        let left = examples.count - style.maxFailures
        let more = language("… and %1 more; --max-failures-shown %2 prints all", left, examples.count)
        if left > 0 { write("\n  \(more)\n") }
    }
}

extension RunEnd {
    func printCounts(_ summary: Summary, isBrief: Bool = false) {
        let paint = summary.isSuccess ? style.palette.green : style.palette.red
        let time = style.palette.dim(language(" in %1", language.seconds(summary.duration)))
        write((isBrief ? "" : "\n") + paint(text(summary)) + time + "\n")
        for remark in summary.remarks(language) { write(style.palette.yellow(remark) + "\n") }
        if let seed = summary.seed { write(style.palette.dim(language("Random order, seed %1", "\(seed)")) + "\n") }
    }

    private func text(_ summary: Summary) -> String {
        let tally = summary.tally
        var parts = [language("%1 example|%1 examples", tally.total)]
        if tally.failures > 0 { parts.append(language("%1 failed", tally.failures)) }
        for verdict in [Verdict.skipped, .flaky, .knownIssue] where tally[verdict] > 0 {
            parts.append(language(verdict.counting, tally[verdict]))
        }
        if let outside = summary.outsideCount(language) { parts.append(outside) }
        if summary.isFocused { parts.append(language("focus is on")) }
        return parts.joined(separator: ", ")
    }
}

/// Lists the failures, with the same numbers as in ``DocumentationReporter``.
extension RunEnd {
    func printFailures(_ summary: Summary) {
        guard !summary.isSuccess else { return }
        write("\n" + style.palette.bold(language("Failures:")) + "\n")
        let (examples, others) = (summary.failed, summary.failuresOutsideExamples)
        for (index, example) in examples.prefix(style.maxFailures).enumerated() { print(index + 1, example) }
        for failure in others.prefix(style.maxFailures) {
            write("\n  " + style.palette.red(language("Outside any example")) + "\n")
            print(failure, of: nil, indent: 5)
        }
        let left = [examples.count, others.count].reduce(0) { $0 + max($1 - style.maxFailures, 0) }
        guard left > 0 else { return }
        let command = "\(style.commandForMore) --max-failures-shown \(max(examples.count, others.count))"
        let more = language(
            "… and %1 more failure. To see all:|… and %1 more failures. To see all:",
            left
        )
        write("\n  " + style.palette.bold(more) + "\n")
        write("  " + style.palette.red(command) + "\n")
    }

    private func print(_ number: Int, _ example: ReportedExample) {
        let result = example.result
        write("\n  \(number)) " + style.palette.red(style.name(of: example)) + "\n")
        example.failures.forEach { print($0, of: example, indent: 5) }
        printAttempts(of: example)
        printSteps(result.stepsAsBegun)
        for attachment in result.attachments ?? [] where !attachment.isValue {
            guard let text = attachment.text else { continue }
            write("     \(Escaping.line(attachment.caption(language))):\n")
            write(unwrapped.block(text.withoutColours, indent: 7, paint: style.palette.dim))
        }
        if showsLastOutput, result.endInWords != nil, let output = result.output, !output.isEmpty {
            write("     \(language("it printed last:"))\n")
            output.suffix(10).forEach { write("       \(style.printed($0))\n") }
        }
    }

    private func printSteps(_ steps: [ExampleStep]) {
        if steps.isEmpty { return }
        write("     \(language("steps:"))\n")
        for step in steps {
            let mark = step.hasFailed ? style.palette.red("✗") : style.palette.green("✓")
            write(String(repeating: "  ", count: step.level) + "       \(mark) \(Escaping.line(step.name))\n")
        }
    }

    func printAttempts(of example: ReportedExample) {
        for (index, failures) in (example.result.earlierAttempts ?? []).enumerated() {
            write("     \(language("attempt %1:", index + 1))\n")
            failures.forEach { print($0, of: example, indent: 7) }
        }
    }

    func print(_ failure: RecordedFailure, of example: ReportedExample?, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        if let location = failure.location { write(margin + style.palette.dim(style.places.text(location)) + "\n") }
        write(style.message(style.places.shortened(failure.message), indent: indent))
        for line in style.places.statement(of: failure, in: example) {
            write(margin + style.palette.dim("│ ") + Escaping.terminal(line) + "\n")
        }
        for origin in style.places.origins(of: failure, in: example) {
            write(margin + style.palette.dim(Escaping.line(origin.text(style.places))) + "\n")
        }
    }

    /// A style that does not wrap lines, because wrapping would break up drawings and tables.
    private var unwrapped: TerminalStyle {
        var style = style
        style.columns = nil
        return style
    }
}

extension RunEnd {
    private static let maxCommands = 20

    func printCommands(_ failed: [ReportedExample]) {
        guard !failed.isEmpty else { return }
        write("\n" + style.palette.bold(language("To run again what failed:")) + "\n\n")
        let commands = commands(for: failed)
        for (command, names) in commands.prefix(Self.maxCommands) {
            let note = names.count == 1 ? names[0] : language("%1 example|%1 examples", names.count)
            write("  " + style.palette.red(command) + style.palette.dim("  # " + Escaping.line(note)) + "\n")
        }
        let left = commands.count - Self.maxCommands
        if left > 0 {
            write(
                "  \(style.command) --only-failures" + style.palette.dim("  # \(language("and %1 more", left))") + "\n"
            )
        }
    }

    private func commands(for examples: [ReportedExample]) -> [(command: String, names: [String])] {
        let commands = examples.map { $0.rerun(style.command, style.places) }
        let names = Dictionary(grouping: zip(commands, examples), by: \.0)
            .mapValues { $0.map { style.places.uniqueName(of: $1.identity) } }
        var known: Set<String> = []
        return commands.filter { known.insert($0).inserted }.map { ($0, names[$0] ?? []) }
    }
}
