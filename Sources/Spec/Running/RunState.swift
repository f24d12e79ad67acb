import SpecEvents

/// What the examples of a run share: what has been begun, what has failed, the hooks of the suites and the ordered groups.
@MainActor final class RunState {
    private let failsFast: Bool
    /// How many examples have begun.
    private(set) var begunCount = 0
    private var hasFailed = false
    private var suites: [(target: TestTarget, hooks: SuiteHooks)] = []
    private var orderedGroups: [String: OrderedGroup] = [:]
    /// The examples of ordered groups that XCTest is going to run, by their class; `nil` if nobody said.
    private var scheduled: [ObjectIdentifier: Set<NodePath>]?

    /// - Parameter failsFast: Whether the first failure ends the run.
    init(failsFast: Bool = false) {
        self.failsFast = failsFast
    }

    func noteBeginning() {
        begunCount += 1
    }

    func noteFailure() {
        hasFailed = true
    }

    /// Why an example does not run; `nil` if it does.
    func skipReason(of example: Example) -> String? {
        if hasFailed, failsFast { return SkipReason.stoppedAtFirstFailure }
        return RunnerInput.reasonToStop ?? example.skipReason
    }

    // MARK: Suites

    /// The hooks around the suite of an example.
    func suiteHooks(of example: Example) -> SuiteHooks {
        let target = example.plan.target
        if let known = suites.first(where: { $0.target === target }) { return known.hooks }
        let hooks = SuiteHooks(example.plan.bundle.suiteHooks(of: target))
        suites.append((target, hooks))
        return hooks
    }

    /// Whether there is anything to run after the suite of any test target.
    var hasWorkAfterSuite: Bool { suites.contains { $0.hooks.hasWorkAfter } }

    /// Runs the hooks after the suite of every test target whose suite began.
    ///
    /// - Returns: What failed in them.
    func runHooksAfterSuite() -> [RecordedFailure] {
        suites.flatMap { $0.hooks.runAfter() }
    }

    // MARK: Ordered groups

    /// Notes which examples XCTest is going to run. Until then all selected ones are expected.
    func schedule(_ examples: [Example]) {
        var scheduled = scheduled ?? [:]
        for example in examples where example.orderedGroup != nil {
            guard let path = example.path else { continue }
            scheduled[ObjectIdentifier(example.plan), default: []].insert(path)
        }
        self.scheduled = scheduled
    }

    /// The ordered group around an example, if one of its examples has run.
    func orderedGroup(around example: Example) -> OrderedGroup? {
        example.orderedGroupName.flatMap { orderedGroups[$0] }
    }

    /// Keeps an ordered group, evaluated for the first of its examples that runs.
    func add(_ runPaths: [NodePath: RunPath], around example: Example) -> OrderedGroup? {
        guard let name = example.orderedGroupName else { return nil }
        let plan = example.plan
        let expected = Set(plan.selectedExamples.filter { $0.skipReason == nil }.compactMap(\.path))
        let scheduled = scheduled?[ObjectIdentifier(plan)]
        let group = OrderedGroup(runPaths, scheduled: scheduled.map(expected.intersection) ?? expected)
        orderedGroups[name] = group
        return group
    }
}
