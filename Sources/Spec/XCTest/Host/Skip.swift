import XCTest

/// Skips the rest of the running example, with a reason. `afterEach` and clean-ups still run.
///
/// ```swift
/// it("reads the newest fact") {
///     guard network.isUp else { try skip("there is no network") }
///     expect(service.newestFact()).notTo(beEmpty())
/// }
/// ```
///
/// In a `beforeEach` it skips each example, in a `beforeAll` all examples of the group, in a `beforeSuite` all examples. In
/// a test method it skips the test.
///
/// - Throws: `XCTSkip`, always.
public func skip(_ reason: String, file: StaticString = #filePath, line: UInt = #line) throws -> Never {
    throw XCTSkip(reason, file: file, line: line)
}
