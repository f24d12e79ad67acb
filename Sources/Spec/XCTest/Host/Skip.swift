import XCTest

/// Skips the rest of the running example. Its `afterEach` hooks and cleanups still run.
///
/// ```swift
/// it("reads the newest fact") {
///     guard network.isUp else { try skip("there is no network") }
///     expect(service.newestFact()).notTo(beEmpty())
/// }
/// ```
///
/// A `beforeEach` hook that calls this function skips every example of its group. A `beforeAll`
/// hook skips its ordered group, a `beforeSuite` hook its test target, and a test method its test.
///
/// - Throws: `XCTSkip`, always.
public func skip(_ reason: String, file: StaticString = #filePath, line: UInt = #line) throws -> Never {
    throw XCTSkip(reason, file: file, line: line)
}

/// XCTest on Linux has no public way to report a skip other than a test run.
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
