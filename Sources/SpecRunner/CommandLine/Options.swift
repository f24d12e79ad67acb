import SpecEvents

/// What the command line asks for.
struct Options: Equatable {
    enum Command: String, CaseIterable {
        case run, report, bisect

        /// Whether an option makes a difference to the command.
        func heeds(_ flag: String) -> Bool {
            let reports = Set(ReportKind.allCases.map { "--\($0)" })
            let printing: Set = ["--format", "--slowest", "--language", "--stable"]
            // The bundle is no matter of the report's, but a wrapper may always name it.
            let always: Set = ["--help", "--bundle"]
            return switch self {
            case .run: true
            case .report: reports.union(printing).union(always).contains(flag)
            case .bisect: !reports.union(printing).union(["--repeat", "--watch", "--list", "--jobs"]).contains(flag)
            }
        }
    }

    enum Format: String, CaseIterable {
        case documentation, dots, gnu, none
    }

    /// Reports that go into files; what takes longest to write first.
    enum ReportKind: String, CaseIterable {
        case json, html, markdown, junit, events
    }

    var command = Command.run
    var format = Format.documentation
    /// Where to write which report.
    var files: [ReportKind: String] = [:]
    /// The language that the names are written in, as HTML tags it.
    var language = "en"
    /// Whether reports leave out what changes from run to run.
    var isStable = false
    var request = Request()
    var jobs = 1
    var shard: Shard?
    var onlyFailures = false
    /// How many of the slowest examples to name.
    var slowest = 0
    /// How often to run everything.
    var repetitions = 1
    var limits = TimeLimits()
    var isWatching = false
    /// Whether to print the names and run nothing.
    var isList = false
    /// The test executable to run; it is built first, and found, if this is `nil`.
    var bundle: String?
    var isHelp = false
    /// The event files of `report`.
    var eventFiles: [String] = []

    /// What a bisection runs: all in one process, in a random order.
    var forBisection: Options {
        var options = self
        options.request.order = .random
        options.jobs = 1
        return options
    }

    static let help = """
        usage: swift run specs [options] [FILE:LINE …]
               swift run specs bisect [options]          find what makes an example fail in a random order
               swift run specs report [options] EVENTS…  print what was recorded with --events, of several shards as one

        Builds the package's tests, runs its specs in processes of their own, and prints them as documentation.

        what to run
          --filter REGEX       only examples in whose name the regular expression occurs; the name is
                               Class › outer group › inner group › example; given twice, what either matches
          --tag TAGS           only examples with this tag; also an expression: 'slow and not (network or ios)'; given
                               twice, what both match
          --skip-tag TAGS      no examples with this tag, or that match this expression
          FILE:LINE            only the example or the group that is declared there, or last before it
          --only-failures      only examples that failed in the last run
          --shard I/N          the I-th of N parts, for one of several machines
          --list               print the names, one a line, and run nothing
          --bundle FILE        run this test executable instead of building the package

        how to run it
          --jobs N             in N processes at once
          --order ORDER        declared (as it is without this option) or random
          --seed N             the random order of an earlier run; implies --order random
          --fail-fast          stop at the first failure
          --repeat N           N times, with a verdict on what fails now and then; reports in files show the worst end
                               of each example
          --time-limit SECONDS for examples that have no limit of their own, and for each other part of the run: reading
                               a class, a beforeSuite, an afterSuite, the exit; 600 without this option
          --grace-period SECONDS
                               how long what is over its limit, or interrupted, has for its end before its process is
                               killed; 3 without this option
          --watch              again whenever a source changes, first what failed

        what to print
          --format FORMAT      documentation (as it is without this option), dots, gnu (one FILE:LINE: error: … for
                               each failure, as editors read it), or none
          --slowest N          name the N slowest examples
          --html FILE          write a page for people, all in one file
          --markdown FILE      write the documentation as Markdown
          --junit FILE         write JUnit XML, for CI
          --json FILE          write everything, for programs
          --events FILE        write what happened, one JSON object a line, for `specs report`
          --language CODE      the language of the names, for readers of the HTML page; en without this option
          --stable             leave times out of the Markdown, so that it changes only when behaviour does
          --help               print this

        Ctrl-\\ tells what is running; Ctrl-C lets the running examples end, runs the hooks after the suite and still
        writes the reports; a second Ctrl-C ends the run at once.

        exit status: 0 all passed, 1 something failed, 2 the command line or the build is wrong, 3 nothing to run

        """
}
