import SpecEvents

@MainActor final class RunState {
    let configuration: RunConfiguration
    private var begun: Set<ObjectIdentifier> = []
    private var hasFailed = false
    private var suites: [(settings: Settings, hooks: SuiteHooks)] = []
    private var orderedGroups: [String: OrderedGroup] = [:]
    /// For each class, the name of the first example that detected changed declarations.
    private var changedTrees: [ObjectIdentifier: String] = [:]
    /// For each class, the paths of the ordered examples that XCTest will run, once known.
    private var scheduled: [ObjectIdentifier: Set<NodePath>]?

    init(_ configuration: RunConfiguration = RunConfiguration()) {
        self.configuration = configuration
    }

    func noteBeginning(of example: Example) { begun.insert(ObjectIdentifier(example)) }

    /// The number of examples that have begun. An example that XCTest repeats counts once.
    var begunCount: Int { begun.count }

    func noteFailure() { hasFailed = true }

    func skipReason(of example: Example) -> String? {
        if hasFailed, configuration.failsFast { return SkipReason.stoppedAtFirstFailure }
        return RunnerInput.reasonToStop ?? example.skipReason
    }

    /// Returns the failure for a mistake. For changed declarations, only the first failure in a
    /// class explains the change. Later failures refer to the first.
    func failure(of misuse: Misuse, in example: Example) -> RecordedFailure {
        guard misuse.isTreeChange else { return misuse.failure }
        let plan = ObjectIdentifier(example.plan)
        let first = changedTrees[plan] ?? example.name
        changedTrees[plan] = first
        guard first != example.name else { return misuse.failure }
        return RecordedFailure(message: "\(misuse.heading): see “\(first)”", location: misuse.location)
    }

    // MARK: Suites

    func suiteHooks(of example: Example) -> SuiteHooks {
        let settings = example.plan.settings
        if let known = suites.first(where: { $0.settings === settings }) { return known.hooks }
        let hooks = SuiteHooks(
            example.plan.bundle.suiteHooks(in: settings),
            namesThrowSites: configuration.namesThrowSites
        )
        suites.append((settings, hooks))
        return hooks
    }

    var hasWorkAfterSuite: Bool { suites.contains { $0.hooks.hasWorkAfter } }

    func runHooksAfterSuite() -> [RecordedFailure] {
        suites.flatMap { $0.hooks.runAfter() }
    }

    // MARK: Ordered groups

    /// Records which examples XCTest will run. By default, these are all selected examples.
    func schedule(_ examples: [Example]) {
        var scheduled = scheduled ?? [:]
        for example in examples where example.orderedGroup != nil {
            guard let path = example.path else { continue }
            scheduled[ObjectIdentifier(example.plan), default: []].insert(path)
        }
        self.scheduled = scheduled
    }

    /// Returns the ordered group around an example, or `nil` if no such group is running.
    func orderedGroup(around example: Example) -> OrderedGroup? {
        example.orderedGroupName.flatMap { orderedGroups[$0] }
    }

    /// Removes a group. Returns the objects that must be released with the group's variables.
    func remove(_ group: OrderedGroup, around example: Example) -> [TrackedObject] {
        if let name = example.orderedGroupName { orderedGroups[name] = nil }
        return group.trackedObjects
    }

    func add(_ runPaths: [NodePath: RunPath], around example: Example) -> OrderedGroup? {
        guard let name = example.orderedGroupName else { return nil }
        let plan = example.plan
        let expected = Set(plan.selectedExamples.filter { $0.skipReason == nil }.compactMap(\.path))
        let scheduled = scheduled?[ObjectIdentifier(plan)]
        let group = OrderedGroup(
            runPaths,
            scheduled: scheduled.map(expected.intersection) ?? expected,
            able: Set(plan.examples.filter { $0.traits.skipReason == nil }.compactMap(\.path))
        )
        orderedGroups[name] = group
        return group
    }
}
