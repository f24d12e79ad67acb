import SpecEvents

/// The list of examples that passed, but not at the first attempt, with the failures of the attempts before.
struct FlakyList {
    let style: TerminalStyle
    let write: (String) -> Void

    func print(_ summary: Summary) {
        guard !summary.flaky.isEmpty else { return }
        write("\n" + style.palette.bold("Flaky:") + "\n")
        let attempts = FailureList(style: style, write: write)
        for example in summary.flaky.prefix(style.mostFailures) {
            let name = style.palette.yellow(Escaping.line(example.identity.uniqueName))
            write("\n  \(name) passed at attempt \(example.result.attemptCount)\n")
            attempts.printAttempts(of: example)
        }
        attempts.noteRest(of: summary.flaky.count)
    }
}
