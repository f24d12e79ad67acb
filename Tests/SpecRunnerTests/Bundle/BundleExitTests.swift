import SpecEvents
import TestSupport
import XCTest

/// Bundles whose process exits, forks or becomes another program in the middle of a run.
final class BundleExitTests: SharedTestCase {
    func testAProcessThatExitsInTheMidstIsNeverGreen() throws {
        let result = try FixtureProcess.run("Exiting")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains(
                "error: exit(0) was called before the end of the run; the remaining examples did not run"
            ),
            result.output
        )
    }

    func testAProcessThatLeavesWithoutExitingIsNeverGreen() throws {
        for function in ["_exit", "_Exit", "quick_exit"] {
            let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": function])
            XCTAssertEqual(result.status, 1, function)
            XCTAssertTrue(
                result.output.contains(
                    "error: \(function)(0) was called before the end of the run; the remaining examples did not run"
                ),
                result.output
            )
        }
        let reading = try FixtureProcess.run("Green,Leaving", environment: ["LEAVE": "listing"])
        XCTAssertEqual(reading.status, 1)
        XCTAssertTrue(reading.output.contains("error: _exit(0) was called before the end of the run"), reading.output)
    }

    func testAProcessThatBecomesADaemonIsNeverGreen() throws {
        let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": "daemon"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains(
                "error: daemon was called before the end of the run; the remaining examples did not run"
            ),
            result.output
        )
    }

    func testAHandlerAtExitDoesNotMakeAFailedRunGreen() throws {
        XCTAssertEqual(try FixtureProcess.run("ExitHandler").status, 1)
    }

    func testAProcessThatBecomesAnotherProgramIsNeverGreen() throws {
        let calls = [
            "execv": "/bin/true", "execve": "/bin/true", "execvp": "true", "execvpe": "true", "fexecve": "true",
            "execl": "/bin/true", "execle": "/bin/true", "execlp": "true",
        ]
        for (function, program) in calls {
            let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": function])
            XCTAssertEqual(result.status, 1, function)
            XCTAssertTrue(
                result.output.contains(
                    "error: \(function)(\(program)) was called before the end of the run; the remaining examples did not run"
                ),
                result.output
            )
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
        XCTAssertTrue(
            result.output.contains(
                "error: a forked child process returned from “forks”, so Spec ended it; end the child with `_exit` there\n"
            ),
            result.output
        )
    }

    /// The C library calls `exit` when the last thread has ended.
    func testAProcessWhoseMainThreadEndsIsNeverGreen() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let environment = ["LEAVE": "pthread_exit"]
        let limits = ["--time-limit", "0.5", "--grace-period", "0.1"]
        let result = try runner.run("Leaving", limits, environment: environment)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("exited: the example called exit(0)"), result.output)
    }
}
