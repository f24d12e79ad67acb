import SpecEvents
import SpecReports

struct ExampleList {
    /// The bundles that were asked for examples, in the order in which they would run.
    var bundles: [TestBundle]
    var examples: [ExampleIdentity] = []
    /// The index of each example's bundle, by identifier; empty if there is only one bundle.
    private var indices: [String: Int] = [:]
    /// The processes that have listed a bundle's examples and wait to run them, by bundle index.
    var processes: [Int: TestProcess] = [:]
    /// How many examples each bundle has listed, by bundle index.
    private var listedCounts: [Int: Int] = [:]
    /// Why no example of a bundle runs, by bundle index: only examples of other bundles are
    /// focused.
    var skipReasons: [Int: String] = [:]
    /// Whether none of these examples is focused, so that the focus of others does not matter.
    private(set) var ignoresFocus = false
    /// How many seconds it took until all bundles had listed their examples, which is how long
    /// another of their processes would take to begin.
    var startTime = 0.1
    /// How many tests in the bundles are not examples.
    var otherTests = OtherTests()
    /// Whether the list would be empty even if this run were not one of several parts.
    var isEmptyBeforeSharding = false

    /// The identifiers of selected examples that a shard or an option for listed ones leaves out.
    var leftOut: [String] = []
    /// The part that is in the list, if it is one of several.
    var part: Shard?

    init(of bundles: [TestBundle]) {
        self.bundles = bundles
    }

    func bundleIndex(of example: ExampleIdentity) -> Int { indices[example.identifier] ?? 0 }

    /// Whether a process that runs everything it has listed would run exactly these examples.
    func areAll(_ examples: [ExampleIdentity], ofBundleAt index: Int) -> Bool {
        examples.count == listedCounts[index]
    }

    /// Removes and returns the waiting process of a bundle, if it can run exactly these examples.
    ///
    /// - Parameter numbers: The process numbers that are already in use.
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

    /// Adds the examples of a bundle. If several test targets link a library with examples, the
    /// bundles of one build share these, and each of them runs in the first bundle.
    ///
    /// - Throws: A ``RunnerError`` if one of the examples is also in a bundle of another build.
    mutating func add(_ examples: [ExampleIdentity], ofBundleAt index: Int) throws {
        listedCounts[index] = examples.count
        guard bundles.count > 1 else { return self.examples += examples }
        for example in examples {
            let other = indices[example.identifier]
            guard let other, other != index else {
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

    /// Evaluates which of the examples are focused, as if all bundles were one. Call this once,
    /// when only the examples of this run and its other parts are left.
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

    /// Removes the examples that belong to other parts.
    ///
    /// - Parameter options: The other options that select examples.
    mutating func keep(_ part: Shard, of all: [ExampleIdentity], _ options: String) {
        let identifiers = Set(part.selected(from: all).map(\.identifier))
        keep { identifiers.contains($0.identifier) }
        let selection = all.map(\.identifier).sorted() + [options]
        self.part = part
        self.part?.selection = String(stableHash(selection.joined(separator: "\n")), radix: 16)
    }

    /// Records which examples were removed.
    mutating func noteLeftOut(of all: [ExampleIdentity]) {
        guard examples.count < all.count else { return }
        let left = Set(examples.map(\.identifier))
        leftOut = all.map(\.identifier).filter { !left.contains($0) }
    }

    /// Removes the other examples, except those that precede a wanted one in its ordered group,
    /// because that one depends on them.
    mutating func keep(where isWanted: (ExampleIdentity) -> Bool) {
        examples = OrderedGroups.complete(examples, group: \.orderedGroup, where: isWanted)
    }
}

/// An example, and the source locations of the groups that contain it, outermost first.
struct ListedExample: Equatable {
    var example: ExampleIdentity
    var groups: [CodeLocation]

    var places: [CodeLocation] { groups + (example.location.map { [$0] } ?? []) }
}
