import SpecEvents
import TestSupport
import XCTest

/// How a bundle uses its environment. A value that makes no sense fails the run, and an error names the value.
final class BundleEnvironmentTests: XCTestCase {
    private func assertRefused(_ environment: [String: String], _ message: String, line: UInt = #line) throws {
        let result = try FixtureProcess.run("Green", environment: environment)
        XCTAssertEqual(result.status, 1, line: line)
        XCTAssertTrue(result.output.contains("error: \(message)"), result.output, line: line)
    }

    func testTheTestExplorerOfVSCodeFindsTheValuesThatDiffer() throws {
        let difference = "expected to equal \"loading\", got \"initial\"\n(\"initial\") is not equal to (\"loading\")\n"
        let runs = [["VSCODE_HANDLES_UNCAUGHT_ERRORS": "true"], [:]].map { ("Mixed", $0) }
        let outputs = try FixtureProcess.runAtOnce(runs).map(\.output)
        XCTAssertEqual(outputs.map { $0.contains(difference) }, [true, false], "\(outputs)")
    }

    func testASelectionThatCannotBeRead() throws {
        try assertRefused(["SPEC_SELECTION": "/no/such/file"], "SPEC_SELECTION=/no/such/file: cannot be read: ")
    }

    func testAPlainTestThatFailsIsInTheStatus() throws {
        let fails = ["PLAIN_FAILS": "1"]
        let results = try FixtureProcess.runAtOnce([("Plain", [:]), ("Plain", fails), ("Plain,Green", fails)])
        XCTAssertEqual(results.map(\.status), [0, 1, 1], "\(results.map(\.output))")
    }

    func testASelectionSelectsByIdentifier() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "selection-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let identifiers = "FixtureSuite.GreenSpec/arithmetic › adds (2)\nFixtureSuite.GreenSpec/no such example\n"
        try identifiers.write(to: file, atomically: true, encoding: .utf8)
        let result = try FixtureProcess.run("Green", environment: ["SPEC_SELECTION": file.path])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("no example FixtureSuite.GreenSpec/no such example"), result.output)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("'GreenSpec.arithmetic › adds (2)' passed"), result.output)
    }

    func testPartsThatThereAreNot() throws {
        let parts = [
            ("0", "0"), ("-1", "0"), ("x", "0"), ("3", "3"), ("3", "-1"), ("3", "x"), ("3", ""),
            ("9223372036854775808", "0"),
        ]
        let runs = parts.map { ("Green", ["TEST_TOTAL_SHARDS": $0.0, "TEST_SHARD_INDEX": $0.1]) }
        for ((count, index), result) in zip(parts, try FixtureProcess.runAtOnce(runs)) {
            let message = "error: TEST_TOTAL_SHARDS=\(count): with TEST_SHARD_INDEX=\(index) there is no such shard;"
            XCTAssertEqual(result.status, 1)
            XCTAssertTrue(result.output.contains("\(message) shards are numbered from 0"), result.output)
        }
    }

    func testAStatusFileThatCannotBeWritten() throws {
        try assertRefused(
            ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": "/no/such/file"],
            "TEST_SHARD_STATUS_FILE=/no/such/file: cannot be written"
        )
    }

    func testAStatusFileIsTouchedIfThereAreParts() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try FixtureProcess.run("Green", environment: ["TEST_SHARD_STATUS_FILE": file.path])
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
        let result = try FixtureProcess.run(
            "Green",
            environment: ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": file.path]
        )
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
    }

    func testEventsThatCannotBeWrittenFailTheRunAndDoNotEndIt() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_EVENTS": "/dev/full"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("error: an event could not be written: No space left on device\n"),
            result.output
        )
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
    }

    /// The writer waits for its reader while signals keep interrupting it.
    func testSignalsInterruptNoEvent() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "fifo-\(UUID().uuidString)").path
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        defer { unlink(path) }
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: FixtureProcess.path)
        process.environment = bareEnvironment(["FIXTURE": "Interrupted", "SPEC_EVENTS": path])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let writer = open(path, O_WRONLY | O_NONBLOCK)
        waitUntilFull(writer)
        close(writer)
        var lines = Data()
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while process.isRunning {
            let count = read(reader, &bytes, bytes.count)
            if count > 0 { lines += bytes.prefix(count) } else { usleep(1000) }
        }
        while case let count = read(reader, &bytes, bytes.count), count > 0 { lines += bytes.prefix(count) }
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        XCTAssertEqual(process.terminationStatus, 0, text)
        let events = try [Event](lines: lines)
        XCTAssertEqual(events.filter { if case .stepStarted = $0 { true } else { false } }.count, 3000)
        XCTAssertEqual(events.last, .runFinished)
    }

    func testWhatIsPrintedWhileListingGoesToStandardErrorAndNothingElse() throws {
        for (arguments, isListing) in [(["--dump-tests-json"], true), (["--list-tests"], true), ([], false)] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: FixtureProcess.path)
            process.arguments = arguments
            process.environment = bareEnvironment(["FIXTURE": "Loud,Green"])
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            process.waitUntilExit()
            let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
            XCTAssertEqual(printed.contains("reading the groups"), !isListing, printed)
            XCTAssertEqual(said.contains("reading the groups"), isListing, said)
            XCTAssertTrue(printed.contains(isListing ? "arithmetic › awaits" : "Executed "), printed)
        }
    }
}
