import SpecEvents

/// The list of failures, with the numbers that the documentation printed.
extension RunEnd {
    func printFailures(_ summary: Summary) {
        guard !summary.isSuccess else { return }
        write("\n" + style.palette.bold(language("Failures:")) + "\n")
        let (examples, others) = (summary.failed, summary.failuresOutsideExamples)
        for (index, example) in examples.prefix(style.mostFailures).enumerated() { print(index + 1, example) }
        for failure in others.prefix(style.mostFailures) {
            write("\n  " + style.palette.red(language("Outside any example")) + "\n")
            print(failure, of: nil, indent: 5)
        }
        let left = [examples.count, others.count].reduce(0) { $0 + max($1 - style.mostFailures, 0) }
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
        write("\n  \(number)) " + style.palette.red(Escaping.line(language.uniqueName(of: example.identity))) + "\n")
        example.failures.forEach { print($0, of: example, indent: 5) }
        printAttempts(of: example)
        printSteps(result.stepsAsBegun)
        for attachment in result.attachments ?? [] where !attachment.isValue {
            guard let text = attachment.text else { continue }
            write("     \(Escaping.line(attachment.caption(language))):\n")
            write(unwrapped.block(text.withoutColours, indent: 7, paint: style.palette.dim))
        }
        if showsLastWords, result.endInWords != nil, let output = result.output, !output.isEmpty {
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

    /// The failures of the attempts before the last one.
    func printAttempts(of example: ReportedExample) {
        for (index, failures) in (example.result.earlierAttempts ?? []).enumerated() {
            write("     \(language("attempt %1:", index + 1))\n")
            failures.forEach { print($0, of: example, indent: 7) }
        }
    }

    /// A failure: its place, the message, the source line, and the places that led to it.
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

    /// The style without wrapping, which would break up drawings and tables.
    private var unwrapped: TerminalStyle {
        var style = style
        style.columns = nil
        return style
    }
}
