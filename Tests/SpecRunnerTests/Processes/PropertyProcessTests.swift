import TestSupport
import XCTest

/// How the runner reports properties that take long, hang or end their process.
final class PropertyProcessTests: RunnerProcessTestCase {
    func testAPropertyThatFailsEndsItsSearchBeforeTheTimeLimitAndOneThatAsksForTimeGetsIt() throws {
        let run = try runner.run("SlowProperty", "--time-limit", "0.6", "--seed", "7", "--jobs", "2")
        XCTAssertEqual(run.status, 1)
        // Deletes the kept case, so that the next run of this test searches again.
        let kept = try XCTUnwrap(run.output.firstMatch(of: /kept in (\S+):/), run.output).1
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        try FileManager.default.removeItem(at: package.appending(path: kept))
        assertContains(run.output, "smallest failing case: ", " until time ended the search", "2 examples, 1 failed")
        XCTAssertFalse(run.output.contains("took longer"), run.output)
    }

    /// The failing case is lost with its process, but the seed is enough to find the case again.
    func testAPropertyThatEndsItsProcessNamesItsSeed() throws {
        let run = try runner.run("EndingProperty", "--seed", "7")
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(run.output.contains("exited: the example called exit(0), in step “seed 7”\n"), run.output)
        XCTAssertTrue(
            run.output.contains("crashed: the process was ended by signal 6 (SIGABRT), in step “seed 7”\n"),
            run.output
        )
    }

    func testAPropertyThatHangsNamesItsSeed() throws {
        let run = try runner.run("HangingProperty", "--seed", "7", "--filter", "hangs", "--grace-period", "0.1")
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(run.output.contains(/timed out: .*, in step “seed 7”; the runner killed the process/), run.output)
    }
}
