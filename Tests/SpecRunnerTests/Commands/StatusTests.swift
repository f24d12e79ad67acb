import XCTest

@testable import SpecRunner

/// Whatever makes the runner exit with status 1 appears in every report.
final class StatusTests: SnapshotCommandTestCase {
    /// Runs the runner with a file for each report. Returns `status` if the status is 1, and the names of the red reports.
    private func red(_ suites: String?, _ arguments: [String], failing message: String) throws -> [String] {
        let names = ["json", "junit", "html", "markdown"]
        let words = arguments + names.flatMap { ["--\($0)", $0] }
        let result = try runner.run(suites, words, environment: ["FIXTURE_WORDS": "", "FOUND": "found", "CI": ""])
        XCTAssertEqual(
            result.output.components(separatedBy: message).count - 1,
            arguments.contains("none") ? 0 : 1,
            result.output + result.errors
        )
        for name in names { XCTAssertTrue(runner.text(name).contains(message), "\(name): \(runner.text(name))") }
        let marks = [
            ("status", result.status == 1), ("json", runner.text("json").contains("\"isSuccess\": false")),
            ("junit", runner.text("junit").contains("errors=\"1\"")),
            ("html", runner.text("html").contains("class=\"masthead red\"")),
        ]
        return marks.filter(\.1).map(\.0)
    }

    private let everything = ["status", "json", "junit", "html"]

    func testWhatTheHistoryTellsIsInTheReports() throws {
        let gate = ["--history", "h", "--fail-on", "flaky > 2 %"]
        let message = " %': 1 of 3 examples (33.3 %) flickered in the last"
        for words in [["--events", "e", "--jobs", "3"], ["--repeat", "2", "--events", "r", "--format", "none"]] {
            try runner.write(runWith: "FixtureSuite.GreenSpec/arithmetic › awaits", "r")
            XCTAssertEqual(try red("Green", gate + words, failing: message), everything, "\(words)")
        }
        for events in ["e", "r"] {
            let words = ["report", events]
            XCTAssertEqual(try red(nil, words, failing: message), everything, "the recording has it, too")
        }
        XCTAssertEqual(try runner.run("Green", "--events", "g").status, 0)
        try runner.write(runWith: "FixtureSuite.GreenSpec/arithmetic › awaits", "r")
        XCTAssertEqual(try red(nil, ["report", "g"] + gate, failing: message), everything)
    }

    func testWhatDoesNotRunLeavesNoEmptyReport() throws {
        let failing = try runner.environment(swift: "exit 1")
        let names = ["json", "html", "junit", "markdown", "events", "coverage"]
        let words = names.flatMap { ["--\($0)", $0] }
        XCTAssertEqual(try runner.run(nil, words, environment: failing).status, 2)
        XCTAssertEqual(try runner.run(nil, ["report", "missing"] + words.dropLast(2)).status, 2)
        for name in names {
            XCTAssertFalse(FileManager.default.fileExists(atPath: runner.file(name)), name)
        }
        for path in ["no/folder", "tmp", "file/", "a/"] {
            let result = try runner.run(nil, "--json", path, environment: failing)
            XCTAssertTrue(result.errors.hasPrefix("error: --json \(path) cannot be written: "), result.errors)
        }
    }

    func testASnapshotThatIsRefusedIsInTheReports() throws {
        try putSource(Self.source, age: -60)
        let message = "the inline snapshot at FoundSpec.swift:12:65 is not written for “inline”: it has changed since"
        let filter = ["--filter", "inline"]
        XCTAssertEqual(try red("Snapshot", filter, failing: message), everything)
        XCTAssertEqual(try red("Snapshot", filter + ["--repeat", "2"], failing: message), everything)
        XCTAssertEqual(try runSuite("--filter", "inline", "--events", "e", ci: "1").status, 1)
        XCTAssertEqual(try red(nil, ["report", "e", "--update-snapshots"], failing: message), everything)
    }

    func testMissingResultsOfARecordingAreInTheReports() throws {
        XCTAssertEqual(try runner.run("Green", "--events", "e").status, 0)
        let kept = runner.text("e").split(separator: "\n").filter { !$0.contains("awaits") }
        try (kept.joined(separator: "\n") + "\n").write(toFile: runner.file("e"), atomically: true, encoding: .utf8)
        XCTAssertEqual(try red(nil, ["report", "e"], failing: "e: the result of 1 example is missing"), everything)
    }
}
