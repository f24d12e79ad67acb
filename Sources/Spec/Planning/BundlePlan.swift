import SpecEvents

/// All spec classes of the process and their test targets.
@MainActor final class BundlePlan {
    private(set) var plans: [ClassPlan] = []
    private var plansByName: [String: [ClassPlan]] = [:]
    private(set) var targets: [TestTarget] = []
    private let isOnCI: Bool

    /// - Parameter isOnCI: Whether all examples run although some are focused, as they must on CI.
    init(isOnCI: Bool) {
        self.isOnCI = isOnCI
    }

    /// Whether only focused examples run. Lazy, because it is right only when all classes have been read.
    private(set) lazy var isFocused = !isOnCI && plans.contains(where: \.hasFocus)

    /// Why an example without focus does not run, with the place of a focus; `nil` if it runs.
    private(set) lazy var reasonWithoutFocus: String? = {
        guard isFocused else { return nil }
        let focus = plans.compactMap(\.focus).min { ($0.file, $0.line) < ($1.file, $1.line) }
        let place = focus.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
        return SkipReason.notFocused(besides: place)
    }()

    /// Adds the plan of a class, in place of an earlier plan of that class.
    func add(_ plan: ClassPlan) {
        plans.removeAll { $0.specClass.trueName == plan.specClass.trueName }
        plans.append(plan)
        plansByName[plan.specClass.qualifiedName] = namesakes(of: plan.specClass) + [plan]
    }

    /// The plans of other classes with the name of a class: in other types or functions of the same module.
    func namesakes(of specClass: SpecClass) -> [ClassPlan] {
        plansByName[specClass.qualifiedName, default: []].filter { $0.specClass.trueName != specClass.trueName }
    }

    /// The places of all focused declarations, to report them on CI.
    var focusedPlaces: [CodeLocation] {
        plans.flatMap(\.tree.focusedDeclarations).map(\.place.location)
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The suite hooks of a test target: those of its configurations, then those of its classes.
    func suiteHooks(of target: TestTarget) -> [Hook] {
        let plans = plans.filter { $0.target === target }
        return target.settings.suiteHooks
            + plans.sorted { $0.specClass.qualifiedName < $1.specClass.qualifiedName }.flatMap(\.suiteHooks)
    }

    /// The test target with this name; makes it if necessary.
    func target(named name: String) -> TestTarget {
        if let known = targets.first(where: { $0.name == name }) { return known }
        let target = TestTarget(name: name)
        targets.append(target)
        return target
    }
}
