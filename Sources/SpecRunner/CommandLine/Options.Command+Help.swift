extension Options.Command {
    /// What `--help` prints of the command: its usage, and the options that it takes.
    var help: String {
        let options = Flag.help(of: self)
        return switch self {
        case .run:
            """
            usage: swift run specs [options] [PATH …]
                   swift run specs bisect [options]          for each failing example, find which others make it fail
                                                             in a random order, or that it fails now and then
                   swift run specs report [options] EVENTS…  print recordings of --events; those of several shards as one
                   swift run specs diff OLD.json NEW.json    which behaviours were added, removed, renamed or changed state
                                                             between two reports of --json, as Markdown

            Builds the package's tests, runs the specs in separate processes, and prints them as documentation.
            \(options)
            Ctrl-\\ prints what is running. Ctrl-C lets the running examples end, runs the hooks after the suite and writes
            the reports; a second Ctrl-C ends the run at once.

            exit status: 0 all passed, 1 something failed, 2 the command line or the build is wrong, 3 nothing to run

            """
        case .bisect:
            """
            usage: swift run specs bisect [options] [PATH …]

            Runs the examples in a random order, and looks at each that fails: which others make it fail, whether it fails
            alone, too, or that it fails now and then. It prints a command that shows it again. Without --seed, it tries the
            order of declaration and three random ones, until something fails.
            \(options)
            exit status: 0 nothing fails, 1 something fails, 2 the command line or the build is wrong,
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
}
