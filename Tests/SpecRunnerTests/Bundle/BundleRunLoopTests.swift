import TestSupport
import XCTest

/// What blocks of the main run loop find, and other threads, while an example waits that did not start them.
final class BundleRunLoopTests: SharedTestCase {
    func testWhatARunLoopRunsInsideOfAnExampleIsNotTheExamplesForThat() throws {
        let result = try FixtureProcess.run("Loop")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages.sorted(),
            [
                "LoopSpec/leaves work behind › fails in a block of its own: expected to equal \"\", got \"its own\"",
                "LoopSpec/leaves work behind › waits: the known issue is gone",
                "outside: a failure that no example owns: expected to equal \"\", got \"of the queue\"",
                "outside: a failure that no example owns: failed - of the loop",
            ]
        )
        XCTAssertEqual(result.statuses, [.passed, .failed, .passed, .passed, .failed])
    }

    func testAFailureOnAThreadDuringAnAsyncFixtureIsNotLost() throws {
        let result = try FixtureProcess.run("AsyncFixture")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages.count, 1)
        XCTAssertTrue(result.messages[0].hasSuffix(#"expected to equal "", got "of a thread""#), result.messages[0])
    }

    func testNoRetryMendsWhatFailedInAnAsyncFixture() throws {
        let result = try FixtureProcess.run("AsyncFixture", environment: ["FAILS": "setUp"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.failed])
    }
}
