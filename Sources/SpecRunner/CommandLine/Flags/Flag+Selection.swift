import SpecEvents

extension Flag {
    static let selectionFlags = [
        Flag(
            "--filter REGEX",
            "a regular expression over the names of examples",
            help: """
                only examples whose name matches the regular expression; the name is
                Class › outer group › inner group › example; given several times, examples that any of them
                matches
                """,
            selects: true
        ) { $0.request.filters.append(try Value.pattern($1)) }
        .with(\.isRepeatable, true).with(\.variables, of(.filter, .bazelFilter)),
        Flag(
            "--tag TAGS",
            "a tag, or an expression over tags",
            help: """
                only examples with this tag, or that match this expression:
                'slow and not (network or ios)'; given twice, examples that both match
                """,
            selects: true
        ) { $0.request.addTags(try Value.tags($1)) }
        .with(\.isRepeatable, true).with(\.variables, of(.tags)).with(\.addsVariable, true),
        Flag(
            "--skip-tag TAGS",
            "a tag, or an expression over tags",
            help: "no examples with this tag, or that match this expression",
            selects: true
        ) { $0.request.addTags("not (\(try Value.tags($1)))") }
        .with(\.isRepeatable, true),
        // `PATH` is not an option. This entry only adds it to the help.
        Flag(
            "PATH",
            help: """
                only the specs of this file, or of the files in this folder; FILE:LINE only the example
                or group declared at this line, or the nearest one above it; several select what any
                of them does; leading folders of a file may be omitted
                """,
            selects: true
        ) { _, _ in },
        Flag("--only-failures", help: "only examples that failed when they last ran", selects: true) { options, _ in
            options.onlyFailures = true
        },
        Flag(
            "--only-slower SECONDS",
            "a number of seconds",
            help: "only examples that took longer than this when they last ran",
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
            help: "only the I-th of N parts, to run the parts on several machines",
            selects: true
        ) { $0.shard = try Value.shard($1) },
        Flag("--list", help: "print the names, one per line, and run nothing") { options, _ in options.listsOnly = true
        }
        .with(\.commands, [.run]),
        Flag(
            "--bundle FILE",
            "the path of a test executable",
            help: "run this test executable instead of building the package; several are one run"
        ) { options, path in
            guard !options.bundles.contains(path) else { throw RunnerError("--bundle \(path) is given twice") }
            options.bundles.append(path)
        }
        .with(\.isRepeatable, true).with(\.isIgnoredByOthers, true),
    ]

    static func of(_ variables: ProcessRequest.Variable...) -> [String] { variables.map(\.rawValue) }
}
