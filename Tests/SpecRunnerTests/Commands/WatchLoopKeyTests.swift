import ChildProcesses
import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// The keys of `--watch`, which the runner reads from a pipe.
final class WatchLoopKeyTests: RunnerProcessTestCase {
    private var keys: ChildPipe!

    /// Watches a package in which some examples always fail.
    private func startWatching(_ file: String = "override func spec() {}", _ arguments: String...) throws {
        let environment = try makePackage(file)
        if !arguments.isEmpty { try setSuites("Snapshot") }
        keys = try ChildPipe()
        let words = ["--watch", "--format", "dots"] + arguments
        try runner.start(nil, words, environment: environment.merging(["CI": ""]) { $1 }, input: keys.reading)
        keys.closeReadEnd()
    }

    private func makePackage(_ file: String) throws -> [String: String] {
        try FileManager.default.createDirectory(atPath: runner.file("Sources"), withIntermediateDirectories: true)
        try file.write(toFile: runner.file("Sources/MixedSpec.swift"), atomically: true, encoding: .utf8)
        let resources = #"[{"path": "h", "rule": {"copy": {}}}]"#
        let target =
            #"{"name": "T", "type": "test", "path": "Sources", "dependencies": [], "resources": \#(resources)}"#
        try #"{"dependencies": [], "products": [], "targets": [\#(target)]}"#
            .write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        let bundle = runner.file(".build/aPackageTests.xctest")
        try "#!/bin/sh\nFIXTURE=$(cat suites) exec \(FixtureProcess.path) \"$@\"\n"
            .write(toFile: bundle, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
        try setSuites("Mixed,Green")
        let script = """
            case "$*" in
                *dump-package) cat manifest.json ;;
                *--show-bin-path) echo $PWD/.build ;;
            esac
            """
        return try runner.environment(swift: script)
    }

    #if os(Linux)
        func testATerminalHandsOutEachKeyWhileTheRunnerWaits() throws {
            let terminal = try PseudoTerminal()
            let environment = try makePackage("override func spec() {}")
            // In a session of its own, the runner is in the terminal's foreground.
            let words = "setsid --ctty --wait '\(RunnerProcess.path)' --watch --format dots < \(terminal.path)"
            try runner.startShell("\(words); echo ended with $?", environment: environment)
            waitForWait(1)
            XCTAssertFalse(terminal.isCooked)
            terminal.type("f")
            waitForWait(2)
            XCTAssertFalse(terminal.isCooked)
            terminal.type("q")
            XCTAssertTrue(runner.wait(for: "ended with 1\n", in: "out"), runner.text("err"))
            XCTAssertTrue(terminal.isCooked)
            XCTAssertEqual(summaries, ["9 examples, 3 failed, 1 skipped", "3 examples, 3 failed"])
        }
    #endif

    private func setSuites(_ suites: String) throws {
        try suites.write(toFile: runner.file("suites"), atomically: true, encoding: .utf8)
    }

    private func press(_ key: String) throws {
        let writing = try XCTUnwrap(keys.writing)
        XCTAssertNil(writeAll(key, to: writing))
    }

    private let waiting = "waiting for a change; enter: all, f: failed, o: only MixedSpec.swift, q: quit\n"

    private func waitForWait(_ number: Int, line: UInt = #line) {
        var waits: Int { runner.text("err").components(separatedBy: waiting).count - 1 }
        _ = eventually { waits >= number }
        XCTAssertEqual(waits, number, runner.text("err"), line: line)
    }

    private var summaries: [String] {
        runner.text("out").matches(of: /\d+ examples?(, \d+ failed)?(, \d+ skipped)? in/).map {
            String($0.0.dropLast(3))
        }
    }

    func testTheKeysRunAllTheFailedOrOneFileAndQuit() throws {
        try startWatching()
        waitForWait(1)
        try press("\n")
        waitForWait(2)
        try press("xf")
        waitForWait(3)
        try press("o")
        waitForWait(4)
        XCTAssertEqual(
            summaries,
            ["9 examples, 3 failed, 1 skipped", "9 examples, 3 failed, 1 skipped", "3 examples, 3 failed"]
        )
        try press("q")
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 1)
        // The file is named like a spec file, but it declares no spec.
        let file = try XCTUnwrap(WorkingFolder("/").realPath(of: runner.file("Sources/MixedSpec.swift")))
        let problem = "no spec is declared there; name a spec file, a folder of them, or a line as FILE:LINE"
        XCTAssertEqual(
            result.errors,
            waiting + "\n— all —\n" + waiting + "\n— the examples that failed —\n" + waiting
                + "\n— only MixedSpec.swift —\nerror: \(file): \(problem)\n" + waiting
        )
    }

