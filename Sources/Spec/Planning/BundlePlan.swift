import Foundation
import SpecEvents

/// All spec classes of the process, each read once, and the test targets that they belong to.
@MainActor final class SpecBundle {
    static let shared = SpecBundle()

    /// Whether only focused examples run: never on CI, where nothing may be left out. Asked for when the first example
    /// runs, when all classes have been read.
    private(set) lazy var isFocused = !isOnCI && plans.values.contains(where: \.hasFocus)
    private var plans: [ObjectIdentifier: ClassPlan] = [:]
    private var targets: [TestTarget] = []
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
    ///
    /// - Parameters:
    ///   - testMethods: The names of the test methods that the class has beside its examples.
    ///   - waitsForXCTest: Whether its examples run at XCTest's pace; `nil` if they do where it is needed.
    @discardableResult
    func enlist(
        _ type: SpecCase.Type,
        discovered: Discovered?,
        testMethods: [String] = [],
        waitsForXCTest: Bool? = nil
    ) -> ClassPlan {
        let target = target(of: type)
        discovered?.configurations.forEach(target.settings.add)
        let plan = ClassPlan(
            type,
            discovered: discovered,
            testMethods: testMethods,
            of: target,
            in: self,
            waitsForXCTest: waitsForXCTest ?? XCTestPace.isNeeded(by: type)
        )
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    /// All focused declarations, for a run in which there must be none.
    var focusedPlaces: [CodeLocation] {
        plans.values.flatMap(\.focusedPlaces).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The test target of a class: SwiftPM makes a module of each.
    func target(of type: SpecCase.Type) -> TestTarget {
        let name = String(String(reflecting: type).prefix { $0 != "." })
        if let known = targets.first(where: { $0.name == name }) { return known }
        let target = TestTarget(name: name, in: self)
        targets.append(target)
        return target
    }

    /// Whether there is anything to run after the suite of any target.
    var hasWorkAfterSuite: Bool { targets.contains { $0.suiteHooks.hasWorkAfter } }

    /// Runs the hooks after the suite of every target whose suite began; gives what failed in them.
    func failuresAfterSuite() -> [RecordedFailure] {
        targets.flatMap { $0.suiteHooks.failuresAfter() }
    }
}
