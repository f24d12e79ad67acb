import Foundation
import TestSupport
import XCTest

/// How the runner reports properties that take long, hang or end their process.
final class PropertyProcessTests: RunnerProcessTestCase {
    func testAPropertyThatFailsEndsItsSearchBeforeTheTimeLimitAndOneThatAsksForTimeGetsIt() throws {
        let run = try runner.run("SlowProperty", "--time-limit", "1", "--seed", "7")
        XCTAssertEqual(run.status, 1)
        // The next run of this test is to search, too.
        let kept = try XCTUnwrap(run.output.firstMatch(of: /kept in (\S+):/), run.output).1
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        try FileManager.default.removeItem(at: package.appending(path: kept))
        XCTAssertTrue(run.output.contains("smallest failing case: "), run.output)
        XCTAssertTrue(run.output.contains(" until time ended the search"), run.output)
        XCTAssertTrue(run.output.contains("2 examples, 1 failed"), run.output)
        XCTAssertFalse(run.output.contains("took longer"), run.output)
    }

    func testACaseThatHangsIsNamed() throws {
        let events = runner.file("events")
        let backtrace = "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed"
        let (arguments, environment) = (["--seed", "7", "--events", events], ["SWIFT_BACKTRACE": backtrace])
        let run = try runner.run("HangingProperty", arguments, environment: environment)
        XCTAssertEqual(run.status, 1)
        let story = try XCTUnwrap(run.output.components(separatedBy: "\nFailures:\n").last)
        let words =
            #/timed out: .*\n +the case of the property: \[([6-9])\]; seed 7\n +to replay it: SPEC_CASE=2:([6-9])\n/#
        let match = try XCTUnwrap(story.firstMatch(of: words), story)
        XCTAssertEqual(match.1, match.2)
        XCTAssertTrue(runner.text("events").contains("\"replay\":\"SPEC_CASE=2:\(match.1)\""))
        // A case that hangs while it holds the lock of the memory cannot be told, but where it hangs can.
        XCTAssertNotNil(story.firstMatch(of: /allocates without end\n +\S+PropertySpec.swift:\d+/), story)
        let silent = try runner.run(
            "HangingProperty",
            "--filter",
            "hangs",
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        )
        let ending = /timed out: .*\n +the case of the property: \[[6-9]\]; seed/
        XCTAssertNotNil(silent.output.firstMatch(of: ending), silent.output)
    }

    func testACaseThatEndsTheProcessIsNamedAndReplayed() throws {
        let events = runner.file("events")
        let run = try runner.run("EndingProperty", "--seed", "7", "--events", events)
        XCTAssertEqual(run.status, 1)
        for end in ["exited", "crashed"] {
            let words = try Regex(
                "\(end): .*\\n +the case of the property: ([6-9]); seed 7\\n +to replay it: SPEC_CASE=1:([6-9])\\n"
            )
            XCTAssertNotNil(run.output.firstMatch(of: words), "\(end): \(run.output)")
        }
        let result = try runner.run("EndingProperty", "replay", events)
        let ends = result.output.matches(of: /The smallest choices that fail: SPEC_CASE=1:[6-9]\n/)
        XCTAssertEqual(ends.count, 2, result.output)
    }
}
