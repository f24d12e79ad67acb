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
/// A `beforeEach` hook that calls this function skips every example in its group. A `beforeAll`
/// hook skips its ordered group, and a `beforeSuite` hook skips its test target. A test method
/// skips only itself.
///
/// - Throws: Always throws `XCTSkip`.
public func skip(_ reason: String, file: StaticString = #filePath, line: UInt = #line) throws -> Never {
    throw XCTSkip(reason, file: file, line: line)
}

/// A test run that reports skips. XCTest on Linux has no public method for this.
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
