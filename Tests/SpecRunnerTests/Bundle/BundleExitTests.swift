import SpecEvents
import TestSupport
import XCTest

/// Bundles whose process exits, forks or becomes another program in the middle of a run.
final class BundleExitTests: XCTestCase {
    func testAProcessThatExitsInTheMidstIsNeverGreen() throws {
        let result = try FixtureProcess.run("Exiting")
        XCTAssertEqual(result.status, 1)
        assertContains(
            result.output,
            "error: exit(0) was called before the end of the run; the remaining examples did not run"
        )
    }

    /// `swift test` does not notice when a process ends this way.
    func testTheRunnerSeesAProcessThatEndsWithoutExiting() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let functions = ["_exit", "quick_exit", "daemon", "execv"]
        let results = try runner.atOnce(functions) { try $0.start("Leaving", [], environment: ["LEAVE": $1]) }
        for (function, result) in zip(functions, results) {
            XCTAssertEqual(result.status, 1, function)
            for line in ["✗ leaves [2] (the process exited with status 0)\n", "✓ never runs\n"] {
                XCTAssertTrue(result.output.contains(line), result.output)
            }
        }
    }

    func testAForkedChildMayBecomeAnotherProgramOrADaemon() throws {
        let result = try FixtureProcess.run("Forking")
        XCTAssertEqual(result.messages, [])
        XCTAssertEqual(result.status, 0)
    }

    func testAForkedChildThatComesOutOfItsExampleIsEnded() throws {
        let result = try FixtureProcess.run("ReturningFork")
        XCTAssertEqual(result.messages, [])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.statuses, [.passed, .passed])
        XCTAssertEqual(result.events.count, 6)
        assertContains(
            result.output,
            "error: a forked child process returned from “forks”, so Spec ended it; end the child with `_exit` there\n"
        )
    }

    /// The C library calls `exit` when the last thread ends.
    func testAProcessWhoseMainThreadEndsIsNeverGreen() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let environment = ["LEAVE": "pthread_exit"]
        let limits = ["--time-limit", "0.5", "--grace-period", "1"]
        let result = try runner.run("Leaving", limits, environment: environment)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("exited: the example called exit(0)"), result.output)
    }
}
