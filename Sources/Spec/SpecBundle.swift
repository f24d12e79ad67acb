import SpecEvents
import XCTest

/// All spec classes of the process, each read once.
@MainActor final class SpecBundle {
    static let shared = SpecBundle()

    private var plans: [ObjectIdentifier: ClassPlan] = [:]

    /// The plan of a class; the class is read when it is first asked for.
    func plan(of type: SpecCase.Type) -> ClassPlan {
        plans[ObjectIdentifier(type)] ?? enlist(type, discovered: nil)
    }

    /// Reads a class of which the discovery plugin, if it is in use, said where it is declared.
    @discardableResult
    func enlist(_ type: SpecCase.Type, discovered: SpecCase.Discovered?) -> ClassPlan {
        let plan = ClassPlan(type, discovered: discovered)
        plans[ObjectIdentifier(type)] = plan
        if Environment.isListing {
            plan.selectedExamples.forEach { EventFile.shared?.write(.exampleListed($0.identity)) }
        }
        return plan
    }
}
