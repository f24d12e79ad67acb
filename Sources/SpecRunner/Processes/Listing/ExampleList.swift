import SpecEvents
import SpecReports

struct ExampleList {
    var bundles: [TestBundle]
    var examples: [ExampleIdentity] = []
    private var indices: [String: Int] = [:]
    /// The processes that have listed their examples and are waiting, keyed by bundle index.
    var processes: [Int: TestProcess] = [:]
    private var listedCounts: [Int: Int] = [:]
    /// The reasons for skipping bundles, keyed by bundle index. A bundle is skipped only if all
    /// focused examples are in other bundles.
    var skipReasons: [Int: String] = [:]
    /// Whether to ignore focus on unlisted examples, because none of the listed ones is focused.
    private(set) var ignoresFocus = false
    /// The number of seconds until all bundles had listed their examples. A new process takes about
    /// as long to reach its first example.
    var startTime = 0.1
    var isEmptyBeforeSharding = false

    /// The identifiers of examples that are excluded by the shard or by earlier results.
    var leftOut: [String] = []
    var part: Shard?

    init(of bundles: [TestBundle]) {
        self.bundles = bundles
    }

    func bundleIndex(of example: ExampleIdentity) -> Int { indices[example.identifier] ?? 0 }

    func areAll(_ examples: [ExampleIdentity], ofBundleAt index: Int) -> Bool {
        examples.count == listedCounts[index]
    }

    mutating func takeProcess(
        ofBundleAt index: Int,
        for examples: [ExampleIdentity],
        unlessNumbered numbers: Set<Int>
    ) -> TestProcess? {
        guard TestProcess.canRunSome || areAll(examples, ofBundleAt: index),
            let process = processes[index], !numbers.contains(process.number)
        else { return nil }
        return processes.removeValue(forKey: index)
    }

    /// If several bundles from one build link a library that contains examples, those examples run
    /// only in the first of these bundles.
    mutating func add(_ examples: [ExampleIdentity], ofBundleAt index: Int) throws {
        listedCounts[index] = examples.count
        for example in examples {
            guard let other = indices[example.identifier], other != index else {
                indices[example.identifier] = index
                self.examples.append(example)
                continue
            }
            if bundles[index].isBuilt { continue }
            throw RunnerError(
                "\(NameFilter.subject(of: example)) is in \(bundles[other].path) and in \(bundles[index].path); "
                    + "give each test executable to --bundle once, and run those of other builds by themselves"
            )
        }
    }

    /// Applies focus across all bundles. If any example is focused, skips the bundles that have no
    /// focused example. Call this function once, before sharding but after all other selections.
    mutating func noteFocus() {
        let focused = examples.filter(\.isFocused)
        let focusedBundles = Set(focused.map(bundleIndex))
        for index in examples.indices { examples[index].isFocused = false }
        ignoresFocus = focused.isEmpty
        guard !focusedBundles.isEmpty else { return }
        for bundle in bundles.indices where !focusedBundles.contains(bundle) {
            skipReasons[bundle] = SkipReason.notFocused(besides: focused.compactMap(\.location))
        }
    }

    mutating func keep(_ part: Shard, of all: [ExampleIdentity], _ options: String) {
        let identifiers = Set(part.selected(from: all).map(\.identifier))
        keep { identifiers.contains($0.identifier) }
        let selection = all.map(\.identifier).sorted() + [options]
        self.part = part
        self.part?.selection = String(stableHash(selection.joined(separator: "\n")), radix: 16)
    }

    mutating func noteLeftOut(of all: [ExampleIdentity]) {
        let left = Set(examples.map(\.identifier))
        leftOut = all.map(\.identifier).filter { !left.contains($0) }
    }

    /// Keeps the wanted examples. Also keeps the examples before a wanted one in an ordered group,
    /// because each example in such a group depends on those before it.
    mutating func keep(where isWanted: (ExampleIdentity) -> Bool) {
        examples = OrderedGroups.complete(examples, group: \.orderedGroup, where: isWanted)
    }
}

/// An example and the source locations of the groups that contain it, outermost first.
struct ListedExample: Equatable {
    var example: ExampleIdentity
    var groups: [CodeLocation]

    var places: [CodeLocation] { groups + (example.location.map { [$0] } ?? []) }
}

extension Shard {
    /// Returns the examples that belong to the shard. The order of `examples` does not matter, and
    /// an ordered group is never divided.
    func selected(from examples: [ExampleIdentity]) -> [ExampleIdentity] {
        var dealer = Dealer(for: self)
        let sorted = examples.sorted { $0.identifier < $1.identifier }
        let mine = Set(sorted.filter { dealer.deal(orderedGroup: $0.orderedGroup) }.map(\.identifier))
        return examples.filter { mine.contains($0.identifier) }
    }
}
