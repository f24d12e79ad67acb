import XCTest

extension BundleObserver {
    /// Reports tear-down blocks that were registered after the end of their example. If the example runs inside
    /// XCTest's `invokeTest`, XCTest traps instead.
    func reportLateTeardownBlocks(in suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            for case let testCase as SpecCase in suite.leaves {
                testCase.casesWithTeardownBlocks.map { Misuse.lateTeardownBlock(of: $0.name).failure }
                    .forEach(FailureOutsideExamples.report)
            }
        #endif
    }
}

#if !canImport(ObjectiveC)
    extension SpecCase {
        /// This case, or those that it runs as a placeholder, if they run examples and have blocks left. Removes the blocks.
        /// After a test method XCTest leaves those that it has run.
        fileprivate var casesWithTeardownBlocks: [SpecCase] {
            cases.filter { $0.runsExample && !TeardownBlocks.taken(from: $0).isEmpty }
        }
    }
#endif
