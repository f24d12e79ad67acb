import SpecEvents

/// The list of all that failed, numbered as the documentation numbers it: the last thing that reports for a terminal
/// print before the counts.
struct FailureList {
    let style: TerminalStyle
    let write: (String) -> Void

    func print(_ summary: Summary) {
        guard !summary.isSuccess else { return }
        write("\n" + style.palette.bold("Failures:") + "\n")
        for (index, (example, result)) in summary.failed.enumerated() {
            print(index + 1, example, result)
        }
        for failure in summary.failuresOutsideExamples {
            write("\n  " + style.palette.red("Outside any example") + "\n")
            print(failure)
        }
    }

    private func print(_ number: Int, _ example: ExampleIdentity, _ result: ExampleResult) {
        write("\n  \(number)) " + style.palette.red(example.fullName) + "\n")
        if result.status != .failed {
            let what = "\(result.status.rawValue): \(result.reason ?? "nobody knows why")"
            print(RecordedFailure(message: what, location: example.location))
        }
        result.failures.forEach(print)
        if let output = result.output, !output.isEmpty, result.status != .failed {
            write("     it printed last:\n")
            output.suffix(10).forEach { write("       \(style.palette.dim($0))\n") }
        }
    }

    private func print(_ failure: RecordedFailure) {
        if let location = failure.location { write("     \(style.palette.dim(style.text(location)))\n") }
        for line in failure.message.split(separator: "\n", omittingEmptySubsequences: false) {
            write("     \(line)\n")
        }
    }
}
