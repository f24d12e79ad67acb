import SpecEvents
import SpecReports

struct ExampleList {
    /// The bundles that were asked, in the order in which they would run.
    var bundles: [TestBundle]
    var examples: [ExampleIdentity] = []
    /// The index of each example's bundle; empty if there is only one.
    private var indices: [String: Int] = [:]
    /// The process that has listed a bundle's examples and waits to run them, by bundle index.
    var processes: [Int: TestProcess] = [:]
    /// How many examples each bundle has listed, by bundle index.
    private var listedCounts: [Int: Int] = [:]
    /// Why no example of a bundle runs, by bundle index: examples of another bundle are focused.
    var skipReasons: [Int: String] = [:]
    /// Whether none of the examples is focused, which makes the focus of others irrelevant.
    private(set) var ignoresFocus = false
    /// How many seconds it took until all bundles had listed their examples: the time that another
    /// process of them takes to begin.
    var startTime = 0.1
    /// How many tests of the bundles are not examples.
    var otherTests = OtherTests()
    /// Whether the list would be empty even if this run was not one of several parts.
    var isEmptyBeforeSharding = false

    /// The selected examples that do not run, because of a shard or an optional selection.
    var leftOut: [String] = []
    /// The part in the list, if it is one of several.
    var part: Shard?

    init(of bundles: [TestBundle]) {
        self.bundles = bundles
    }

    func bundleIndex(of example: ExampleIdentity) -> Int { indices[example.identifier] ?? 0 }

    /// Whether a process that runs everything it has listed runs exactly these examples.
    func areAll(_ examples: [ExampleIdentity], ofBundleAt index: Int) -> Bool {
        examples.count == listedCounts[index]
    }

    /// Takes the waiting process of a bundle, if it can run exactly these examples.
    ///
    /// - Parameter numbers: The numbers that it must not have.
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

    /// Adds the examples of a bundle. Bundles of one build share the examples of a library that
    /// several test targets link; each of these runs in the first bundle.
    ///
    /// - Throws: ``RunnerError`` if a bundle of another build has one of them.
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

    /// Records which of the examples are focused, as if all bundles were one. Call it once, when
    /// only the examples of this run and its other parts are left.
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

    /// Removes the examples of the other parts.
    ///
    /// - Parameter all: The examples of all parts.
    /// - Parameter options: Other options that select examples.
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

    /// Removes the others, except those before one that stays in its ordered group: it builds on them.
    mutating func keep(where isWanted: (ExampleIdentity) -> Bool) {
        examples = OrderedGroups.complete(examples, group: \.orderedGroup, where: isWanted)
    }
}

/// An example with the places of the groups around it, outermost first.
struct ListedExample: Equatable {
    var example: ExampleIdentity
    var groups: [CodeLocation]

    var places: [CodeLocation] { groups + (example.location.map { [$0] } ?? []) }
}
