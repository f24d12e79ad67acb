import SpecEvents
import SpecReports

extension OptionParser {
    /// Reads a file of defaults. Throws a ``RunnerError`` that names the file and the line.
    static func parser(of file: DefaultsFile) throws -> OptionParser {
        var parser = OptionParser(arguments: []) { _ in false }
        for line in file.lines {
            do {
                try parser.read(try line.argument())
                try parser.checkCombinations()
                try parser.checkFiles()
            } catch {
                throw RunnerError("\(file.path):\(line.number): \(error)")
            }
        }
        return parser
    }

    /// Adds the defaults that the command uses, unless the command line or the environment
    /// overrides them. Filters and tags are combined.
    mutating func add(_ file: DefaultsFile, besides environment: [String: String]) throws {
        let defaults = try Self.parser(of: file).given
        let others = given.map(\.flag).filter { !$0.addsToDefaults } + Self.flags(setBy: environment)
        for (flag, value) in defaults where flag.commands.contains(options.command) && !isReplaced(flag, by: others) {
            try add(flag, flag.isPath ? file.path(value) : value)
            guard flag.role == .selection else { continue }
            options.selectingDefaults += value.isEmpty ? [flag.name] : [flag.name, ShellWord.quoted(value)]
        }
    }

    /// Whether a default is overridden, either by the same option or by one that conflicts with it.
    private func isReplaced(_ flag: Flag, by others: [Flag]) -> Bool {
        let orders: Set = ["--order", "--seed"]
        if flag.name == "--order", options.command == .bisect { return true }
        return others.contains { other in
            flag.name == other.name || orders.isSuperset(of: [flag.name, other.name])
                || flag.conflicts[other.name] != nil || other.conflicts[flag.name] != nil
        }
    }
}

/// Options from the environment: those of a plain `swift test`, of Bazel, and of CI services.
extension OptionParser {
    /// The options that the environment sets in place of a default.
    static func flags(setBy environment: [String: String]) -> [Flag] {
        let hasShard = ProcessRequest(environment: environment).shardCount != nil
        return Flag.all.filter { flag in
            (flag.variable(in: environment) != nil && !flag.addsVariable) || (hasShard && flag.name == "--shard")
        }
    }

    /// Adds options from the environment that neither the command line nor the file of defaults
    /// sets. Tags from the environment further restrict the selection.
    mutating func add(_ environment: [String: String]) throws {
        let hasOrder = has("--order") || has("--seed")
        // As in the test process, a seed is only for a random order.
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
        options.shard = shard
        options.shardStatusPath = request.shardStatusPath
    }
}
