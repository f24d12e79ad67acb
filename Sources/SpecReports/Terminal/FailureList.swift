import SpecEvents

/// The list of failures that reports for a terminal print before the counts. It has the numbers that the documentation
/// printed.
struct FailureList {
    let style: TerminalStyle
    let write: (String) -> Void
    /// Whether to print the last output of an example that did not end by itself, for reports that do not print it
    /// elsewhere.
    var showsLastWords = true

    func print(_ summary: Summary) {
        guard !summary.isSuccess else { return }
        write("\n" + style.palette.bold("Failures:") + "\n")
        for (index, example) in summary.failed.enumerated() { print(index + 1, example) }
        for failure in summary.failuresOutsideExamples {
            write("\n  " + style.palette.red("Outside any example") + "\n")
            print(failure, of: nil, indent: 5)
        }
    }

    private func print(_ number: Int, _ example: ReportedExample) {
        let result = example.result
        write("\n  \(number)) " + style.palette.red(Escaping.line(example.identity.fullName)) + "\n")
        example.failures.forEach { print($0, of: example, indent: 5) }
        printAttempts(of: example)
        printSteps(result.stepsAsBegun)
        for attachment in result.attachments ?? [] {
            guard let text = attachment.text else { continue }
            write("     \(Escaping.line(attachment.name)):\n")
            write(unwrapped.block(text.withoutColours, indent: 7, paint: style.palette.dim))
        }
        if showsLastWords, result.endInWords != nil, let output = result.output, !output.isEmpty {
            write("     it printed last:\n")
            output.suffix(10).forEach { write("       \(style.printed($0))\n") }
        }
    }

    private func printSteps(_ steps: [ExampleStep]) {
        if steps.isEmpty { return }
        write("     steps:\n")
        for step in steps {
            let mark = step.hasFailed ? style.palette.red("✗") : style.palette.green("✓")
            write(String(repeating: "  ", count: step.level) + "       \(mark) \(Escaping.line(step.name))\n")
        }
    }

    /// The failures of the attempts before the last one.
    func printAttempts(of example: ReportedExample) {
        for (index, failures) in (example.result.earlierAttempts ?? []).enumerated() {
            write("     attempt \(index + 1):\n")
            failures.forEach { print($0, of: example, indent: 7) }
        }
    }

    /// A failure: its place, the message, the source line, and the places that led to it.
    func print(_ failure: RecordedFailure, of example: ReportedExample?, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        if let location = failure.location { write(margin + style.palette.dim(style.text(location)) + "\n") }
        write(style.message(style.paths.shortened(failure.message), indent: indent))
        for line in statement(of: failure, example) {
            write(margin + style.palette.dim("│ ") + Escaping.terminal(line) + "\n")
        }
        for origin in example?.origins(of: failure, in: style.source) ?? [] {
            write(margin + style.palette.dim(Escaping.line(origin.text(style.paths))) + "\n")
        }
    }

    /// The source code of a failure. The first line of an example says no more than its name.
    private func statement(of failure: RecordedFailure, _ example: ReportedExample?) -> [String] {
        guard let location = failure.location else { return [] }
        let lines = style.source.statement(at: location)
        let isOnlyBeginning = location == example?.identity.location && lines.last?.hasSuffix("{") == true
        return isOnlyBeginning ? [] : lines
    }

    /// The style without wrapping, which would break up drawings and tables.
    private var unwrapped: TerminalStyle {
        var style = style
        style.columns = nil
        return style
    }
}
