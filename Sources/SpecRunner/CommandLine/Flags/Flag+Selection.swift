import SpecEvents

extension Flag {
    static let selectionFlags = [
        Flag(
            "--filter REGEX",
            "a regular expression over the names of examples",
            help: """
                run only examples whose name matches the regular expression; a name has the form
                Class › outer group › inner group › example; if repeated, any of the expressions may match
                """,
            selects: true
        ) { $0.request.filters.append(try Value.pattern($1)) }
        .with(\.isRepeatable, true).with(\.variables, of(.filter, .bazelFilter)),
        Flag(
            "--tag TAGS",
            "a tag, or an expression over tags",
            help: """
                run only examples with this tag, or that match a tag expression such as
                'slow and not (network or ios)'; if repeated, all of the expressions must match
                """,
            selects: true
        ) { $0.request.addTags(try Value.tags($1)) }
        .with(\.isRepeatable, true).with(\.variables, of(.tags)).with(\.addsVariable, true),
        Flag(
            "--skip-tag TAGS",
            "a tag, or an expression over tags",
            help: "leave out examples with this tag, or that match this tag expression",
            selects: true
        ) { $0.request.addTags("not (\(try Value.tags($1)))") }
        .with(\.isRepeatable, true),
        // `PATH` is not an option. This entry only adds it to the help.
        Flag(
            "PATH",
            help: """
                run only the specs in this file or folder; FILE:LINE runs only the example or group
                declared at this line, or else the nearest one above it; with several paths, run what any
                of them selects; the leading folders of a file may be omitted
                """,
            selects: true
        ) { _, _ in },
        Flag("--only-failures", help: "run only examples that failed when they last ran", selects: true) { options, _ in
            options.onlyFailures = true
        },
        Flag(
            "--only-slower SECONDS",
            "a number of seconds",
            help: "run only examples that took longer than this when they last ran",
            selects: true
        ) { options, text in
            let limit = try Value.duration(text) / .seconds(1)
            guard limit >= Options.minDuration else {
                let advice = "the durations of faster examples are not kept"
                throw DescribedError("the value has to be \(Options.minDuration) or greater: \(advice)")
            }
            options.onlySlower = limit
        },
        Flag(
            "--shard I/N",
            "a shard and the number of shards, such as 2/3",
            help: "run only part I of N, to split the run across several machines",
            selects: true
        ) { $0.shard = try Value.shard($1) },
        Flag("--list", help: "print the names of the examples, one per line, and run nothing") { options, _ in
            options.listsOnly = true
        }
        .with(\.commands, [.run]),
        Flag(
            "--bundle FILE",
            "the path of a test executable",
            help: "run this test executable instead of building the package; if repeated, all form one run"
        ) { options, path in
            guard !options.bundles.contains(path) else { throw RunnerError("--bundle \(path) is given twice") }
            options.bundles.append(path)
        }
        .with(\.isRepeatable, true).with(\.isIgnoredByOthers, true),
    ]

    static func of(_ variables: ProcessRequest.Variable...) -> [String] { variables.map(\.rawValue) }
}
