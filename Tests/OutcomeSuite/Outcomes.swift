import Foundation
import OutcomeTwin
import Spec
import XCTest

/// The classes that run, in lists by name. `OUTCOMES` names the list.
enum Outcomes {
    typealias Method = (type: SpecCase.Type, name: String, body: @Sendable (SpecCase) -> Void)

    private static let lists: [String: [SpecCase.Type]] = [
        "outcome": [OutcomeSpec.self],
        "names": [NamesSpec.self, Outer.InnerSpec.self, OutcomeTwin.NamesSpec.self],
        "alike": [AlikeSpec.self],
        "inherited": [AddingSpec.self, BaseSpec.self, HeirSpec.self, ReplacingSpec.self],
        "fixtures": [FixturesSpec.self, BrokenFixtureSpec.self, SkippingFixtureSpec.self],
        "methods": [MethodsSpec.self],
        "focus": [FocusSpec.self, BaseSpec.self],
        "mistaken": [MistakenSpec.self],
        "hooks": [SuiteHooksSpec.self, BaseSpec.self],
    ]

    /// The classes of the list that the environment names, in the order in which Linux runs them.
    static let types: [SpecCase.Type] = {
        let name = ProcessInfo.processInfo.environment["OUTCOMES"] ?? "outcome"
        guard let types = lists[name] else { fatalError("OUTCOMES=\(name): no such list") }
        return types
    }()

    /// The test methods of the classes, which Swift makes methods of Objective-C where there is one.
    static let methods: [Method] = [
        (MethodsSpec.self, "testFails", { ($0 as? MethodsSpec)?.testFails() }),
        (MethodsSpec.self, "testPasses", { ($0 as? MethodsSpec)?.testPasses() }),
    ]
}

/// The classes of the other lists are not in a run.
final class OutcomeConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { Outcomes.types.contains { $0 == type } }
}
