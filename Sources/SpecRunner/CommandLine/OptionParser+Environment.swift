import SpecEvents

/// Options from the environment: of a plain `swift test`, of Bazel, and of CI services.
extension OptionParser {
    /// The options that the environment sets in place of a default.
    static func flags(setBy environment: [String: String]) -> [Flag] {
        let hasShard = ProcessRequest(environment: environment).shardCount != nil
        return Flag.all.filter { flag in
            (flag.variable(in: environment) != nil && !flag.addsVariable) || (hasShard && flag.name == "--shard")
        }
    }

    /// Adds what the environment asks for and neither the command line nor the file of defaults
    /// does. Tags restrict what these select.
    mutating func add(_ environment: [String: String]) throws {
        let hasOrder = has("--order") || has("--seed")
        // As in the test process: a seed is for a random order.
        let isDeclared = Flag.named("--order")?.variable(in: environment)?.value == Request.Order.declared.rawValue
        let flags = Flag.all.filter { flag in
            flag.commands.contains(options.command)
                && !(options.command == .replay && Self.ofRecording.contains(flag.name))
        }
        for flag in flags where flag.addsVariable || !has(flag.name) {
            guard let variable = flag.variable(in: environment) else { continue }
            if hasOrder, flag.name == "--order" || flag.name == "--seed" { continue }
            if isDeclared, flag.name == "--seed" { continue }
            do {
                try flag.apply(variable.value, to: &options)
            } catch {
                throw RunnerError("\(variable.name)=\(variable.value): as \(error)")
            }
        }
        if flags.contains(where: { $0.name == "--shard" }) { try addShard(environment) }
        options.isOnGitHub = environment["GITHUB_ACTIONS"] == "true"
        guard options.isOnGitHub else { return }
        options.workspace = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 }
        options.stepSummaryPath = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func addShard(_ environment: [String: String]) throws {
        let request = ProcessRequest(environment: environment)
        if let automatic = options.automaticShard {
            let found = try AutomaticShard.find(in: environment, of: automatic.count)
            (options.shard, options.shardNotice) = (found.shard, found.text)
            options.shardStatusPath = request.shardStatusPath
        } else if options.shard == nil, let count = request.shardCount {
            guard let shard = request.shard else {
                let (countName, indexName) = (ProcessRequest.Variable.shardCount, ProcessRequest.Variable.shardIndex)
                throw RunnerError(
                    "\(countName.rawValue)=\(count) with \(indexName.rawValue)=\(request.shardIndex ?? ""): "
                        + "there is no such shard; shards are numbered from 0"
                )
            }
            options.shard = shard
            options.shardStatusPath = request.shardStatusPath
        }
    }
}
