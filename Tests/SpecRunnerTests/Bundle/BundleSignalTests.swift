import Foundation
import SpecEvents
import TestSupport
import XCTest

/// A fatal signal on another thread, while the process of the run ends.
final class BundleSignalTests: SharedTestCase {
    func testTheProcessWaitsForAThreadThatCrashes() throws {
        for end in ["by exit", "by _exit"] {
            let result = try FixtureProcess.run(
                "LateCrash",
                environment: ["FIXTURE_SLOW_BACKTRACE": "1", "ENDS": end]
            )
            XCTAssertEqual(result.statuses, [.passed, .passed], end)
            XCTAssertEqual(result.status, SIGILL, end)
            XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
        }
    }

    func testItDoesNotBecomeAnotherProgramMeanwhile() throws {
        let environment = ["FIXTURE_SLOW_BACKTRACE": "1", "ENDS": "by execv"]
        XCTAssertEqual(try FixtureProcess.run("LateCrash", environment: environment).status, 1)
    }

    func testASignalAfterTheLastWordsHasItsEffectAtOnce() throws {
        let environment = ["FIXTURE_SLOW_BACKTRACE": "1", "FIXTURE_SIGNAL_AT_THE_END": "1"]
        XCTAssertEqual(try FixtureProcess.run("Green", environment: environment).status, SIGILL)
    }

    func testTheRunnerReportsItOutsideOfExamples() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let environment = ["FIXTURE_SLOW_BACKTRACE": "1", "ENDS": "by exit", "SWIFT_BACKTRACE": "enable=no"]
        let result = try runner.run("LateCrash", environment: environment)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("signal 4 (SIGILL)"), result.output)
        XCTAssertTrue(result.output.contains("2 examples, "), result.output)
    }
}
