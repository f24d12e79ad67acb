import SpecEvents

/// Reads options from environment variables: those that a plain `swift test` reads, those of Bazel's test protocol, and
/// those of CI services.
enum EnvironmentOptions {
    private typealias Variable = ProcessRequest.Variable

    /// The file in which Bazel expects JUnit XML. Only the runner reads this variable.
    static let junitFile = "XML_OUTPUT_FILE"

    /// Adds to the options what the environment asks for and the command line does not. Tags restrict what the command
    /// line selects.
    static func apply(_ environment: [String: String], to options: inout Options) throws {
        if options.request.filter == nil {
            try apply(.filter, as: "--filter", environment, to: &options)
        }
        if options.request.filter == nil {
            try apply(.bazelFilter, as: "--filter", environment, to: &options)
        }
        try apply(.tags, as: "--tag", environment, to: &options)
        if options.request.order == .declared, options.request.seed == nil {
            try apply(.order, as: "--order", environment, to: &options)
            try apply(.seed, as: "--seed", environment, to: &options)
        }
        try apply(.failsFast, as: "--fail-fast", environment, to: &options)
        try applyAutomaticShard(environment, to: &options)
        try applyShard(ProcessRequest(environment: environment), to: &options)
        if options.files[.junit] == nil, let path = environment[junitFile], !path.isEmpty {
            options.files[.junit] = path
        }
        options.isOnGitHub = environment["GITHUB_ACTIONS"] == "true"
        guard options.isOnGitHub else { return }
        options.stepSummaryPath = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The options that the environment sets, so that a default does not.
    static func flags(setBy environment: [String: String]) -> Set<String> {
        let flags: [String: [String]] = [
            Variable.filter.rawValue: ["--filter"], Variable.bazelFilter.rawValue: ["--filter"],
            Variable.order.rawValue: ["--order", "--seed"], Variable.seed.rawValue: ["--order", "--seed"],
            Variable.shardCount.rawValue: ["--shard"], junitFile: ["--junit"],
        ]
        return Set(flags.filter { environment[$0.key]?.isEmpty == false }.flatMap(\.value))
    }

    private static func apply(
        _ variable: Variable,
        as flag: String,
        _ environment: [String: String],
        to options: inout Options
    ) throws {
        guard let value = environment[variable.rawValue], !value.isEmpty else { return }
        do {
            try Flag.all.first { $0.name == flag }?.apply(&options, value)
        } catch {
            throw UsageError("\(variable.rawValue)=\(value): as \(error)")
        }
    }

    private static func applyAutomaticShard(_ environment: [String: String], to options: inout Options) throws {
        guard let request = options.automaticShard else { return }
        let found = try AutomaticShard.find(in: environment, of: request.count)
        (options.shard, options.shardNotice) = (found.shard, found.text)
        options.shardStatusPath = ProcessRequest(environment: environment).shardStatusPath
    }

    private static func applyShard(_ request: ProcessRequest, to options: inout Options) throws {
        guard options.shard == nil, let count = request.shardCount else { return }
        guard let shard = request.shard else {
            let (countName, indexName) = (Variable.shardCount.rawValue, Variable.shardIndex.rawValue)
            throw UsageError(
                "\(countName)=\(count) with \(indexName)=\(request.shardIndex ?? ""): there is no such shard; shards are numbered from 0"
            )
        }
        options.shard = shard
        options.shardStatusPath = request.shardStatusPath
    }
}
