import XCTest

extension BundleObserver {
    /// Reports tear-down blocks that were registered after the end of their example. If the example runs inside
    /// XCTest's `invokeTest`, XCTest traps instead.
    func reportLateTeardownBlocks(in suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            for case let testCase as SpecCase in suite.leaves {
                guard !MainActor.assumeIsolated(with: testCase, { $0.leavesTeardownBlocksToXCTest }),
                    !TeardownBlocks.taken(from: testCase).isEmpty
                else { continue }
                FailureOutsideExamples.report(Misuse.lateTeardownBlock(of: testCase.name).failure)
            }
        #endif
    }
}
