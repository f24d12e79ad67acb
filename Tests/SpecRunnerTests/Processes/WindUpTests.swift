import TestSupport
import XCTest

/// How a run that is cut short ends: it still cleans up after what it began.
final class WindUpTests: RunnerProcessTestCase {
    private var environment: [String: String] { ["NOTES": runner.file("notes")] }

    /// Maps each process to the notes that it wrote.
    private var notes: [String: [String]] {
        let lines = runner.text("notes").split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(grouping: lines) { String($0.last ?? "") }
            .mapValues { $0.map { $0.dropLast().joined(separator: " ") } }
    }

    func testAfterTheFirstFailureTheHooksAfterTheSuiteRun() throws {
        let result = try runner.run("WindUp", "--fail-fast", environment: environment)
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(Array(notes.values), [["beforeSuite", "fails", "afterSuite"]])
        XCTAssertTrue(result.output.contains("- sleeps: 1 (stopped at the first failure)"), result.output)
        XCTAssertTrue(result.output.contains("\n22 examples, 1 failed, 21 skipped in "), result.output)
    }

    func testAfterTheFirstFailureAGroupIsPutBack() throws {
        let result = try runner.run("OrderedWindUp,AfterWindUp", "--fail-fast", environment: environment)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(Array(notes.values), [["beforeAll", "afterAll", "afterSuite"]])
        XCTAssertTrue(result.output.contains("\n5 examples, 1 failed, 4 skipped in "), result.output)
    }

    func testAfterTheFirstFailureOtherProcessesEndTheirExampleAndPutBack() throws {
        let both = environment.merging(["PROCESSES": "2"]) { $1 }
        let result = try runner.run("WindUp", "--fail-fast", "--jobs", "2", environment: both)
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(notes.count, 2)
        for notes in notes.values {
            XCTAssertEqual(notes.first, "beforeSuite")
            XCTAssertEqual(notes.last, "afterSuite")
        }
        XCTAssertLessThan(notes.values.joined().filter { $0 == "sleeps" }.count, 15)
        assertContains(result.output, "- is the last (stopped at the first failure)", "\n22 examples, 1 failed, ")
    }

    private func interrupt(
        hangingIn hang: String,
        _ signal: Int32,
        twice: Bool = false,
        _ options: String...
    ) throws -> RunnerProcess.Result {
        try? FileManager.default.removeItem(atPath: runner.file("notes"))
        try runner.start(
            "Long",
            ["--junit", runner.file("junit")] + options,
            environment: environment.merging(["HANG": hang]) { $1 }
        )
        XCTAssertTrue(runner.wait(for: "began", in: "notes"))
        XCTAssertEqual(runner.leftFiles.count, 1)
        runner.send(signal)
        // This is a different signal, because two signals of the same kind may arrive as one.
        if twice { runner.send(SIGTERM) }
        let result = runner.result()
        XCTAssertEqual(runner.leftFiles, [])
        return result
    }

    func testASignalLetsTheRunningExampleEndAndTheHooksAfterTheSuiteRun() throws {
        let result = try interrupt(hangingIn: "nothing", SIGINT, "--events", runner.file("events"))
        XCTAssertEqual(result.status, 128 + SIGINT)
        XCTAssertEqual(Array(notes.values), [["began", "afterSuite", "end of afterSuite"]])
        assertContains(result.output, "✓ takes long", "- never begins (stopped by SIGINT)")
        XCTAssertTrue(runner.text("junit").contains("the run ended early: stopped by SIGINT"))
        let report = try runner.run(nil, "report", runner.file("events"))
        XCTAssertEqual(report.status, 1)
        assertContains(report.output, "the run ended early: stopped by SIGINT", "1 failure outside examples")
    }

    func testWhatTakesTooLongAfterASignalIsKilled() throws {
        let result = try interrupt(hangingIn: "example", SIGTERM, "--grace-period", "0.2")
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 128 + SIGTERM)
        XCTAssertEqual(Array(notes.values), [["began"]])
        XCTAssertTrue(result.output.contains("- takes long (stopped by SIGTERM)"), result.output)
        XCTAssertEqual(result.errors, "killed after 0.2 s: takes long\n")
        XCTAssertTrue(runner.text("junit").contains("stopped by SIGTERM"))
    }

    func testASecondSignalEndsTheRunnerAtOnce() throws {
        let result = try interrupt(hangingIn: "example", SIGINT, twice: true)
        XCTAssertEqual(result.status, 128 + SIGTERM)
        XCTAssertFalse(result.output.contains("takes long"), result.output)
    }
}
