import XCTest

/// What XCTest reports to a test case after that test case has ended.
final class StaleCaseTests: XCTestCase {
    func testAFailureThatComesToACaseAfterItsEndIsTheRunningExamples() throws {
        let result = try FixtureProcess.run("StaleCase")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .failed])
        XCTAssertEqual(result.messages, ["StaleCaseSpec/is innocent: too late"])
    }
}
