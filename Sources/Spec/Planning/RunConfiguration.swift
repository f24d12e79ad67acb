import Foundation
import SpecEvents

struct RunConfiguration {
    var selection = Selection()
    var shard: Shard?
    /// Whether Bazel's environment variables specify the shard or the filter.
    var comesFromBazel = false
    var order = ExampleOrder.declared
    /// The seed for the random order and for all random choices in examples.
    var seed: UInt64 = 0
    var isOnCI = false
    var ignoresFocus = false
    var failsFast = false
    var requiresExpectations = false
    /// The time limit, in seconds, for examples without their own. `nil` if there is no runner.
    var exampleLimit: Double?
    /// The path of the file that a failed example writes before it waits for a debugger.
    var debugPath: String?
    /// How long an async body may take to end after it is canceled for exceeding its time limit.
    var cancellationGrace = Duration.seconds(1)
    var namesThrowSites = false
    var problems: [Misuse] = []
}

extension RunConfiguration {
    init(_ request: ProcessRequest) {
        isOnCI = request.isOnCI
        ignoresFocus = request.ignoresFocus
        failsFast = request.failsFast
        (debugPath, exampleLimit) = (request.debugPath, request.exampleLimit)
        requiresExpectations = request.requiresExpectations
        namesThrowSites = true
        comesFromBazel = request.shardCount != nil || request.hasBazelFilter
        readSelection(request)
        readShard(request)
        readOrder(request)
    }

    private mutating func readSelection(_ request: ProcessRequest) {
        let parts = [
            request.filter.map { "the filter /\($0)/" }, request.tags.map { "the tags \($0)" },
            request.selectionPath.map { "the selection in \($0)" },
        ].compactMap(\.self)
        selection.description = parts.isEmpty ? nil : parts.joined(separator: " and ")
        selection.filter = value("SPEC_FILTER", request.filter, NameFilter.init)
        selection.tags = value("SPEC_TAGS", request.tags, TagExpression.init)
        // An unreadable selection file selects nothing.
        selection.identifiers = request.selectionPath.map { path in
            value("SPEC_SELECTION", path, Self.identifiers) ?? []
        }
    }

    private mutating func value<Value>(_ variable: String, _ text: String?, _ read: (String) throws -> Value) -> Value?
    {
        guard let text else { return nil }
        do {
            return try read(text)
        } catch {
            reject(variable, text, "\(error)")
            return nil
        }
    }

    static func identifiers(inFile path: String) throws -> Set<String> {
        do {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return Set(text.split(separator: "\n").map(String.init))
        } catch {
            throw DescribedError("cannot be read: \(error)")
        }
    }

    private mutating func readShard(_ request: ProcessRequest) {
        guard let count = request.shardCount else { return }
        shard = request.shard
        if shard == nil {
            let problem =
                "with TEST_SHARD_INDEX=\(request.shardIndex ?? "") there is no such shard; shards are numbered from 0"
            reject("TEST_TOTAL_SHARDS", count, problem)
        }
    }

    private mutating func readOrder(_ request: ProcessRequest) {
        let seed = request.seed.flatMap(UInt64.init)
        if let text = request.seed, seed == nil {
            reject("SPEC_SEED", text, "is not a whole number from 0 to \(UInt64.max)")
        }
        self.seed = seed ?? UInt64.random(in: 0...9_999_999)
        switch request.order ?? (request.seed == nil ? "declared" : "random") {
        case "declared": order = .declared
        case "random": order = .random(seed: self.seed)
        case let other: reject("SPEC_ORDER", other, "the order must be `declared` or `random`")
        }
    }

    private mutating func reject(_ variable: String, _ value: String, _ problem: String) {
        problems.append(.badEnvironment(variable, value, problem))
    }
}

extension RunConfiguration {
    /// Selects and orders a class's examples for this process. The dealer distributes the examples
    /// of all classes among the shards. If the test runner has already applied Bazel's environment
    /// variables, set `takesTestMethods` to keep all test methods.
    @MainActor func planned(
        _ examples: [Example],
        _ dealer: inout Shard.Dealer?,
        takesTestMethods: Bool = false
    ) -> [Example] {
        if takesTestMethods, comesFromBazel, examples.contains(where: \.isTestMethod) {
            return planned(examples.filter { !$0.isTestMethod }, &dealer) + examples.filter(\.isTestMethod)
        }
        let selected = selection.selected(examples)
        // Without shards, do not filter, so that the result can share the plan's storage.
        guard dealer != nil else { return order.ordered(selected) }
        return order.ordered(selected.filter { dealer?.deal(orderedGroup: $0.orderedGroupName) ?? true })
    }
}

enum ExampleOrder: Equatable {
    case declared
    /// A random order that keeps each group together and leaves ordered groups unchanged.
    case random(seed: UInt64)

    var seed: UInt64? {
        if case .random(let seed) = self { seed } else { nil }
    }

    /// Returns the examples in this order. For a given seed, the relative order of two examples is
    /// the same in every selection.
    @MainActor func ordered(_ examples: [Example]) -> [Example] {
        guard case .random(let seed) = self else { return examples }
        let ranked = examples.map { (example: $0, key: sortKey(of: $0, seed)) }
        return ranked.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.example)
    }

    /// Returns an example's sort key. Each index in the example's path adds a random rank, followed
    /// by the index itself. The rank depends on the seed, the class and the path so far, so the
    /// keys for all examples in a group begin with the same numbers. Inside an ordered group, only
    /// the indices are added, which preserves the declaration order.
    @MainActor private func sortKey(of example: Example, _ seed: UInt64) -> [UInt64] {
        guard let path = example.path else { return [] }
        let firstOrdered = example.orderedGroup?.count ?? path.count
        var state = example.plan.specClass.qualifiedName.utf8.reduce(seed) { SplitMix64.mixed($0 &+ UInt64($1)) }
        return path.enumerated().flatMap { depth, step -> [UInt64] in
            state = SplitMix64.mixed(state &+ UInt64(step) &+ 1)
            return depth < firstOrdered ? [state, UInt64(step)] : [UInt64(step)]
        }
    }
}
