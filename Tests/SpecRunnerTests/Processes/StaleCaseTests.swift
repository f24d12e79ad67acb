import TestSupport
import XCTest

/// What XCTest hands to a test case when XCTest is done with it.
final class StaleCaseTests: SharedTestCase {
    func testAFailureThatComesToACaseAfterItsEndFailsTheRun() throws {
        let result = try FixtureProcess.run("StaleCase")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .passed])
        XCTAssertEqual(result.messages, ["outside: a failure that no example owns: too late"])
    }
}
