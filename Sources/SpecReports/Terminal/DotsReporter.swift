import SpecEvents

/// A reporter that prints one character per example, such as `.` for a pass and `F` for a failure.
package final class DotsReporter: Reporter {
    private let style: TerminalStyle
    private let write: (String) -> Void
    private var column = 0

    package init(style: TerminalStyle, write: @escaping (String) -> Void) {
        (self.style, self.write) = (style, write)
    }

    /// Prints the character for a finished example. Each line holds up to 80 characters.
    package func report(_ event: Event) {
        guard case .exampleFinished(_, let result) = event else { return }
        if column == 80 {
            write("\n")
            column = 0
        }
        column += 1
        write(character(for: result))
    }

    /// Prints the failures, known issues, flaky examples, counts and rerun commands.
    package func finish(_ summary: Summary) {
        if column > 0 { write("\n") }
        RunEnd(style: style, write: write).print(summary)
    }

    private func character(for result: ExampleResult) -> String {
        switch result.status {
        case .passed where result.isKnownIssue || result.isFlaky: style.palette.yellow(".")
        case .passed: style.palette.green(".")
        case .failed: style.palette.red("F")
        case .skipped: style.palette.yellow("-")
        case .crashed, .exited, .timedOut: style.palette.red("!")
        }
    }
}
