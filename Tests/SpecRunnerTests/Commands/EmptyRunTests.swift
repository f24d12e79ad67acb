import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// Runs with nothing to run. An empty shard is not an error, but an empty selection is.
final class EmptyRunTests: RunnerProcessTestCase {
    private func run(_ arguments: String...) throws -> RunnerProcess.Result {
        try runner.start("Green", arguments)
        return runner.result()
    }

    func testAnEmptyPartHasAnEmptyList() throws {
        let result = try run("--list", "--shard", "3/3", "--filter", "adds")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "")
        XCTAssertEqual(result.errors, "shard 3/3 has no examples\n")
    }

    func testAnEmptyPartIsGreenAndItsReportsAreComplete() throws {
        let files = ["events", "junit", "json", "html", "markdown"].flatMap { ["--\($0)", runner.file($0)] }
        try runner.start("Green", ["--shard", "3/3", "--filter", "adds"] + files)
        let result = runner.result()
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "shard 3/3 has no examples\n")
        let events = try RecordedStream(path: runner.file("events")).events
        guard case .runStarted(0, nil, let part?) = events.first else { return XCTFail("\(events)") }
        XCTAssertEqual([part.number, part.count], [3, 3])
        XCTAssertEqual(events.dropFirst(), [.runFinished])
        XCTAssertTrue(runner.text("junit").contains("tests=\"0\" failures=\"0\""), runner.text("junit"))
        XCTAssertTrue(runner.text("html").hasSuffix("</html>\n"))
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(runner.text("json").utf8)))
        XCTAssertFalse(runner.text("markdown").isEmpty)
    }

    func testTheEventsOfAnEmptyPartDoNotMakeTheWholeRed() throws {
        for part in 1...3 {
            let result = try run("--shard", "\(part)/3", "--filter", "adds", "--events", runner.file("\(part)"))
            XCTAssertEqual(result.status, 0)
        }
        let result = try runner.run("", "report", runner.file("1"), runner.file("2"), runner.file("3"))
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(result.errors, "")
        XCTAssertTrue(result.output.contains("\n2 examples in "), result.output)
    }

    func testASelectionThatIsEmptyInAllPartsIsNotGreen() throws {
        for part in 1...2 {
            let result = try run("--shard", "\(part)/2", "--filter", "no such name")
            XCTAssertEqual(result.status, 3)
            XCTAssertEqual(result.errors, "error: no example matches --filter no such name; --list prints the names\n")
        }
        for part in 1...2 {
            let result = try run("--shard", "\(part)/2", "--only-failures")
            XCTAssertEqual(result.status, 3)
            XCTAssertEqual(
                result.errors,
                "error: no selected example failed when it last ran; if something failed outside of examples, run without --only-failures\n"
            )
        }
    }

    func testAPartWithoutTheFailuresOfTheLastRunIsGreen() throws {
        try runner.start("Mixed", [])
        XCTAssertEqual(runner.result().status, 1)
        let statuses = try (1...6).map { try runner.run("Mixed", "--only-failures", "--shard", "\($0)/6").status }
        XCTAssertEqual(statuses.sorted(), [0, 0, 0, 1, 1, 1])
    }

    func testAReportOfNothingThatCannotBeWrittenEndsTheRunWithTwo() throws {
        let result = try run("--filter", "no such name", "--junit", "/dev/full")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            """
            error: no example matches --filter no such name; --list prints the names
            error: /dev/full cannot be written: No space left on device

            """
        )
    }

    func testReportsTellThatThereWasNothingToRun() throws {
        try "old".write(to: URL(fileURLWithPath: runner.file("junit")), atomically: true, encoding: .utf8)
        let files = ["--junit", runner.file("junit"), "--events", runner.file("events")]
        try runner.start("Green", ["--filter", "no such name"] + files)
        let result = runner.result()
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(result.output, "")
        XCTAssertTrue(runner.text("junit").contains("no example matches --filter no such name"), runner.text("junit"))
        assertList(
            try RecordedStream(path: runner.file("events")).events,
            .runStarted(exampleCount: 0),
            .failedOutsideExamples(
                RecordedFailure(
                    message: "no example matches --filter no such name; --list prints the names",
                    location: nil
                )
            ),
            .runFinished
        )
    }
}
