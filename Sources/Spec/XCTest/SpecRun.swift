import XCTest

/// XCTest's run of one example. XCTest on Linux keeps skipping to itself, so the example says here that it was skipped.
final class SpecRun: XCTestCaseRun {
    private var skipReason: String? { (test as? SpecCase)?.exampleRecord?.skipReason }

    override var hasBeenSkipped: Bool { skipReason != nil }
    override var skipCount: Int { hasBeenSkipped ? 1 : 0 }

    override func stop() {
        if let skipReason, !super.hasBeenSkipped { print("\(test.name) : Test skipped - \(skipReason)") }
        super.stop()
    }
}

/// XCTest's run of a placeholder: made up of the runs of its examples, and not announced itself.
final class PlaceholderRun: XCTestSuiteRun {
    override func start() {}
    override func stop() {}
}
