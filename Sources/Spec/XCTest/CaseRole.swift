import XCTest

/// The role of an instance of a spec class. XCTest makes all instances alike; the name determines the role.
enum CaseRole {
    /// Runs one example.
    case example(Example)
    /// Runs all examples of its class, because XCTest does not know them: the plugin is not in use.
    case placeholder([SpecCase])
    /// Runs a test method, in a class whose examples XCTest does not know.
    case testMethod

    /// Gives a test case its role. If XCTest does not know the examples of a class, its first test case becomes the
    /// placeholder that runs them.
    @MainActor static func assign(to testCase: SpecCase) -> CaseRole {
        let registry = SpecRegistry.shared
        let entry = registry.entry(of: type(of: testCase))
        // Without discovery a test method may have the name of an example, and only cases that Spec makes run examples.
        let named = entry.isExpandedByDiscovery ? entry.plan.example(named: testCase.methodName) : nil
        if let example = testCase.assignedExample ?? named { return .example(example) }
        if entry.isExpandedByDiscovery || entry.expander != nil {
            return isPlaceholder(testCase.methodName, of: testCase) ? .placeholder([]) : .testMethod
        }
        registry.makeExpander(testCase)
        return .placeholder(cases(of: entry.plan, in: testCase, registry.configuration.selection))
    }

    /// Whether a method of this name exists only so that XCTest finds the class.
    static func isPlaceholder(_ methodName: String, of testCase: SpecCase) -> Bool {
        methodName == "testSpec"
            || sequence(first: Mirror(reflecting: testCase), next: \.superclassMirror)
                .contains { methodName == "test_\($0.subjectType)" }
    }

    /// A case for each example to run, and one for the method itself unless it is a placeholder.
    @MainActor private static func cases(
        of plan: ClassPlan,
        in testCase: SpecCase,
        _ selection: Selection
    ) -> [SpecCase] {
        let examples = plan.selectedExamples.map { type(of: testCase).make(for: $0) }
        guard !isPlaceholder(testCase.methodName, of: testCase),
            selection.selects(plan.identity(ofMethod: testCase.methodName))
        else { return examples }
        return examples + testCase.casesOfItsOwn
    }
}
