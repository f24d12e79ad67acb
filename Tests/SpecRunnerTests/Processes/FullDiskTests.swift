import TestSupport
import XCTest

@testable import SpecRunner

/// Runs whose temporary folder has no room for the files that they write.
final class FullDiskTests: RunnerProcessTestCase {
    private func startWithSmallFiles(_ suites: String, blocks: Int, _ arguments: [String]) throws {
        let words = [RunnerProcess.path, "--bundle", FixtureProcess.path] + arguments
        let command = words.map { "'\($0)'" }.joined(separator: " ")
        // Because the signal is ignored, a write beyond the limit is an error, as on a full disk.
        let script = "trap '' XFSZ; ulimit -f \(blocks); { \(command) 2>&1; echo \"status $?\"; } | head -c 4000"
        try runner.startShell(script, environment: ["FIXTURE": suites])
    }

    func testTheListingEndsWithTheProblem() throws {
        try startWithSmallFiles("Sleepy", blocks: 4, ["--list"])
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(
            result.output,
            """
            error: \(FixtureProcess.path) could not list its examples; the process exited with status 74 while it was \
            listing the examples
            error: an event could not be written: File too large
            status 2

            """
        )
    }

    func testARunEndsWithTheProblemAndBlamesNoExample() throws {
        try startWithSmallFiles("Hostile", blocks: 36, ["--format", "dots", "--filter", "is fine"])
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        assertContains(
            result.output,
            "     the test process could not write its events\n     error: an event could not be written: File too large\n"
        )
        XCTAssertNotNil(result.output.firstMatch(of: /\d+ of the listed examples did not run:/), result.output)
        XCTAssertNotNil(result.output.firstMatch(of: /\d+ examples, 2 failures outside examples/), result.output)
    }

    func testAProcessThatCannotTellItsRunnerEnds() throws {
        for (path, problem) in [
            ("/dev/full", "error: an event could not be written: No space left on device"),
            ("/no/such/folder", "error: SPEC_EVENTS=/no/such/folder: cannot be written: No such file or directory"),
        ] {
            let number = "\(ProcessInfo.processInfo.processIdentifier)"
            let environment = ["SPEC_EVENTS": path, "SPEC_SUPERVISED": number]
            let result = try FixtureProcess.run("Green", environment: environment)
            XCTAssertEqual(result.status, 74)
            XCTAssertTrue(result.output.hasPrefix(problem + "\n"), result.output)
            XCTAssertFalse(result.output.contains("Test Case"), result.output)
        }
    }

    func testATemporaryFolderThatIsNotThereIsNamed() throws {
        let result = try runner.run("Green", environment: ["TMPDIR": "/no/such/folder"])
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.hasPrefix("error: cannot write to the temporary folder /no/such/folder"),
            result.errors
        )
    }
}
