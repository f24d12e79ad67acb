extension Options.Command {
    /// What `--help` prints of the command: its usage, and the options that it takes.
    var help: String {
        switch self {
        case .run: Options.help
        case .bisect:
            """
            usage: swift run specs bisect [options] [PATH …]

            Runs the examples in a random order, and looks at each that fails: which others make it fail, whether it fails
            alone, too, or that it fails now and then. It prints a command that shows it again. Without --seed, each
            bisection tries a new order.
            \(options)
            exit status: 0 nothing fails in this order, 1 something fails, 2 the command line or the build is wrong,
            3 nothing to run

            """
        case .report:
            """
            usage: swift run specs report [options] EVENTS…

            Prints recordings that were written with --events, and writes their reports; recordings of several shards are
            one run.
            \(options)
            exit status: 0 all passed, 1 something failed or is missing, 2 the command line is wrong

            """
        case .diff:
            """
            usage: swift run specs diff [options] OLD.json NEW.json

            Prints which behaviours were added, removed, renamed or changed state between two reports that were written
            with --json, as Markdown.
            \(options)
            exit status: 0, or 1 with --fail-on-removed if a behaviour was removed, or 2 if the command line is wrong

            """
        }
    }

    /// The entries of the general help for the options that the command takes, below their headings.
    private var options: String {
        var text = ""
        var heading: Substring?
        var isTaken = false
        for line in Options.help.split(separator: "\n") {
            let isEntry = line.hasPrefix("  -") || line.hasPrefix("  PATH ")
            if !line.hasPrefix(" ") { (heading, isTaken) = (line, false) }
            if isEntry { isTaken = takes(String(line.dropFirst(2).prefix { $0 != " " })) }
            guard isTaken else { continue }
            if let heading { text += "\n\(heading)\n" }
            heading = nil
            text += "\(line)\n"
        }
        return text
    }

    private func takes(_ word: String) -> Bool {
        guard self != .bisect else { return uses(word) }
        // They only do not refuse a bundle.
        return uses(word) && word != "--bundle" && word != "PATH"
    }
}
