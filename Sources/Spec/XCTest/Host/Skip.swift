import XCTest

/// Skips the rest of the running example, with a reason. `afterEach` hooks and clean-ups still run.
///
/// ```swift
/// it("reads the newest fact") {
///     guard network.isUp else { try skip("there is no network") }
///     expect(service.newestFact()).notTo(beEmpty())
/// }
/// ```
///
/// In a `beforeEach`, it skips every example of the group; in a `beforeAll`, all examples of the
/// ordered group; in a `beforeSuite`, all examples of the test target; in a test method, the test.
///
/// - Throws: `XCTSkip`, always.
public func skip(_ reason: String, file: StaticString = #filePath, line: UInt = #line) throws -> Never {
    throw XCTSkip(reason, file: file, line: line)
}

/// XCTest's run of an example, overridden because XCTest on Linux has no public way to mark a skip.
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
