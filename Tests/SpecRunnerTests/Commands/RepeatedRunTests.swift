import TestSupport
import XCTest

@testable import SpecRunner

/// The option `--repeat` in a runner process.
final class RepeatedRunTests: RunnerProcessTestCase {
    func testRepeatingGivesAVerdict() throws {
        let result = try runner.run("Mixed", "--repeat", "2", "--format", "none", "--filter", "button|loads")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output.split(separator: "\n").map(String.init).last,
            "A screen with <b>facts</b> & more › after a tap › loads always fails: failed 2 of 2 times"
        )
    }

    func testRepeatingHasOneReportAndOneSummaryOfAllRuns() throws {
        let count = ["COUNT": runner.file("n")]
        let result = try runner.run("Wavering", "--repeat", "3", environment: count)
        XCTAssertEqual(result.status, 1)
        let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
        XCTAssertEqual(
            result.output.withoutDurations
                .replacing(FixtureProcess.path, with: "BUNDLE").replacing(folder, with: "/p"),
            """
            Run 1 of 3: no example failed
            Run 2 of 3: 1 of 2 examples failed
            Run 3 of 3: no example failed

            ✓ passes
            ✗ wavers [1]

            Failures:

              1) wavers
                 /p/FixtureSuite/WaveringSpec.swift:13
                 failed in run 2
                 │ if count == 2 { fail("failed in run 2") }

            2 examples, 1 failed in T

            To run again what failed:

              swift run specs --bundle BUNDLE /p/FixtureSuite/WaveringSpec.swift:9  # wavers

            Of 2 examples that ran, 1 is flaky:
            wavers is flaky: failed 1 of 3 times

            """
        )
        let green = try runner.run("Green", "--repeat", "2", "--format", "dots")
        XCTAssertEqual(
            green.output.withoutDurations,
            """
            Run 1 of 2: no example failed
            Run 2 of 2: no example failed

            ...

            3 examples in T

            Every example passed every time, at its first attempt.

            """
        )
    }

    func testRepeatingEndsWithTheFirstRunThatFailsIfThatWasAskedFor() throws {
        for (arguments, count) in [([], 3), (["--fail-fast"], 1)] {
            let result = try runner.run("Mixed", ["--repeat", "3", "--filter", "loads"] + arguments)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.output.matches(of: /Run \d of 3:/).count, count, result.output)
        }
    }

    func testFailuresOutsideExamplesAreInTheLineOfARun() throws {
        for (suite, text) in [("AssertingSuite", "2 failures"), ("Late", "1 failure")] {
            let environment = ["FAILS": "after"]
            let result = try runner.run(suite, ["--repeat", "2", "--format", "none"], environment: environment)
            XCTAssertEqual(result.status, 1)
            assertContains(
                result.output,
                "Run 2 of 2: no example failed, \(text) outside examples\n\nEvery example passed every time, "
            )
        }
    }

    func testASignalEndsTheRunsThatFollow() throws {
        let arguments = ["--repeat", "3", "--events", runner.file("events")]
        try runner.start("Sleepy", arguments, environment: ["SLEEP": "50"])
        XCTAssertTrue(runner.wait(for: "exampleFinished", in: "events"))
        runner.send(SIGINT)
        let result = runner.result()
        XCTAssertEqual(result.status, 128 + SIGINT)
        XCTAssertEqual(result.output.matches(of: /Run \d of 3:/).count, 1, result.output)
        XCTAssertTrue(result.output.contains("(stopped by SIGINT)"), result.output)
    }

    #if os(Linux)
        func testATerminalShowsTheProgressOfEachRun() throws {
            let terminal = try PseudoTerminal()
            let environment = ["TERM": "xterm", "NO_COLOR": "1"]
            let result = try runner.run(
                "Green",
                "--repeat",
                "2",
                environment: environment,
                output: try terminal.openTerminal()
            )
            XCTAssertEqual(result.status, 0)
            terminal.read { $0.matches(of: /\/3.*\r\u{1B}\[KRun \d of 2: no example failed/).count == 2 }
        }
    #endif
}
