/// What holds for the spec classes of one test target. A bundle holds those of all test targets of a package.
@MainActor final class TestTarget {
    let name: String
    let settings = Settings()
    private(set) lazy var suiteHooks = makeSuiteHooks()
    private unowned let bundle: SpecBundle

    init(name: String, in bundle: SpecBundle) {
        self.name = name
        self.bundle = bundle
    }

    /// Called when the first example runs, when all classes have been read.
    private func makeSuiteHooks() -> SuiteHooks {
        let hooks = SuiteHooks()
        hooks.add(settings.suiteHooks)
        let plans = bundle.allPlans.filter { $0.target === self }
        plans.sorted { $0.qualifiedName < $1.qualifiedName }.forEach { hooks.add($0.tree.suiteHooks) }
        return hooks
    }
}
