import SpecReports
import XCTest

@testable import SpecRunner

/// `--history`, `--fail-on` and `specs history`, with a runner that runs the fixture suite.
final class HistoryCommandTests: RunnerProcessTestCase {
    private var history: String { runner.file("h") }

    private func run(_ suites: String? = "Mixed", _ arguments: String...) throws -> RunnerProcess.Result {
        try runner.run(suites, ["--format", "none", "--history", history] + arguments)
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: history).sorted()
    }

    private func write(_ text: String, _ name: String) throws { try runner.write(history: text, name) }

    private func writeRun(_ name: String, _ identifier: String, _ verdict: String = "p") throws {
        try runner.write(runWith: identifier, verdict, name)
    }

    private let loads = "FixtureSuite.MixedSpec/A screen with ‹b›facts‹∕b› ＆ more › after a tap › loads"

    func testEachRunWritesAFileForThoseBefore() throws {
        XCTAssertEqual(try run().errors, "")
        XCTAssertEqual(try files().count, 1)
        let result = try run("Mixed", "--html", runner.file("page.html"))
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(try files().map { $0.hasPrefix("20") }, [true, true])
        let page = runner.text("page.html")
        XCTAssertTrue(page.contains("<p class=\"facts\">2 runs, 20"), page)
        XCTAssertTrue(page.contains("has=\"\"") || page.contains("<h2 id=\"overtime\">Over time</h2>"))
        let listing = try runner.run(nil, "history", "--history", history)
        XCTAssertEqual(listing.status, 0)
        XCTAssertTrue(listing.output.hasPrefix("2 runs, from 20"), listing.output)
        XCTAssertEqual(listing.output.split(separator: "\n").count, 2 + 6, listing.output)
    }

    func testARunHasItsCommit() throws {
        let commit = "git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x"
        let run = "'\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' --format none --history h"
        try runner.startShell("\(commit) && \(run) && git rev-parse --short=10 HEAD", environment: ["FIXTURE": "Green"])
        let result = runner.result()
        let file = try String(contentsOfFile: "\(history)/\(XCTUnwrap(files().first))", encoding: .utf8)
        let name = result.output.trimmingCharacters(in: .newlines)
        XCTAssertEqual(name.count, 10, result.errors)
        XCTAssertTrue(file.contains("\"\(name)\""), file)
    }

    func testTwoRunsAtOnceLoseNothing() throws {
        let runs = "'\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' --format none --history h"
        try runner.startShell("\(runs) & \(runs); wait", environment: ["FIXTURE": "Green"])
        XCTAssertEqual(runner.result().errors, "")
        XCTAssertEqual(try files().count, 2)
        XCTAssertTrue(try runner.run(nil, "history", "--history", history).output.hasPrefix("2 runs"))
    }

    func testTheListingHasAllRuns() throws {
        for name in ["2026-01-01T00-00-00Z-1", "2026-01-02T00-00-00Z-2"] { try writeRun(name, "M.C/\(name)") }
        let listing = try runner.run(nil, "history", "--history", history)
        XCTAssertTrue(listing.output.hasPrefix("2 runs, from 2026-01-01 to 2026-01-02 (abc)\n"), listing.output)
        XCTAssertTrue(listing.output.contains("  2026-01-01T00-00-00Z-1: last in 2026-01-01 (abc)\n"), listing.output)
    }

    func testTheLastHundredRunsAreKept() throws {
        for number in 100..<202 { try writeRun("2026-01-01T00-00-00.\(number)Z-1", "FixtureSuite.GreenSpec/a") }
        XCTAssertEqual(try run("Green").errors, "")
        let files = try files()
        XCTAssertEqual(files.count, 100)
        XCTAssertEqual(files.first, "2026-01-01T00-00-00.103Z-1.history")
    }

    func testWhatIsNoLongerThereIsListed() throws {
        try writeRun("2026-01-01T00-00-00Z-1", "M.C/old › name")
        XCTAssertEqual(try run("Green").errors, "")
        let text = "\nno longer there\n  old › name: last in 2026-01-01 (abc)\n"
        XCTAssertTrue(try runner.run(nil, "history", "--history", history).output.hasSuffix(text))
    }

    func testARunOfAPartTellsNothingOfTheRest() throws {
        try writeRun("2026-01-01T00-00-00Z-1", "M.C/old › name")
        XCTAssertEqual(try run("Green", "--filter", "awaits").errors, "")
        XCTAssertFalse(try runner.run(nil, "history", "--history", history).output.contains("no longer there"))
        XCTAssertEqual(try run("Green", "--only-failures").status, 3)
        XCTAssertEqual(try run("Mixed").status, 1)
        XCTAssertEqual(try run("Mixed", "--only-failures").status, 1)
        let text = try runner.run(nil, "history", "--history", history).output
        XCTAssertTrue(text.contains("shows a button"), text)
        XCTAssertFalse(text.contains("shows a button: last in"), text)
    }

    func testNewFailuresFailTheRunWithTheirNames() throws {
        let name = "2026-01-01T00-00-00Z-1"
        try writeRun(name, loads, "f")
        let result = try run("Mixed", "--fail-on", "new failures")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errors,
            """
            error: --fail-on 'new failures': 2 examples failed, and not when last run before:
              A screen with <b>facts</b> & more › after a tap › breaks on the way
              Another screen › fails twice

            """
        )
    }

    func testAGateFailsAGreenRun() throws {
        XCTAssertEqual(try run("Green", "--fail-on", "flaky > 2 %").status, 0)
        let name = "2026-01-01T00-00-00Z-1"
        try writeRun(name, "FixtureSuite.GreenSpec/arithmetic › awaits", "r")
        let result = try run("Green", "--fail-on", "flaky > 2 %", "--fail-on", "slower > 2x")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errors,
            """
            error: --fail-on 'flaky > 2 %': 1 of 3 examples (33.3 %) flickered in the last 3 runs:
              arithmetic › awaits: 1 time

            """
        )
    }

    func testARecordingIsAddedAndJudged() throws {
        _ = try runner.run("Mixed", "--format", "none", "--events", runner.file("e"))
        let words = ["report", runner.file("e"), "--format", "none", "--history", history, "--fail-on", "new failures"]
        let result = try runner.run(nil, words)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.hasPrefix("error: --fail-on 'new failures': 3 examples failed"), result.errors)
        XCTAssertEqual(try runner.run(nil, words).errors, "")
        XCTAssertEqual(try files().count, 2)
    }

    // MARK: Bad input

    func testAFileThatIsNoRunEndsTheRunBeforeItBegins() throws {
        for text in ["swift-spec-history\t1\nend\n", "nonsense", "", "{}"] {
            try write(text, "2026-01-01T00-00-00Z-1")
            let result = try run("Green")
            XCTAssertEqual(result.status, 2)
            XCTAssertEqual(
                result.errors,
                "error: \(history)/2026-01-01T00-00-00Z-1.history is not a run that this version of specs can read: remove it, "
                    + "or give --history another folder\n"
            )
            XCTAssertEqual(try files().count, 1)
        }
    }

    func testAFileWithADamagedColumnIsNoRun() throws {
        let good =
            #"{"name": "1", "commit": "", "isWhole": true, "identifiers": "M.C/a\n", "verdicts": "p", "#
            + #""durations": [0], "since": "2026-01-01\n", "failed": "\n"}"#
        try write(good, "1")
        XCTAssertEqual(try run("Green").errors, "")
        for (part, other) in [
            (#""verdicts": "p""#, #""verdicts": """#), (#""verdicts": "p""#, #""verdicts": "x""#),
            (#""verdicts": "p""#, #""verdicts": "pp""#), ("[0]", "[]"), ("[0]", "[0, 0]"), (#"M.C/a\n"#, ""),
            (#"2026-01-01\n"#, ""), (#""failed": "\n""#, #""failed": """#),
        ] {
            XCTAssertTrue(good.contains(part), part)
            try write(good.replacing(part, with: other), "1")
            let result = try run("Green")
            XCTAssertEqual(result.status, 2, other)
            XCTAssertTrue(
                result.errors.contains("1.history is not a run that this version of specs can read"),
                result.errors
            )
        }
    }

    /// A run is removed by its name, so a wrong name would remove another file.
    func testAFileOfARunWithAnotherNameIsNoRun() throws {
        try writeRun("2026-01-01T00-00-00Z-1", "M.C/a")
        let file = "\(history)/2026-01-01T00-00-00Z-1.history"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try write(text.replacing("\"2026-01-01T00-00-00Z-1\"", with: "\"../evil\""), "2026-01-01T00-00-00Z-1")
        let result = try run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.hasPrefix("error: \(file) is not a run that this version"), result.errors)
    }

    func testAFileThatCannotBeRead() throws {
        try FileManager.default.createDirectory(atPath: history, withIntermediateDirectories: true)
        let link = "\(history)/1.history"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
        let result = try run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "error: \(link) cannot be read\n")
    }

    func testAFolderThatCannotBeWritten() throws {
        // Nobody can create a file in this folder.
        let result = try runner.run("Green", ["--format", "none", "--history", "/dev/fd"])
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.hasPrefix("error: --history /dev/fd cannot be written: "), result.errors)
    }

    func testAFolderThatCannotBe() throws {
        try Data().write(to: URL(fileURLWithPath: history))
        let result = try run("Green")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "error: --history \(history) is not a folder, and none can be created there: give it another path\n"
        )
    }

    func testAnEmptyFolder() throws {
        let result = try runner.run(nil, "history", "--history", history)
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(result.errors, "error: \(history) has no runs yet: a run with --history \(history) adds one\n")
        XCTAssertFalse(FileManager.default.fileExists(atPath: history), "it may be misspelt")
    }
}
