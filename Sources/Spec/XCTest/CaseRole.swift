import XCTest

/// What an instance of a spec class is there for. XCTest makes them all alike; the name tells.
enum Role {
    /// Runs one example.
    case example(Example)
    /// Stands for all examples of its class where nobody told XCTest of them: the plugin is not in use.
    case placeholder([SpecCase])
    /// Runs a test method that the class has beside its examples, where nobody told XCTest of those.
    case testMethod

    @MainActor init(of testCase: SpecCase) {
        let plan = SpecBundle.shared.plan(of: type(of: testCase))
        // Without discovery a test method may bear the name of an example, and only cases made here run examples.
        let named = plan.isExpandedByDiscovery ? plan.example(named: testCase.methodName) : nil
        if let example = testCase.assignedExample ?? named {
            self = .example(example)
        } else if plan.isExpandedByDiscovery || plan.expander != nil {
            self = Self.isPlaceholder(testCase.methodName, of: testCase) ? .placeholder([]) : .testMethod
        } else {
            plan.expander = testCase
            self = .placeholder(Self.cases(of: plan, in: testCase))
        }
    }

    /// Whether a method of this name is there only so that XCTest finds the class.
    static func isPlaceholder(_ methodName: String, of testCase: SpecCase) -> Bool {
        methodName == "testSpec"
            || sequence(first: Mirror(reflecting: testCase), next: \.superclassMirror)
                .contains { methodName == "test_\($0.subjectType)" }
    }

    /// A case for each example that is to run, and one for the method itself if it does something of its own.
    @MainActor private static func cases(of plan: ClassPlan, in testCase: SpecCase) -> [SpecCase] {
        let examples = plan.selectedExamples.map { type(of: testCase).make(for: $0) }
        guard !isPlaceholder(testCase.methodName, of: testCase),
            Selection.isSelected(plan.identity(ofMethod: testCase.methodName))
        else { return examples }
        return examples + testCase.casesOfItsOwn
    }
}
