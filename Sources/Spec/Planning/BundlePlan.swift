import SpecEvents

/// The plan for a test bundle. SwiftPM builds one bundle from all test targets in a package.
@MainActor final class BundlePlan {
    private(set) var plans: [ClassPlan] = []
    private var plansByName: [String: [ClassPlan]] = [:]
    private var settingsByTarget: [String: Settings] = [:]
    /// Maps each example closure's location to the line of the next closure in the same file.
    private var nextExampleLines: [CodeLocation: Int]?

    /// Whether any example is focused. Do not access this until all classes have been read.
    private(set) lazy var isFocused = plans.contains { $0.focus != nil }

    /// The reason for skipping unfocused examples. It says where the focused examples are.
    private(set) lazy var reasonWithoutFocus: String? = {
        isFocused ? SkipReason.notFocused(besides: plans.compactMap(\.focus)) : nil
    }()

    func ignoreFocus() { (isFocused, reasonWithoutFocus) = (false, nil) }

    /// Adds the plan for a class, replacing any earlier plan for the same class.
    func add(_ plan: ClassPlan) {
        let others = namesakes(of: plan.specClass)
        if others.count < plansByName[plan.specClass.qualifiedName, default: []].count {
            plans.removeAll { $0.specClass.trueName == plan.specClass.trueName }
        }
        plans.append(plan)
        plansByName[plan.specClass.qualifiedName] = others + [plan]
        nextExampleLines = nil
    }

    /// Returns the plans for other classes with the same name in the same module.
    func namesakes(of specClass: SpecClass) -> [ClassPlan] {
        plansByName[specClass.qualifiedName, default: []].filter { $0.specClass.trueName != specClass.trueName }
    }

    func lineOfNextExample(below closure: CodeLocation) -> Int? {
        let known = nextExampleLines ?? makeNextLines()
        nextExampleLines = known
        return known[closure]
    }

    private func makeNextLines() -> [CodeLocation: Int] {
        let closures = Set(plans.flatMap(\.examples).compactMap(\.closureLocation))
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        let neighbors = zip(closures, closures.dropFirst()).filter { $0.file == $1.file }
        return Dictionary(uniqueKeysWithValues: neighbors.map { ($0, $1.line) })
    }

    var focusedPlaces: [CodeLocation] {
        plans.flatMap(\.tree.focusedDeclarations).map(\.place.location)
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    func suiteHooks(in settings: Settings) -> [Hook] {
        let plans = plans.filter { $0.settings === settings }
        return settings.suiteHooks
            + plans.sorted { $0.specClass.qualifiedName < $1.specClass.qualifiedName }.flatMap(\.suiteHooks)
    }

    func settings(ofTarget name: String) -> Settings {
        let settings = settingsByTarget[name] ?? Settings()
        settingsByTarget[name] = settings
        return settings
    }
}
