import Foundation
import SpecEvents

/// All spec classes of the process, each read once, and what holds for all of them.
@MainActor final class SpecBundle {
    static let shared = SpecBundle()

    let settings = Settings()
    private(set) lazy var suiteHooks = makeSuiteHooks()
    /// Whether only focused examples run: never on CI, where nothing may be left out. Asked for when the first example
    /// runs, when all classes have been read.
    private(set) lazy var isFocused = !isOnCI && plans.values.contains(where: \.hasFocus)
    private var plans: [ObjectIdentifier: ClassPlan] = [:]
    private let isOnCI: Bool

    init(isOnCI: Bool = Environment.isCI) {
        self.isOnCI = isOnCI
    }

    /// The plans of all classes that have been read, in no order.
    var allPlans: [ClassPlan] { Array(plans.values) }

    /// The plan of a class; the class is read when it is first asked for.
    func plan(of type: SpecCase.Type) -> ClassPlan {
        plans[ObjectIdentifier(type)] ?? enlist(type, discovered: nil)
    }

    /// Reads a class of which the discovery plugin, if it is in use, said where it is declared.
    @discardableResult
    func enlist(_ type: SpecCase.Type, discovered: Discovered?) -> ClassPlan {
        discovered?.configurations.forEach(settings.add)
        let plan = ClassPlan(type, discovered: discovered, in: self)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    /// All focused declarations, for a run in which there must be none.
    var focusedPlaces: [CodeLocation] {
        plans.values.flatMap(\.focusedPlaces).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    private func makeSuiteHooks() -> SuiteHooks {
        let hooks = SuiteHooks()
        hooks.add(settings.suiteHooks)
        plans.values.sorted { $0.qualifiedName < $1.qualifiedName }.forEach { hooks.add($0.tree.suiteHooks) }
        return hooks
    }
}
