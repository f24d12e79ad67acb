import SpecEvents

/// The list of known issues, with the failures that are expected of them.
struct KnownIssueList {
    let style: TerminalStyle
    let write: (String) -> Void

    func print(_ summary: Summary) {
        guard !summary.knownIssues.isEmpty else { return }
        write("\n" + style.palette.bold("Known issues:") + "\n")
        let failures = FailureList(style: style, write: write)
        for example in summary.knownIssues.prefix(style.mostFailures) {
            let reason = example.result.reason.map { style.palette.dim(" (\(Escaping.line($0)))") } ?? ""
            write("\n  " + style.palette.yellow(Escaping.line(example.identity.uniqueName)) + reason + "\n")
            example.result.expectedFailures?.forEach { failures.print($0, of: example, indent: 5) }
        }
        failures.noteRest(of: summary.knownIssues.count)
    }
}
