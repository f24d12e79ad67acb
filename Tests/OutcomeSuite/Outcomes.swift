import Foundation
import OutcomeTwin
import Spec
import XCTest

/// The classes to run, in named lists. `OUTCOMES` selects a list.
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

    /// The classes in the selected list, in the order in which they run on Linux.
    static let types: [SpecCase.Type] = {
        let name = ProcessInfo.processInfo.environment["OUTCOMES"] ?? "outcome"
        guard let types = lists[name] else { fatalError("OUTCOMES=\(name): no such list") }
        return types
    }()

    /// Test methods in these classes. Swift exposes them to Objective-C on platforms that have it.
    static let methods: [Method] = [
        (MethodsSpec.self, "testFails", { ($0 as? MethodsSpec)?.testFails() }),
        (MethodsSpec.self, "testPasses", { ($0 as? MethodsSpec)?.testPasses() }),
    ]
}

/// Excludes the classes that are not in the selected list.
final class OutcomeConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { Outcomes.types.contains { $0 == type } }
}
