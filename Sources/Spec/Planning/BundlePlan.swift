import SpecEvents

/// All spec classes of the process and the test targets that they belong to.
@MainActor final class BundlePlan {
    private(set) var plans: [ClassPlan] = []
    private(set) var targets: [TestTarget] = []
    private let isOnCI: Bool

    /// - Parameter isOnCI: Whether all examples run although some are focused: on CI nothing may be left out.
    init(isOnCI: Bool) {
        self.isOnCI = isOnCI
    }

    /// Whether only focused examples run. It is asked for when the first example runs, when all classes have been read.
    private(set) lazy var isFocused = !isOnCI && plans.contains(where: \.hasFocus)

    /// Adds the plan of a class, in place of an earlier plan of that class.
    func add(_ plan: ClassPlan) {
        plans.removeAll { $0.specClass.trueName == plan.specClass.trueName }
        plans.append(plan)
    }

    /// All focused declarations, for a run in which there must be none.
    var focusedPlaces: [CodeLocation] {
        plans.flatMap(\.tree.focusedDeclarations).map(\.place.location)
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The hooks that the classes of a test target declare for the whole suite, after those of its configurations.
    func suiteHooks(of target: TestTarget) -> [Hook] {
        let plans = plans.filter { $0.target === target }
        return target.settings.suiteHooks
            + plans.sorted { $0.specClass.qualifiedName < $1.specClass.qualifiedName }.flatMap(\.suiteHooks)
    }

    /// The test target of this name.
    func target(named name: String) -> TestTarget {
        if let known = targets.first(where: { $0.name == name }) { return known }
        let target = TestTarget(name: name)
        targets.append(target)
        return target
    }
}