    private func putSnapshots(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: runner.file("Snapshots"), withIntermediateDirectories: true)
        let entries = ["row: \"X\"", "row: \"x\""].map { "## \($0)\n\n```text\n\(text)\n```\n" }
        try ("# FixtureSuite.SnapshotSpec\n\n" + entries.joined(separator: "\n"))
            .write(toFile: runner.file("Snapshots/SnapshotSpec.md"), atomically: true, encoding: .utf8)
    }

    private func waitForPrompt(_ text: String, line: UInt = #line) {
        XCTAssertTrue(runner.wait(for: text, in: "err"), runner.text("err"), line: line)
    }

    func testAKeyAsksForEachSnapshotThatDiffers() throws {
        try putSnapshots("old")
        try startWatching("override func spec() {}", "--filter", "row")
        waitForPrompt("u: update 2 snapshots, q: quit\n")
        try press("u")
        waitForPrompt(
            "\n1 of 2, “row: \"X\"”: expected to match the snapshot in Snapshots/SnapshotSpec.md, got another text\n"
        )
        // Keys that are not among the possible answers are ignored.
        try press("xy")
        waitForPrompt("\n2 of 2, “row: \"x\"”: ")
        try press("n")
        waitForPrompt("snapshots: 1 updated in Snapshots/SnapshotSpec.md\n\n— the examples that failed —\n")
        waitForPrompt("u: update 1 snapshot, q: quit\n")
        let texts = runner.text("Snapshots/SnapshotSpec.md")
        XCTAssertEqual(texts.components(separatedBy: "\nold\n").count, 2, texts)
        XCTAssertEqual(texts.components(separatedBy: "\nfoundX\n").count, 2, texts)
        try press("u")
        waitForPrompt("\n1 of 1, “row: \"x\"”: ")
        keys.closeWriteEnd()
        waitForPrompt("waiting for a change; Ctrl-C ends\n")
        XCTAssertEqual(runner.text("Snapshots/SnapshotSpec.md"), texts)
        runner.send(SIGINT)
        XCTAssertEqual(runner.result().status, 128 + SIGINT)
    }

    #if os(Linux)
        func testATerminalAsksToo() throws {
            try putSnapshots("old")
            let terminal = try PseudoTerminal()
            let environment = try makePackage("override func spec() {}").merging(["CI": ""]) { $1 }
            try setSuites("Snapshot")
            let words = "setsid --ctty --wait '\(RunnerProcess.path)' --watch --filter row < \(terminal.path)"
            try runner.startShell("\(words); echo ended with $?", environment: environment)
            waitForPrompt("u: update 2 snapshots, q: quit\n")
            terminal.type("u")
            waitForPrompt("\n1 of 2, ")
            terminal.type("q")
            waitForPrompt(
                "q: end\nwaiting for a change; enter: all, f: failed, o: only MixedSpec.swift, u: update 2 snapshots"
            )
            terminal.type("q")
            XCTAssertTrue(runner.wait(for: "ended with 1\n", in: "out"), runner.text("err"))
            XCTAssertTrue(terminal.isCooked)
        }
    #endif

    func testWhatTheRunnerWritesStartsNoRun() throws {
        _ = try makePackage("override func spec() {}")
        let source = runner.file("Sources/FoundSpec.swift")
        try SnapshotCommandTestCase.source.write(toFile: source, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1e6)],
            ofItemAtPath: source
        )
        XCTAssertEqual(symlink("Sources/FoundSpec.swift", runner.file("FoundSpec.swift")), 0)
        // The run writes an inline snapshot into a source file, and its history into a folder of resources.
        try startWatching(
            "override func spec() {}",
            "--update-snapshots",
            "--filter",
            "inline",
            "--history",
            "Sources/h"
        )
        waitForPrompt("snapshots: 1 written in FoundSpec.swift\nwaiting for a change; ")
        try "struct Other {}".write(toFile: runner.file("Sources/Other.swift"), atomically: true, encoding: .utf8)
        waitForPrompt("\n— Other.swift changed")
        // The suite has not been rebuilt since its source file changed.
        waitForPrompt("`swift test` without --parallel\nwaiting for a change; ")
        var changes: [Substring] { runner.text("err").matches(of: /— (\S+) changed/).map(\.1) }
        XCTAssertEqual(changes, ["Other.swift"])
        try (SnapshotCommandTestCase.source + "\n").write(toFile: source, atomically: true, encoding: .utf8)
        waitForPrompt("— FoundSpec.swift changed")
        runner.send(SIGINT)
        _ = runner.result()
    }

    func testAFileWithoutSpecsIsNotOffered() throws {
        try startWatching()
        waitForWait(1)
        try "struct Cart {}".write(toFile: runner.file("Sources/Cart.swift"), atomically: false, encoding: .utf8)
        // The prompt still offers the previous spec file.
        waitForWait(2)
        XCTAssertTrue(runner.text("err").contains("\n— Cart.swift changed: the examples that failed —\n"))
        try press("q")
        XCTAssertEqual(runner.result().status, 1)
    }

    func testAFileThatIsGoneIsNotOffered() throws {
        try startWatching()
        waitForWait(1)
        try FileManager.default.removeItem(atPath: runner.file("Sources/MixedSpec.swift"))
        let waiting = "waiting for a change; enter: all, f: failed, q: quit\n"
        XCTAssertTrue(runner.wait(for: waiting, in: "err"), runner.text("err"))
        try press("q")
        XCTAssertEqual(runner.result().status, 1)
    }

    func testTheKeyOfAFileOfSpecsTellsThatThereIsNone() throws {
        try startWatching("struct Cart {}")
        let waiting = "waiting for a change; enter: all, f: failed, q: quit\n"
        XCTAssertTrue(runner.wait(for: waiting, in: "err"), runner.text("err"))
        try press("o")
        XCTAssertTrue(runner.wait(for: "examples\n" + waiting, in: "err"), runner.text("err"))
        try press("q")
        XCTAssertEqual(runner.result().status, 1)
        XCTAssertEqual(
            runner.text("err"),
            waiting + "no file of specs is known: nothing runs; enter runs all examples\n" + waiting
        )
    }

    func testThatNothingFailedIsNoError() throws {
        try startWatching()
        waitForWait(1)
        // The new suite does not contain the examples that failed.
        try setSuites("Green")
        try press("f")
        waitForWait(2)
        try press("\r")
        waitForWait(3)
        try press("q")
        XCTAssertEqual(runner.result().status, 0)
        XCTAssertEqual(summaries.last, "3 examples")
        XCTAssertEqual(
            runner.text("err"),
            "\(waiting)\n— the examples that failed —\nno selected example failed when it last ran\n\(waiting)\n— all —\n\(waiting)"
        )
    }

    func testAfterTheEndOfThePipeOnlyChangesCount() throws {
        try startWatching()
        waitForWait(1)
        keys.closeWriteEnd()
        let prompt = "waiting for a change; Ctrl-C ends\n"
        var prompts: Int { runner.text("err").components(separatedBy: "waiting for a change; ").count - 1 }
        // The runner may notice a change before it notices the end of the pipe.
        for change in 1...2 where !runner.text("err").contains(prompt) {
            try "\(change)".write(toFile: runner.file("Sources/MixedSpec.swift"), atomically: false, encoding: .utf8)
            XCTAssertTrue(eventually { prompts == change + 1 }, runner.text("err"))
        }
        XCTAssertTrue(runner.text("err").hasSuffix(prompt), runner.text("err"))
        runner.send(SIGINT)
        XCTAssertEqual(runner.result().status, 128 + SIGINT)
    }
}
