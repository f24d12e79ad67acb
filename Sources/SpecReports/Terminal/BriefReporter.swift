import SpecEvents

/// A reporter for programs that need brief output, such as coding agents.
package final class BriefReporter: Reporter {
    private var style: TerminalStyle
    private let printsFailuresOnly: Bool
    private let write: (String) -> Void

    package init(style: TerminalStyle, printsFailuresOnly: Bool = false, write: @escaping (String) -> Void) {
        (self.style, self.printsFailuresOnly, self.write) = (style, printsFailuresOnly, write)
        // Programs need the same output whichever language the user prefers.
        self.style.places.language = .english
    }

    package func finish(_ summary: Summary) {
        if summary.isSuccess, printsFailuresOnly { return }
        let (examples, others) = (summary.failed, summary.failuresOutsideExamples)
        for example in examples.prefix(style.maxFailures) {
            write("FAILED \(Escaping.line(example.identity.uniqueName))\n")
            example.failures.forEach(print)
            write("  \(example.rerun(style.command, style.places))\n")
        }
        for failure in others.prefix(style.maxFailures) {
            write("FAILED outside any example\n")
            print(failure)
        }
        let left = [examples.count, others.count].reduce(0) { $0 + max($1 - style.maxFailures, 0) }
        let most = max(examples.count, others.count)
        if left > 0 { write("… and \(left) more: \(style.commandForMore) --max-failures-shown \(most)\n") }
        RunEnd(style: style, write: write).printCounts(summary, isBrief: true)
    }

    private func print(_ failure: RecordedFailure) {
        if let location = failure.location { write("  \(style.places.text(location))\n") }
        write(style.message(style.places.shortened(failure.message), indent: 4))
    }
}
