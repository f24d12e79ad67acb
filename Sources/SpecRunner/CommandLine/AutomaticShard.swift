import SpecEvents

/// `--shard auto`: the shard from the variables of a CI service.
struct AutomaticShard: Equatable {
    /// A service that runs a job several times and numbers the runs.
    struct Service: Equatable {
        let name: String
        let indexVariable: String
        /// `nil` if the service does not provide the number of runs.
        let countVariable: String?
        /// The index of the first run.
        let first: Int
    }

    static let services = [
        Service(name: "GitLab", indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", first: 1),
        Service(name: "CircleCI", indexVariable: "CIRCLE_NODE_INDEX", countVariable: "CIRCLE_NODE_TOTAL", first: 0),
        Service(
            name: "Buildkite",
            indexVariable: "BUILDKITE_PARALLEL_JOB",
            countVariable: "BUILDKITE_PARALLEL_JOB_COUNT",
            first: 0
        ),
        Service(name: "Kubernetes", indexVariable: "JOB_COMPLETION_INDEX", countVariable: nil, first: 0),
        Service(
            name: "Bazel",
            indexVariable: ProcessRequest.Variable.shardIndex.rawValue,
            countVariable: ProcessRequest.Variable.shardCount.rawValue,
            first: 0
        ),
    ]

    /// The value of `--shard`: `auto` or `auto/N`.
    struct Request: Equatable {
        /// `nil` if the service must provide the number of shards.
        var count: Int?
    }

    let shard: Shard
    /// The source of the shard, such as `CI_NODE_INDEX=2 and CI_NODE_TOTAL=3 (GitLab)`.
    let origin: String

    /// The text that the runner prints.
    var text: String { "shard \(shard.number)/\(shard.count), from \(origin)" }

    /// Finds the shard.
    ///
    /// - Parameter count: The number in `--shard auto/N`; `nil` if the service must provide it.
    /// - Throws: A ``RunnerError`` if no service provides a shard, or two provide different ones.
    static func find(in environment: [String: String], of count: Int?) throws -> AutomaticShard {
        let variables = environment.filter { !$0.value.isEmpty }
        let found = try services.compactMap { try shard(of: $0, variables, count) }
        guard let first = found.first else {
            return try nonParallelGitLabShard(variables, count) ?? { throw RunnerError(nothingFound) }()
        }
        if let other = found.first(where: { $0.shard != first.shard }) {
            throw RunnerError(
                "--shard auto: \(first.origin) is shard \(first.shard.number)/\(first.shard.count), but \(other.origin) is "
                    + "\(other.shard.number)/\(other.shard.count); give the shard itself, such as "
                    + "--shard \(first.shard.number)/\(first.shard.count)"
            )
        }
        return first
    }

    /// GitLab gives a job that does not run in parallel a count of 1 and no index.
    private static func nonParallelGitLabShard(
        _ variables: [String: String],
        _ count: Int?
    ) throws -> AutomaticShard? {
        guard let text = variables["CI_NODE_TOTAL"] else { return nil }
        let origin = "CI_NODE_TOTAL=\(text)"
        guard let total = try self.count(text, count, origin, services[0]) else { return nil }
        return Shard(number: 1, of: total).map { AutomaticShard(shard: $0, origin: "\(origin) (GitLab)") }
    }

    private static var nothingFound: String {
        let names = services.map { "\($0.indexVariable) (\($0.name))" }.joined(separator: ", ")
        return "--shard auto: no variable of a CI service tells the shard; known are \(names); "
            + "give the shard itself, such as --shard 2/3"
    }

    /// - Returns: `nil` if the service has set no variable.
    private static func shard(
        of service: Service,
        _ variables: [String: String],
        _ wantedCount: Int?
    ) throws -> AutomaticShard? {
        let index = variables[service.indexVariable]
        let countText = service.countVariable.flatMap { variables[$0] }
        guard index != nil || (countText != nil && countText != "1") else { return nil }
        let names = [service.indexVariable, service.countVariable].compactMap(\.self)
        let origin = names.compactMap { name in variables[name].map { "\(name)=\($0)" } }.joined(separator: " and ")
        guard let total = try count(countText, wantedCount, origin, service) else {
            throw RunnerError(
                "--shard auto: \(origin) (\(service.name)) tells which shard this is, but not of how many; "
                    + "give their number, such as --shard auto/5"
            )
        }
        guard let number = index.flatMap({ Int($0) }), number >= service.first, number - service.first < total,
            let shard = Shard(number: number - service.first + 1, of: total)
        else {
            let range = "\(service.first) to \(total - 1 + service.first)"
            throw RunnerError(
                "--shard auto: \(origin) (\(service.name)) is no shard: \(service.indexVariable) has to be from \(range)"
            )
        }
        let isCountGiven = countText == nil && wantedCount != nil
        return AutomaticShard(
            shard: shard,
            origin: "\(origin)\(isCountGiven ? " and --shard auto/\(total)" : "") (\(service.name))"
        )
    }

    /// The number of shards, on which the service and the command line must agree.
    private static func count(_ text: String?, _ wanted: Int?, _ origin: String, _ service: Service) throws -> Int? {
        guard let text else { return wanted }
        guard let count = Int(text), count > 0 else {
            throw RunnerError(
                "--shard auto: \(origin) (\(service.name)) is no shard: \(service.countVariable ?? "") has to be 1 or greater"
            )
        }
        if let wanted, wanted != count {
            throw RunnerError(
                "--shard auto/\(wanted): \(origin) (\(service.name)) tells of \(count) shards; write --shard auto"
            )
        }
        return count
    }
}
