extension Flag {
    /// The options with the headings of the help.
    static let sections: [(heading: String, flags: [Flag])] = [
        ("what to run", ofSelection), ("how to run it", ofRun),
        ("how to build it, by options that go to SwiftPM", ofBuild), ("what to print", ofReports),
    ]

    /// The part of the help that has the options of a command; that of `run` has all.
    static func help(of command: Options.Command) -> String {
        sections.map { heading, flags in
            let entries = flags.filter { command == .run || $0.commands.contains(command) }.map(\.entry).joined()
            return entries.isEmpty ? "" : "\n\(heading)\n\(entries)"
        }.joined()
    }

    /// The option, and beside it what it does.
    private var entry: String {
        let margin = String(repeating: " ", count: 23)
        let begin =
            switch usage.count {
            case ...20: "  " + usage.padding(toLength: 21, withPad: " ", startingAt: 0)
            case _ where takesValue: "  \(usage)\n\(margin)"
            default: "  \(usage)  "
            }
        return begin + help.replacing("\n", with: "\n" + margin) + "\n"
    }
}
