import OutcomeTwin
import Spec
import XCTest

/// The classes that run, in lists by name. `OUTCOMES` names the list.
enum Outcomes {
    @MainActor static let lists: [String: [OutcomeClass]] = [
        "outcome": [OutcomeClass(OutcomeSpec.self)],
        "names": [
            OutcomeClass(NamesSpec.self), OutcomeClass(OutcomeTwin.NamesSpec.self), OutcomeClass(Outer.InnerSpec.self),
        ],
        "alike": [OutcomeClass(AlikeSpec.self)],
        "inherited": [
            OutcomeClass(BaseSpec.self), OutcomeClass(HeirSpec.self), OutcomeClass(ReplacingSpec.self),
            OutcomeClass(AddingSpec.self),
        ],
        "fixtures": [
            OutcomeClass(FixturesSpec.self), OutcomeClass(BrokenFixtureSpec.self),
            OutcomeClass(SkippingFixtureSpec.self),
        ],
        "methods": [OutcomeClass(MethodsSpec.self)],
        "focus": [OutcomeClass(FocusSpec.self), OutcomeClass(BaseSpec.self)],
        "mistaken": [OutcomeClass(MistakenSpec.self)],
        "hooks": [OutcomeClass(SuiteHooksSpec.self), OutcomeClass(BaseSpec.self)],
    ]

    /// The test methods of the classes, which Swift makes methods of Objective-C where there is one.
    static let methods: [(type: SpecCase.Type, name: String, body: @Sendable (SpecCase) -> Void)] = [
        (MethodsSpec.self, "testFails", { ($0 as? MethodsSpec)?.testFails() }),
        (MethodsSpec.self, "testPasses", { ($0 as? MethodsSpec)?.testPasses() }),
    ]

    static func place(_ testCase: SpecCase) {
        DiscoveredSpecs.note(testCase, inFile: "\(type(of: testCase)).swift", line: 1)
    }

    #if !canImport(ObjectiveC)
        fileprivate static func entry<Case: SpecCase>(_ type: Case.Type) -> XCTestCaseEntry {
            let methods = methods.filter { $0.type == type }.map { method in
                (method.name, { (testCase: Case) in { method.body(testCase) } })
            }
            let placeholder: (String, (Case) -> () -> Void) = ("test_\(type)", { spec in { place(spec) } })
            return testCase([placeholder] + methods)
        }
    #endif
}

/// A class that runs, with the entries that Linux's XCTest is given.
struct OutcomeClass {
    let type: SpecCase.Type
    #if canImport(ObjectiveC)
        init(_ type: SpecCase.Type) {
            self.type = type
        }
    #else
        let entry: () -> XCTestCaseEntry

        init<Case: SpecCase>(_ type: Case.Type) {
            self.type = type
            entry = { Outcomes.entry(type) }
        }
    #endif
}

/// The classes of the other lists are not in a run.
final class OutcomeConfiguration: SpecConfiguration {
    override class func allowsUndiscoveredSpecs(in module: String) -> Bool { true }
}
