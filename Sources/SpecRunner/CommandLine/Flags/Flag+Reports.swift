import SpecEvents
import SpecReports

extension Flag {
    /// Bazel's environment variable for the JUnit XML file's path. Test processes don't get it.
    static let junitVariable = "XML_OUTPUT_FILE"

    static let reportFlags = [
        Flag(
            "--format FORMAT",
            Value.words(of: Options.Format.self),
            help: """
                print documentation, dots, brief (only the failures and the counts, for programs), gnu (one
                line FILE:LINE: error: … for each failure, for editors), or none (default: documentation)
                """
        ) { $0.format = try Value.choice($1) }
        .with(\.commands, printingCommands),
        Flag(
            "--max-failures-shown N",
            "how many failures to print with their details",
            help: "print details only for the first N failures (default: 20); report files contain them all"
        ) { $0.maxFailures = try Value.count($1) }
        .with(\.commands, printingCommands),
        Flag("--slowest N", "how many examples to name", help: "list the N slowest examples") {
            $0.slowest = try Value.count($1)
        }
        .with(\.commands, printingCommands),
        report(.html, help: "write an HTML page in a single file").with(\.commands, printingCommands),
        report(.markdown, help: "write the documentation as Markdown"),
        report(.junit, help: "write JUnit XML, for CI").with(\.variables, [junitVariable]),
        report(.json, help: "write everything as JSON, for programs"),
        report(.events, help: "write every event, one JSON object per line, for `specs report`"),
        file(
            "--coverage",
            help: "build and run with coverage, write it as lcov, and print how many lines of each target ran",
            conflicts: ["--bundle": "--coverage builds the package for coverage, so it cannot go with --bundle"]
        ) { $0.coverage = $1 }
        .with(\.commands, [.run]),
        Flag(
            "--history FOLDER",
            "the folder of the results of earlier runs",
            help: """
                keep the results of runs in this folder; the HTML page then shows when each example was
                added, when it last failed, how often it was flaky, and what became slow
                """
        ) { $0.history = $1 }
        .with(\.commands, [.run, .report, .history]).with(\.conflicts, ["--shard": shardConflict]),
        Flag(
            "--fail-on CONDITION",
            Gate.forms,
            help: """
                also exit with 1 if the history shows 'flaky > 2 %' (of the examples in the last 100
                runs), 'slower > 2x' (than usual), or 'new failures'
                """
        ) { options, text in
            guard let gate = Gate(text) else {
                throw DescribedError("the condition has to be \(Gate.forms)")
            }
            options.gates.append(gate)
        }
        .with(\.commands, printingCommands).with(\.isRepeatable, true),
        Flag(
            "--language CODE",
            "a language code such as ru",
            help: """
                set the language of the page, the Markdown and the terminal: en, ru or es (default: en)
                """
        ) { $0.language = try Value.language($1) }
        .with(\.commands, printingCommands),
        Flag(
            "--title TEXT",
            "the title of the documents",
            help: "set the title of the page (default: the package's name)"
        ) { $0.title = $1 }
        .with(\.commands, printingCommands),
        Flag(
            "--audience NAME",
            Value.words(of: Audience.self),
            help: """
                write for all, or for product: leave out what is tagged technical, and table rows whose
                names are only values (default: all)
                """
        ) { $0.audience = try Value.choice($1) }
        .with(\.commands, printingCommands),
        Flag("--stable", help: "leave times out of the Markdown, so that it changes only when behavior does") {
            options,
            _ in options.isStable = true
        }
        .with(\.commands, printingCommands),
        Flag("--yes", help: "write the files without asking") { options, _ in options.isConfirmed = true }
            .with(\.commands, [.initialize]),
        Flag("--version", help: "print the versions of the package and the toolchain") { options, _ in
            options.showsVersion = true
        }
        .with(\.commands, Set(Options.Command.allCases)),
        Flag("--help", help: "print this help") { options, _ in options.showsHelp = true }
            .with(\.short, "-h").with(\.commands, Set(Options.Command.allCases)),
    ]

    private static let printingCommands: Set<Options.Command> = [.run, .report]

    static let shardConflict =
        "--history is for whole runs: give it to `specs report`, with the --events of all shards"

    private static func report(_ kind: Options.ReportKind, help: String) -> Flag {
        file("--\(kind)", help: help) { $0.files[kind] = $1 }.with(\.commands, printingCommands)
    }

    private static func file(
        _ name: String,
        help: String,
        conflicts: [String: String] = [:],
        _ change: @escaping @Sendable (inout Options, String) -> Void
    ) -> Flag {
        let others = ["--list": "--list runs nothing, so it cannot go with \(name)"]
        return Flag("\(name) FILE", "the path of the file to write", help: help, change)
            .with(\.conflicts, others.merging(conflicts) { $1 })
    }
}
