import XCTest

/// What an instance of a spec class is there for. XCTest makes them all alike; the name tells.
enum CaseRole {
    /// Runs one example.
    case example(Example)
    /// Stands for all examples of its class where XCTest was not told of them: the plugin is not in use.
    case placeholder([SpecCase])
    /// Runs a test method that the class has beside its examples, where XCTest was not told of those.
    case testMethod

    /// Gives a test case its role. The first one of a class that XCTest was not told the examples of becomes the placeholder
    /// that runs them.
    @MainActor static func assign(to testCase: SpecCase) -> CaseRole {
        let registry = SpecRegistry.shared
        let entry = registry.entry(of: type(of: testCase))
        // Without discovery a test method may bear the name of an example, and only cases made here run examples.
        let named = entry.isExpandedByDiscovery ? entry.plan.example(named: testCase.methodName) : nil
        if let example = testCase.assignedExample ?? named { return .example(example) }
        if entry.isExpandedByDiscovery || entry.expander != nil {
            return isPlaceholder(testCase.methodName, of: testCase) ? .placeholder([]) : .testMethod
        }
        registry.makeExpander(testCase)
        return .placeholder(cases(of: entry.plan, in: testCase, registry.configuration.selection))
    }

    /// Whether a method of this name is there only so that XCTest finds the class.
    static func isPlaceholder(_ methodName: String, of testCase: SpecCase) -> Bool {
        methodName == "testSpec"
            || sequence(first: Mirror(reflecting: testCase), next: \.superclassMirror)
                .contains { methodName == "test_\($0.subjectType)" }
    }

    /// A case for each example that is to run, and one for the method itself if it does something of its own.
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
