import SpecEvents
import TestSupport
import XCTest

/// A fatal signal on another thread while the test process exits.
final class BundleSignalTests: XCTestCase {
    func testTheProcessWaitsForAThreadThatCrashes() throws {
        let result = try FixtureProcess.run("LateCrash", environment: ["FIXTURE_SLOW_BACKTRACE": "1"])
        XCTAssertEqual(result.statuses, [.passed, .passed])
        XCTAssertEqual(result.status, SIGILL)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
    }

    func testASignalAfterTheLastWordsHasItsEffectAtOnce() throws {
        let environment = ["FIXTURE_SLOW_BACKTRACE": "1", "FIXTURE_SIGNAL_AT_THE_END": "1"]
        XCTAssertEqual(try FixtureProcess.run("Green", environment: environment).status, SIGILL)
    }

    func testTheRunnerReportsItOutsideOfExamples() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let environment = ["FIXTURE_SLOW_BACKTRACE": "1", "SWIFT_BACKTRACE": "enable=no"]
        let result = try runner.run("LateCrash", environment: environment)
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "signal 4 (SIGILL)", "2 examples, ")
    }
}
