import Foundation
import TestSupport
import XCTest

/// What a replay takes from a recording besides the seed, and what it cannot replay.
final class ReplayCommandTests: RunnerProcessTestCase {
    /// The recording of a run of properties that fail.
    private static let recording = Result {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        XCTAssertEqual(try runner.run("Property", "--events", runner.file("events")).status, 1)
        return runner.text("events")
    }

    /// The path of the recording, after a change.
    private func record(_ change: (String) -> String = { $0 }) throws -> String {
        let text = change(try Self.recording.get())
        try text.write(toFile: runner.file("events"), atomically: true, encoding: .utf8)
        return runner.file("events")
    }

    func testTheChoicesOfAPropertyAndOfAnOrderAreThoseOfTheRecording() throws {
        // A field of the result tells them: what a failure says in words is for people.
        XCTAssertTrue(try Self.recording.get().contains("to replay it: SPEC_CASE=1:500"))
        let events = try record { $0.replacing("to replay it: SPEC_", with: "SPEC_") }
        let result = try runner.run("Property", "replay", events)
        XCTAssertEqual(result.status, 1, result.errors)
        let lines = result.errors.split(separator: "\n")
        XCTAssertEqual(lines.count { $0 == "fails again: is below 500" }, 1, result.errors)
        XCTAssertEqual(
            result.output,
            """
            Fails again: is below 500
            fails alone, and in the order of declaration, too.
            The smallest choices that fail: SPEC_CASE=1:500

            Fails again: adds up in every order
            fails alone, and in the order of declaration, too.
            The smallest choices that fail: SPEC_SCHEDULE=2:1


            """
        )
    }

    /// A thousand cases without the recorded one would hardly find it again.
    func testAFailureThatOnlyTheRecordedChoicesLeadToFailsAgain() throws {
        let events = runner.file("events")
        let environment = ["SPEC_CASE": "1:777777"]
        let run = try runner.run("RareProperty", "--events", events, environment: environment)
        XCTAssertEqual(run.status, 1)
        // On another machine there is no kept case.
        let kept = try XCTUnwrap(run.output.firstMatch(of: /kept in (\S+):/)).1
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        try FileManager.default.removeItem(at: package.appending(path: kept))
        let result = try runner.run("RareProperty", "replay", events)
        XCTAssertEqual(result.status, 1, result.output)
        XCTAssertTrue(result.output.hasSuffix("The smallest choices that fail: SPEC_CASE=1:777777\n\n"), result.output)
    }

    func testEachFailureIsReplayedAlthoughTheRunStopsAtTheFirst() throws {
        let events = runner.file("events")
        XCTAssertEqual(try runner.run("Mixed", "--events", events).status, 1)
        let result = try runner.run("Mixed", "replay", events, environment: ["SPEC_FAIL_FAST": "1"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output.components(separatedBy: "Fails again: ").count - 1, 3, result.output)
    }

    func testAFailureOutsideOfExamplesIsToldAndNotGreen() throws {
        let events = runner.file("events")
        XCTAssertEqual(try runner.run("Late", "--events", events).status, 1)
        let result = try runner.run("Late", "replay", events)
        XCTAssertEqual(result.status, 1, result.errors)
        XCTAssertTrue(
            result.output.contains("\nfailed outside of examples, and so cannot be replayed: run all of it again.\n\n"),
            result.output
        )
        XCTAssertTrue(result.output.contains("came after its example had ended"), result.output)
        XCTAssertFalse(result.output.contains("has no failure"), result.output)
    }

    /// A recording of CI has other paths, and since it was made lines may have moved.
    func testWhatHasMovedSinceIsReplayed() throws {
        let events = try record {
            $0.replacing(/\/FixtureSuite\/[^"]*\.swift","line":/, with: "/Elsewhere.swift\",\"line\":1")
        }
        XCTAssertTrue(runner.text("events").contains("/Elsewhere.swift"))
        let result = try runner.run("Property", "replay", events)
        XCTAssertEqual(result.status, 1, result.errors)
        XCTAssertTrue(result.output.hasPrefix("Fails again: is below 500\n"), result.output)
    }

    func testWhatIsNotThereIsToldAndNotGreen() throws {
        let result = try runner.run("Green", "replay", record())
        XCTAssertEqual(result.status, 3, result.errors)
        let names = ["is below 500", "adds up in every order"]
        XCTAssertEqual(result.output, names.map { "\($0)\nis no longer there.\n\n" }.joined())
    }

    func testTheChoicesOfAnEarlierAttemptAreReplayed() throws {
        let events = runner.file("events")
        XCTAssertEqual(try runner.run("RetriedProperty", "--seed", "7", "--events", events).status, 1)
        let result = try runner.run("RetriedProperty", "replay", events)
        XCTAssertEqual(result.status, 1, result.output)
        XCTAssertTrue(result.output.contains("\nThe smallest choices that fail: SPEC_CASE="), result.output)
    }

    func testACaseThatTheSpecNoLongerSpeaksOfDoesNotFail() throws {
        let events = runner.file("events")
        XCTAssertEqual(try runner.run("MendedProperty", "--events", events).status, 1)
        let result = try runner.run("MendedProperty", "replay", events, environment: ["MENDED": "1"])
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(
            result.output,
            """
            refuses it
            does not fail again, after the same examples, with and without SPEC_CASE=1:500.

            draws less
            does not fail again, after the same examples, with and without SPEC_CASE=0.


            """
        )
    }
}
