import SpecEvents

extension OptionParser {
    mutating func add(_ environment: [String: String]) throws {
        let hasOrder = has("--order") || has("--seed")
        // A seed from the environment has no effect if the environment also sets the order to
        // `declared`. Test processes treat these variables in the same way.
        let isDeclared = Flag.named("--order")?.variable(in: environment)?.value == Request.Order.declared.rawValue
        let flags = Flag.all.filter { $0.commands.contains(options.command) }
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
        guard options.shard == nil, let count = request.shardCount else { return }
        guard let shard = request.shard else {
            let (countName, indexName) = (ProcessRequest.Variable.shardCount, ProcessRequest.Variable.shardIndex)
            throw RunnerError(
                "\(countName.rawValue)=\(count) with \(indexName.rawValue)=\(request.shardIndex ?? ""): "
                    + "there is no such shard; shards are numbered from 0"
            )
        }
        guard options.history == nil else { throw RunnerError(Flag.shardConflict) }
        options.shard = shard
        options.shardStatusPath = request.shardStatusPath
    }
}
