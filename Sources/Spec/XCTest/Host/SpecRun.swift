import XCTest

/// XCTest's run of one example. XCTest on Linux has no public way to mark a test as skipped, so this class overrides
/// the properties.
final class SpecRun: XCTestCaseRun {
    private var skipReason: String? { (test as? SpecCase)?.exampleRecord?.skipReason }

    override var hasBeenSkipped: Bool { skipReason != nil || hasSucceeded && super.hasBeenSkipped }
    override var skipCount: Int { hasBeenSkipped ? 1 : 0 }

    override func stop() {
        if let skipReason, !super.hasBeenSkipped, OutputMarker.shared == nil {
            print("\(test.name) : Test skipped - \(skipReason)")
        }
        super.stop()
    }
}
