import XCTest

/// How a bundle attributes failures that occur on the main run loop or on another thread while an example waits.
final class BundleRunLoopTests: XCTestCase {
    /// A failure without an owner belongs to the running example, whose traits apply to it.
    func testWhatARunLoopRunsInsideOfAnExampleIsTheExamples() throws {
        let result = try FixtureProcess.run("Loop")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            ["LoopSpec/leaves work behind › fails in a block of its own: expected to equal \"\", got \"its own\""]
        )
        XCTAssertEqual(result.statuses, [.passed, .passed, .passed, .passed, .failed])
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
