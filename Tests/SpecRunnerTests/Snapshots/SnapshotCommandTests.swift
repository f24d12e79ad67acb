import SpecEvents
import TestSupport
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

final class SnapshotCommandTests: SnapshotCommandTestCase {
    func testAFirstRunWritesAndASecondDoesNot() throws {
        let first = try runSuite("--jobs", "4")
        XCTAssertEqual(first.status, 0)
        XCTAssertEqual(
            first.lines,
            ["snapshots: 1 written in FoundSpec.swift", "snapshots: 5 written in \(Self.file)"]
        )
        XCTAssertEqual(try names(), all)
        XCTAssertEqual(
            runner.text("FoundSpec.swift"),
            Self.source.replacing(
                "matchInlineSnapshot()",
                with: "matchInlineSnapshot { \"\"\"\n            found\n            \"\"\" }"
            )
        )
        // The suite was built from a source file that does not contain the snapshot's text.
        try putSource(Self.source)
        let before = snapshots
        let second = try runSuite("--repeat", "2", "--jobs", "2")
        XCTAssertEqual(second.lines, ["snapshots: 1 written in FoundSpec.swift"])
        XCTAssertEqual(snapshots, before)
    }

    func testWhatIsWrittenIntoASourceMovesTheLinesOfFailures() throws {
        let note =
            "note: the lines above are those before the snapshots were written; run again before you use a command that has one"
        let failed = try runSuite(words: "fail")
        XCTAssertEqual(failed.status, 1)
        XCTAssertEqual(failed.lines.last, note)
        try putSource(Self.source)
        XCTAssertFalse(try runSuite("--filter", "inline").lines.contains(note))
        XCTAssertFalse(try runSuite("--filter", "two", words: "fail").lines.contains(note))
    }

