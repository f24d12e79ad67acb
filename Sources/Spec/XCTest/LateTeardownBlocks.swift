import XCTest

extension BundleObserver {
    /// Reports tear-down blocks that were registered when their example had ended. Where XCTest keeps the pace, it traps.
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
        /// This case, or those that it runs as a placeholder, if blocks are left there; takes the blocks away.
        fileprivate var casesWithTeardownBlocks: [SpecCase] { cases.filter { !TeardownBlocks.taken(from: $0).isEmpty } }
    }
#endif
