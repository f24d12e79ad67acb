import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// Reports in files if there are several runs or none, and if the files cannot be written.
final class RepeatedReportTests: RunnerProcessTestCase {
    func testTheReportsOfRepeatedRunsLoseNoFailure() throws {
        let files = ["events", "junit", "json", "html", "markdown"].flatMap { ["--\($0)", runner.file($0)] }
        try runner.start(
            "Wavering",
            ["--repeat", "3", "--format", "none"] + files,
            environment: ["COUNT": runner.file("n")]
        )
        let result = runner.result()
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasSuffix("wavers is flaky: failed 1 of 3 times\n"), result.output)
        XCTAssertTrue(runner.text("junit").contains("tests=\"2\" failures=\"1\" errors=\"0\""), runner.text("junit"))
        for name in ["junit", "json", "html", "markdown"] {
            XCTAssertTrue(runner.text(name).contains("failed in run 2"), name)
        }
        let events = try RecordedStream(path: runner.file("events")).events
        XCTAssertEqual(events.filter { $0 == .runFinished }.count, 3)
        let report = try runner.run("", "report", runner.file("events"))
        XCTAssertEqual(report.status, 1)
        XCTAssertTrue(report.output.contains("\n2 examples, 1 failed in "), report.output)
    }

    func testReportsThatCannotBeWrittenEndTheRunWithTwo() throws {
        let runs = ["events", "junit", "json", "html", "markdown"].map { ["--\($0)", "/dev/full"] }
        let repeated = runs.prefix(2).map { $0 + ["--repeat", "2"] }
        for (arguments, result) in zip(runs + repeated, try runner.runAtOnce((runs + repeated).map { ("Green", $0) })) {
            XCTAssertEqual(result.status, 2, "\(arguments)")
            XCTAssertEqual(result.errors, "error: /dev/full cannot be written: No space left on device\n")
            XCTAssertTrue(result.output.contains("3 examples in "), result.output)
        }
    }
}
