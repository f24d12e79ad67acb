import XCTest

@testable import SpecRunner

/// The runner's standard output and standard error, when they cannot be written or are not a terminal.
final class ConsoleTests: RunnerProcessTestCase {
    func testAFullDiskBehindStandardOutputEndsTheRun() throws {
        for arguments in [[], ["--list"], ["--format", "dots", "--repeat", "3"], ["--help"]] {
            let full = try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/full"))
            try runner.start("Green", arguments, output: full)
            let result = runner.result()
            XCTAssertEqual(result.status, 2, "\(arguments)")
            XCTAssertEqual(result.errors, "error: standard output cannot be written: No space left on device\n")
        }
    }

    func testAReportIsWrittenAlthoughStandardOutputCannotBe() throws {
        let full = try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/full"))
        let result = try runner.run("Sleepy", "--junit", runner.file("junit"), output: full)
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(runner.text("junit").contains("standard output cannot be written"), runner.text("junit"))
    }

    func testAReaderThatLeavesEndsTheRun() throws {
        let script = "{ '\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)'; echo status $? >&2; } | head -n 1"
        try runner.startShell(script, environment: ["FIXTURE": "Sleepy", "SLEEP": "50"])
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.output, "sleepy\n")
        XCTAssertEqual(result.errors, "error: standard output cannot be written: Broken pipe\nstatus 2\n")
    }

    func testStandardOutputThatIsClosedEndsTheRun() throws {
        let script = "'\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' >&-; echo status $?"
        try runner.startShell(script, environment: ["FIXTURE": "Green"])
        let result = runner.result()
        XCTAssertEqual(result.output, "status 2\n")
        XCTAssertEqual(result.errors, "error: standard output cannot be written: Bad file descriptor\n")
    }

    func testTheRunnerWaitsForAReaderThatIsSlow() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        try runner.start("Flood", ["--filter", "prints much$"], output: pipe.fileHandleForWriting)
        waitUntilFull(descriptor)
        try pipe.fileHandleForWriting.close()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let result = runner.result()
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertGreaterThan(output.utf8.count, 130_000)
        XCTAssertTrue(output.contains("\n1 example in "))
    }

    func testStandardErrorThatCannotBeWrittenChangesNothing() throws {
        let script =
            "'\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' --frobnicate 2> /dev/full; echo status $?"
        try runner.startShell(script)
        XCTAssertEqual(runner.result().output, "status 2\n")
    }

    func testWithoutATerminalThereAreNoColoursAndNoProgress() throws {
        let result = try runner.run("Mixed", environment: ["TERM": "xterm"])
        XCTAssertFalse(result.output.contains("\u{1B}"))
        XCTAssertFalse(result.errors.contains("\u{1B}"))
    }

    #if os(Linux)
        func testATerminalHasColoursUnlessSomebodyWantsNone() throws {
            XCTAssertTrue(try outputToTerminal(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}[32m"))
            XCTAssertFalse(try outputToTerminal(["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}[32m"))
            XCTAssertFalse(try outputToTerminal(["TERM": "dumb", "NO_COLOR": ""]).contains("\u{1B}"))
        }

        /// Returns what the runner prints if its standard output is a terminal.
        private func outputToTerminal(_ environment: [String: String]) throws -> String {
            let terminal = try PseudoTerminal()
            let result = try runner.run("Green", environment: environment, output: try terminal.openTerminal())
            XCTAssertEqual(result.status, 0)
            return terminal.read { $0.contains(/in \d\.\d\d s/) }
        }
    #endif
}
