import SpecEvents

package final class DotsReporter: Reporter {
    private let style: TerminalStyle
    private let write: (String) -> Void
    private var column = 0

    package init(style: TerminalStyle, write: @escaping (String) -> Void) {
        (self.style, self.write) = (style, write)
    }

    package func report(_ event: Event) {
        guard case .exampleFinished(_, let result) = event else { return }
        if column == 80 {
            write("\n")
            column = 0
        }
        column += 1
        write(character(for: result))
    }

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