    func testOnCINothingIsWritten() throws {
        let result = try runSuite(ci: "true")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.lines, [])
        XCTAssertEqual(snapshots, "")
        XCTAssertEqual(runner.text("FoundSpec.swift"), Self.source)
    }

    func testOnlySelectedExamplesAreUpdated() throws {
        _ = try runSuite()
        let failed = try runSuite("--filter", "SnapshotSpec › (one|row)", found: "other")
        XCTAssertEqual(failed.status, 1)
        XCTAssertEqual(failed.lines, [])
        let updated = try runSuite("--update-snapshots", "--filter", "SnapshotSpec › (one|row)", found: "other")
        XCTAssertEqual(updated.status, 0)
        XCTAssertEqual(updated.lines, ["snapshots: 3 updated in \(Self.file)"])
        let document = try document()
        let texts = document.keys.compactMap { document.entries[$0]?.text }
        XCTAssertEqual(texts, ["other", "otherX", "otherx", "found", "found!"])
    }

    func testAnExampleThatFailsOtherwiseWritesNothing() throws {
        let failed = try runSuite("--filter", "two", words: "fail")
        XCTAssertEqual(failed.status, 1)
        let note = "note: 2 snapshots are not written, because the examples failed otherwise: “two”"
        XCTAssertEqual(failed.lines, [note])
        XCTAssertEqual(try runSuite("--filter", "two", words: "crash").lines, [])
        XCTAssertEqual(try runSuite("--filter", "two", words: "skip").lines, [note])
        XCTAssertEqual(snapshots, "")
    }

    func testAnExampleWithABlockedMainThreadFindsItsSnapshot() throws {
        let result = try runSuite("--filter", "thread", words: "thread")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.lines, ["snapshots: 1 written in \(Self.file)"])
    }

    func testEachRunOfARepeatedExampleCounts() throws {
        XCTAssertEqual(
            try runSuite("--filter", "same", words: "repeated").lines,
            ["snapshots: 1 written in \(Self.file)"]
        )
        let others = try runSuite("--filter", "others", words: "repeated")
        XCTAssertEqual(others.status, 1)
        assertList(
            others.lines,
            "error: the snapshot in \(Self.file) is not written for “others”: it was compared with different texts; "
                + "name each: matchSnapshot(named:)"
        )
    }

    func testProcessesThatRunAtOnceMergeTheirEntries() throws {
        let filters = ["one", "two", "row"]
        let runs = filters.map { "CI= FIXTURE=Snapshot SPEC_FILTER='› \($0)' '\(FixtureProcess.path)' >/dev/null &" }
        try runner.startShell((runs + ["wait"]).joined(separator: "\n"))
        let result = runner.result()
        XCTAssertEqual(try names(), all, result.errors)
    }

    func testOnlyTheLastAttemptCounts() throws {
        let result = try runSuite("--filter", "flaky", words: "flaky")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.lines, ["snapshots: 1 written in \(Self.file)"])
        XCTAssertEqual(try document().entries.values.map(\.text), ["attempt 2"])
    }

    func testATestThatFailsOtherwiseWritesNothing() throws {
        try runner.startShell("CI= FIXTURE=Found '\(FixtureProcess.path)'; exit 0")
        let note = "note: 1 snapshot is not written, because the examples failed otherwise: “testFails”"
        XCTAssertTrue(
            runner.result().errors.contains("snapshots: 1 written in Snapshots/FoundTests.md\n\(note)\n")
        )
        let document = try document("Snapshots/FoundTests.md")
        let key = SnapshotKey(className: "FixtureSuite.FoundTests in XCTest", example: "testPasses")
        XCTAssertEqual(document.keys, [key])
    }

    func testAProcessThatCannotWriteFails() throws {
        try putSource(Self.source, age: -60)
        try runner.startShell("CI= FIXTURE=Snapshot '\(FixtureProcess.path)' >/dev/null")
        let result = runner.result()
        XCTAssertEqual(result.status, 1)
        assertContains(result.errors, "error: the inline snapshot at FoundSpec.swift:12:65 is not written")
    }

    func testWhatPollsOrFindsSeveralTextsIsRefused() throws {
        let polls = try runSuite("--filter", "polls", words: "polls")
        XCTAssertEqual(polls.status, 1)
        XCTAssertEqual(polls.lines, [])
        let twice = try runner.run(
            "Snapshot",
            ["--format", "dots", "--filter", "twice"],
            environment: ["FIXTURE_WORDS": "twice", "CI": ""]
        )
        XCTAssertEqual(twice.status, 1)
        let reason = "it was compared with another text before; name each: matchSnapshot(named:)"
        XCTAssertTrue(twice.output.contains(reason), twice.output)
        XCTAssertEqual(
            twice.errors,
            "note: 1 snapshot is not written, because the examples failed otherwise: “twice”\n"
        )
        XCTAssertEqual(snapshots, "")
    }

    func testSourceThatIsNewerThanTheSuiteIsKept() throws {
        try putSource(Self.source, age: -60)
        let result = try runSuite("--filter", "inline")
        XCTAssertEqual(result.status, 1)
        assertList(
            result.lines,
            "error: the inline snapshot at FoundSpec.swift:12:65 is not written for “inline”: "
                + "it has changed since it was built; build again, `swift test` without --parallel"
        )
        XCTAssertEqual(runner.text("FoundSpec.swift"), Self.source)
    }

    func testATaskThatOutlivesItsExampleFailsTheRun() throws {
        let result = try runner.run(
            "Snapshot",
            ["--filter", "late"],
            environment: ["FIXTURE_WORDS": "late", "FOUND": "found", "CI": ""]
        )
        XCTAssertEqual(result.status, 1)
        let text = result.output + result.errors
        XCTAssertTrue(text.contains("its example has ended: await the task that compares"), text)
        XCTAssertEqual(snapshots, "")
    }

    func testHooksForAllHaveNoSnapshots() throws {
        let result = try runner.run(
            "Snapshot",
            ["--filter", "group"],
            environment: ["FIXTURE_WORDS": "group", "FOUND": "found", "CI": ""]
        )
        XCTAssertEqual(result.status, 1)
        let reason = "a hook for all has no snapshots, because it belongs to no example: compare in an example"
        XCTAssertEqual(
            result.output.components(separatedBy: "\n").filter { $0.contains(reason) }.count,
            2,
            result.output
        )
        XCTAssertEqual(snapshots, "")
    }

    func testShardsAreUpdatedFromTheirRecordings() throws {
        _ = try runSuite("--shard", "1/2", "--events", "1.jsonl", ci: "1")
        _ = try runSuite("--shard", "2/2", "--events", "2.jsonl", ci: "1")
        let plain = try runner.run(nil, "report", "--format", "none", "1.jsonl", "2.jsonl")
        XCTAssertEqual(plain.status, 1)
        XCTAssertEqual(plain.errors, "")
        XCTAssertEqual(snapshots, "")
        let written = [
            "snapshots: 1 written in FoundSpec.swift", "snapshots: 5 written in \(Self.file)",
            "note: the lines above are those before the snapshots were written; run again before you use a command that has one",
        ]
        for lines in [written, []] {
            let result = try runner.run(nil, "report", "--update-snapshots", "--format", "none", "1.jsonl", "2.jsonl")
            // Writing the snapshot changes the source file, so the recordings no longer match it.
            XCTAssertEqual(
                result.errors.split(separator: "\n").filter { !$0.hasPrefix("error") }.map(String.init),
                lines
            )
            XCTAssertEqual(try names(), all)
        }
    }

    func testWithoutARunnerTheProcessWritesAtItsEnd() throws {
        func runProcess(_ environment: [String: String]) throws -> (Int32, [String]) {
            let environment = ["CI": "", "FIXTURE": "Snapshot"].merging(environment) { $1 }
            let words = environment.map { "\($0)='\($1)'" }.joined(separator: " ")
            try runner.startShell(
                "\(words) '\(FixtureProcess.path)' 2>&1 >/dev/null | grep -E 'snapshots:|not written'; exit 0"
            )
            let result = runner.result()
            return (result.status, result.output.split(separator: "\n").map(String.init))
        }
        XCTAssertEqual(try runProcess(["CI": "1"]).1, [])
        XCTAssertEqual(snapshots, "")
        XCTAssertEqual(
            try runProcess([:]).1,
            ["snapshots: 1 written in FoundSpec.swift", "snapshots: 5 written in \(Self.file)"]
        )
        XCTAssertEqual(try names(), all)
        try putSource(Self.source)
        XCTAssertEqual(try runProcess(["FOUND": "other"]).1, ["snapshots: 1 written in FoundSpec.swift"])
        try putSource(Self.source)
        XCTAssertEqual(
            try runProcess(["FOUND": "other", "SPEC_UPDATE_SNAPSHOTS": "1"]).1,
            ["snapshots: 1 written in FoundSpec.swift", "snapshots: 5 updated in \(Self.file)"]
        )
        // The process exits in the middle of this example.
        XCTAssertEqual(
            try runProcess(["FOUND": "other", "FIXTURE_WORDS": "exits"]).1.last,
            "note: 1 snapshot is not written, because the examples failed otherwise: “exits”"
        )
    }
}
