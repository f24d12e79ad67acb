import SpecEvents

/// One option of the command line: its name, its value, and what it changes in ``Options``.
struct Flag: Sendable {
    let name: String
    /// Describes the value that has to follow; `nil` if the option takes none.
    let value: String?
    /// Whether the option may be given more than once, because each value adds to the one before.
    let isRepeatable: Bool
    let isPath: Bool
    let isValueOptional: Bool
    let apply: @Sendable (inout Options, String) throws -> Void

    private init(
        _ name: String,
        _ value: String,
        isRepeatable: Bool = false,
        isPath: Bool = false,
        isValueOptional: Bool = false,
        _ apply: @escaping @Sendable (inout Options, String) throws -> Void
    ) {
        (self.name, self.value, self.isRepeatable, self.isPath) = (name, value, isRepeatable, isPath)
        (self.isValueOptional, self.apply) = (isValueOptional, apply)
    }

    private init(_ name: String, _ apply: @escaping @Sendable (inout Options) -> Void) {
        (self.name, value, isRepeatable, isPath, isValueOptional) = (name, nil, true, false, false)
        self.apply = { options, _ in apply(&options) }
    }

    /// Whether the option writes a report into a file.
    var isReport: Bool { name == "--coverage" || Options.ReportKind.allCases.contains { name == "--\($0)" } }

    /// Whether the option says what SwiftPM builds, and how.
    var isOfBuild: Bool { Self.ofBuild.contains { $0.name == name } }

    /// Whether each value adds to what the file of defaults has, instead of replacing it.
    var addsToDefaults: Bool { isRepeatable && selectsExamples }

    /// Whether the option leaves out examples.
    var selectsExamples: Bool {
        ["--filter", "--tag", "--skip-tag", "--only-failures", "--changed", "--shard"].contains(name)
    }

    /// The options that say what SwiftPM builds, and how. SwiftPM checks their values.
    private static let ofBuild = [
        ofBuild("--build-system", "native or swiftbuild"),
        ofBuild("--configuration", "debug or release"),
        ofBuild("--sanitize", "address, thread or undefined", isRepeatable: true),
        ofBuild("--scratch-path", "the folder of what is built", isPath: true),
        ofBuild("--traits", "names of traits, with commas between them"),
        ofBuild("-Xswiftc", "an option of the Swift compiler", isRepeatable: true),
        ofBuild("-Xlinker", "an option of the linker", isRepeatable: true),
        ofBuild("-Xcc", "an option of the C compiler", isRepeatable: true),
        ofBuild("-Xcxx", "an option of the C++ compiler", isRepeatable: true),
        Flag("--package-path", "the folder of a package") { $0.packagePath = $1 },
    ]

    private static func ofBuild(
        _ name: String,
        _ value: String,
        isRepeatable: Bool = false,
        isPath: Bool = false
    ) -> Flag {
        Flag(name, value, isRepeatable: isRepeatable, isPath: isPath) { $0.build.add(name, $1) }
    }

    static let all: [Flag] =
        [
            Flag("--filter", "a regular expression over the names of examples", isRepeatable: true) {
                $0.request.filters.append(try Value.pattern($1))
            },
            Flag("--tag", "a tag, or an expression over tags", isRepeatable: true) { options, text in
                options.request.addTags(try Value.tags("--tag", text))
            },
            Flag("--skip-tag", "a tag, or an expression over tags", isRepeatable: true) { options, text in
                options.request.addTags("not (\(try Value.tags("--skip-tag", text)))")
            },
            Flag("--only-failures") { $0.onlyFailures = true },
            Flag("--changed", "a commit", isValueOptional: true) { $0.changedSince = $1.isEmpty ? "HEAD" : $1 },
            Flag("--shard", "a shard and the number of shards, such as 2/3, or auto") { options, text in
                options.automaticShard = try Value.automaticShard(text)
                if options.automaticShard == nil { options.shard = try Value.shard(text) }
            },
            Flag("--list") { $0.isList = true },
            Flag("--bundle", "the path of a test executable", isRepeatable: true, isPath: true) {
                guard !$0.bundles.contains($1) else { throw UsageError("--bundle \($1) is given twice") }
                $0.bundles.append($1)
            },
            Flag("--jobs", "how many processes to run at once") { $0.jobs = try Value.count("--jobs", $1) },
            Flag("--order", Value.words(of: Request.Order.self)) { $0.request.order = try Value.choice("--order", $1) },
            Flag("--seed", "the number that an earlier run in random order printed") {
                $0.request.seed = try Value.seed($1)
                $0.request.order = .random
            },
            Flag("--fail-fast") { $0.request.stopsAtFailure = true },
            Flag("--require-expectations") { $0.request.requiresExpectations = true },
            Flag("--repeat", "how often to run") { $0.repetitions = try Value.count("--repeat", $1) },
            Flag("--time-limit", "how many seconds an example may take") {
                let limit = Duration.seconds(try Value.seconds("--time-limit", $1))
                ($0.limits.example, $0.limits.step) = (limit, limit)
            },
            Flag("--grace-period", "how many seconds what is over its limit has for its end") {
                $0.limits.grace = .seconds(try Value.seconds("--grace-period", $1))
            },
            Flag("--watch") { $0.isWatching = true },
            Flag("--format", Value.words(of: Options.Format.self)) { $0.format = try Value.choice("--format", $1) },
            Flag("--max-failures-shown", "how many failures to print with their details") {
                $0.mostFailures = try Value.count("--max-failures-shown", $1)
            },
            Flag("--slowest", "how many examples to name") { $0.slowest = try Value.count("--slowest", $1) },
        ]
        + Options.ReportKind.allCases.map { kind in
            Flag("--\(kind.rawValue)", "the path of the file to write", isPath: true) { $0.files[kind] = $1 }
        }
        + ofBuild
        + [
            Flag("--coverage", "the path of the file to write", isPath: true) { $0.coverage = $1 },
            Flag("--language", "a language code such as ru") { $0.language = $1 },
            Flag("--fail-on-removed") { $0.failsOnRemoved = true },
            Flag("--stable") { $0.isStable = true },
            Flag("--no-defaults") { $0.leavesOutDefaults = true },
            Flag("--help") { $0.isHelp = true },
        ]
}
