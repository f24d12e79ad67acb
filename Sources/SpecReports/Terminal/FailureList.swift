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
            print(failure, indent: 5)
        }
    }

    private func print(_ number: Int, _ example: ReportedExample) {
        let result = example.result
        write("\n  \(number)) " + style.palette.red(Escaping.line(example.identity.fullName)) + "\n")
        example.failures.forEach { print($0, indent: 5) }
        for (index, failures) in (result.earlierAttempts ?? []).enumerated() { printAttempt(index + 1, failures) }
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

    /// The failures of an attempt before the last one.
    func printAttempt(_ number: Int, _ failures: [RecordedFailure]) {
        write("     attempt \(number):\n")
        failures.forEach { print($0, indent: 7) }
    }

    private func print(_ failure: RecordedFailure, indent: Int) {
        if let location = failure.location {
            write(String(repeating: " ", count: indent) + style.palette.dim(style.text(location)) + "\n")
        }
        write(style.block(failure.message, indent: indent))
    }

    /// The style without wrapping, which would break up drawings and tables.
    private var unwrapped: TerminalStyle {
        var style = style
        style.columns = nil
        return style
    }
}
