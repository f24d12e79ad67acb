import XCTest

/// What XCTest hands to a test case when XCTest is done with it.
final class StaleCaseTests: XCTestCase {
    func testAFailureThatComesToACaseAfterItsEndIsTheRunningExamples() throws {
        let result = try FixtureProcess.run("StaleCase")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .failed])
        XCTAssertEqual(result.messages, ["StaleCaseSpec/is innocent: too late"])
    }
}
