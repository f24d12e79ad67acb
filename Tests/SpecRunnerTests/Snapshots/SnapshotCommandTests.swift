import Foundation
import SpecEvents
import TestSupport
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

/// Runs with snapshots, in the folder of the runner: it has the source of the suite, as if the suite were built from it.
final class SnapshotCommandTests: RunnerProcessTestCase {
    private static let directive = "#sourceLocation(file:\"FoundSpec.swift\",line:1)\n"
    private static let source: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../FixtureSuite/SnapshotSpec.swift").standardized
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: directive).last ?? ""
    }()

    override func setUpWithError() throws {
        try super.setUpWithError()
        try putSource(Self.source)
    }

    /// Writes the source as it was before the suite was built.
    private func putSource(_ text: String, age: TimeInterval = 1e6) throws {
        let file = runner.file("FoundSpec.swift")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let date = Date(timeIntervalSinceNow: -age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }

    private func runSuite(_ arguments: String..., words: String = "", found: String = "found", ci: String = "") throws
        -> (status: Int32, lines: [String])
    {
        let environment = ["FIXTURE_WORDS": words, "FOUND": found, "CI": ci]
        let result = try runner.run("Snapshot", ["--format", "none"] + arguments, environment: environment)
        return (result.status, result.errors.split(separator: "\n").map(String.init))
    }

    private static let file = "Snapshots/SnapshotSpec.md"
    private var snapshots: String { runner.text(Self.file) }

    private func document(_ path: String = file) throws -> SnapshotDocument {
        try SnapshotDocument(Data(runner.text(path).utf8), of: path)
    }

    private func names() throws -> [String] {
        try document().keys.map { $0.example + ($0.name.map { " \($0)" } ?? "") }
    }

    private let all = ["one", "row: \"X\"", "row: \"x\"", "two a", "two b"]

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
        // The suite that runs has no text in its source.
        try putSource(Self.source)
        let before = snapshots
        let second = try runSuite("--repeat", "2", "--jobs", "2")
        XCTAssertEqual(second.lines, ["snapshots: 1 written in FoundSpec.swift"])
        XCTAssertEqual(snapshots, before)
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
        XCTAssertEqual(failed.lines, ["note: 2 snapshots are not written, because the examples failed otherwise"])
        XCTAssertEqual(try runSuite("--filter", "two", words: "crash").lines, [])
        XCTAssertEqual(
            try runSuite("--filter", "two", words: "skip").lines,
            ["note: 2 snapshots are not written, because the examples failed otherwise"]
        )
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
        XCTAssertEqual(
            others.lines,
            [
                "error: the snapshot in \(Self.file) is not written for “others”: it was compared with different texts; "
                    + "name each of them by matchSnapshot(named:)"
            ]
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
        let note = "note: 1 snapshot is not written, because the examples failed otherwise"
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
        XCTAssertTrue(
            result.errors.contains("error: the inline snapshot at FoundSpec.swift:12 is not written"),
            result.errors
        )
    }

    func testWhatPollsOrFindsSeveralTextsIsRefused() throws {
        let polls = try runSuite("--filter", "polls", words: "polls")
        XCTAssertEqual(polls.status, 1)
        XCTAssertEqual(polls.lines, [])
        let twice = try runSuite("--filter", "twice", words: "twice")
        XCTAssertEqual(twice.status, 1)
        XCTAssertEqual(
            twice.lines,
            [
                "error: the snapshot in \(Self.file) is not written for “twice”: it was compared with different texts; "
                    + "name each of them by matchSnapshot(named:)"
            ]
        )
        XCTAssertEqual(snapshots, "")
    }

    func testSourceThatIsNewerThanTheSuiteIsKept() throws {
        try putSource(Self.source, age: -60)
        let result = try runSuite("--filter", "inline")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.lines,
            [
                "error: the inline snapshot at FoundSpec.swift:12 is not written for “inline”: "
                    + "the file has changed since it was built; build and run again, `swift test` without --parallel"
            ]
        )
        XCTAssertEqual(runner.text("FoundSpec.swift"), Self.source)
    }

    func testUnusedSnapshotsAreToldAndRemovedAfterAWholeRunOnly() throws {
        _ = try runSuite(words: "more")
        XCTAssertEqual(try names(), ["more"] + all)
        let notice = [
            "1 snapshot is not used any more; --remove-unused-snapshots removes them:", "  \(Self.file): more",
        ]
        try putSource(Self.source)
        let inline = "snapshots: 1 written in FoundSpec.swift"
        XCTAssertEqual(try runSuite().lines, [inline] + notice)
        let remove = "--remove-unused-snapshots"
        func note(_ reason: String) -> [String] { ["note: no unused snapshots are removed: \(reason)"] }
        XCTAssertEqual(try runSuite(remove, "--filter", "one").lines, note("not all examples were selected"))
        XCTAssertEqual(
            try runSuite(remove, "--shard", "1/2", "--filter", ".").lines.last,
            note("not all examples were selected")[0]
        )
        XCTAssertEqual(try runSuite(remove, words: "crash").lines.last, note("the run failed")[0])
        XCTAssertEqual(try runSuite(remove, found: "other").lines.last, note("the run failed")[0])
        try putSource(Self.source)
        XCTAssertEqual(try runSuite(remove, words: "pending").lines, [inline])
        XCTAssertEqual(try names(), ["more"] + all)
        try putSource(Self.source)
        XCTAssertEqual(try runSuite(remove).lines, [inline, "snapshots: 1 removed in \(Self.file)"])
        XCTAssertEqual(try names(), all)
    }

    func testASnapshotOfAClassThatIsLeftOutAndOfOtherTestsIsNotUnused() throws {
        let other = (text: "x", language: "text")
        var document = SnapshotDocument()
        for name in ["FixtureSuite.Left", "FixtureSuite.Gone", "Other.Class", "FixtureSuite.T in XCTest"] {
            document.entries[SnapshotKey(className: name, example: "e")] = other
        }
        // An example with an inline snapshot uses no entry.
        let inline = SnapshotKey(className: "FixtureSuite.SnapshotSpec", example: "inline")
        document.entries[inline] = other
        try FileManager.default.createDirectory(atPath: runner.file("Snapshots"), withIntermediateDirectories: true)
        try document.text.write(toFile: runner.file("Snapshots/Old.md"), atomically: true, encoding: .utf8)
        try "class Left {}".write(toFile: runner.file("Left.swift"), atomically: true, encoding: .utf8)
        let result = try runSuite("--remove-unused-snapshots")
        XCTAssertEqual(result.lines.last, "snapshots: 2 removed in Snapshots/Old.md")
        document.entries[inline] = nil
        document.entries[SnapshotKey(className: "FixtureSuite.Gone", example: "e")] = nil
        XCTAssertEqual(runner.text("Snapshots/Old.md"), document.text)
    }

    /// Stores snapshots of examples that the suite does not have, or that do not use them.
    private func putUnused(_ examples: (name: String, part: String?)...) throws {
        var document = SnapshotDocument()
        for example in examples {
            let key = SnapshotKey(className: "FixtureSuite.SnapshotSpec", example: example.name, name: example.part)
            document.entries[key] = ("x", "text")
        }
        try FileManager.default.createDirectory(atPath: runner.file("Snapshots"), withIntermediateDirectories: true)
        try document.text.write(toFile: runner.file("Snapshots/Old.md"), atomically: true, encoding: .utf8)
    }

    func testASnapshotOfAnExampleThatAConditionMayLeaveOutIsKept() throws {
        let remove = "--remove-unused-snapshots"
        func removeUnused(beside source: String) throws -> String? {
            try putUnused(("gone", nil), ("one", "other"))
            try source.write(toFile: runner.file("Other.swift"), atomically: true, encoding: .utf8)
            try putSource(Self.source)
            XCTAssertEqual(try runSuite(remove).status, 0)
            return runner.text("Snapshots/Old.md").split(separator: "\n").filter { $0.hasPrefix("##") }.joined()
        }
        let code = "func examples() {\n    #if os(Windows)\n    it(\"gone\") {}\n    #endif\n}\n"
        XCTAssertEqual(try removeUnused(beside: code), "## gone")
        try putSource(Self.source)
        XCTAssertTrue(
            try runSuite(remove).lines.contains(
                "note: 1 snapshot is kept in Snapshots: #if may leave out what uses it"
            )
        )
        try putSource(Self.source)
        XCTAssertFalse(try runSuite().lines.contains { $0.contains("not used") })
        for imports in ["#if canImport(UIKit)\nimport UIKit\n#endif\nf()", "#if DEBUG\n#else\n// f()\n#endif"] {
            XCTAssertEqual(try removeUnused(beside: imports), "")
        }
    }

    func testWhatOnlySomeRunsOfARepeatedExampleUseIsKept() throws {
        try putUnused(("same", "drawn"), ("one", "other"))
        let result = try runSuite("--remove-unused-snapshots", words: "repeated,fewer")
        XCTAssertEqual(result.lines.last, "snapshots: 1 removed in Snapshots/Old.md")
        XCTAssertEqual(try document("Snapshots/Old.md").keys.map(\.example), ["same"])
    }

    func testATaskThatOutlivesItsExampleFailsTheRun() throws {
        let result = try runner.run(
            "Snapshot",
            ["--filter", "late"],
            environment: ["FIXTURE_WORDS": "late", "FOUND": "found", "CI": ""]
        )
        XCTAssertEqual(result.status, 1)
        let text = result.output + result.errors
        XCTAssertTrue(text.contains("its example has ended: await in the example the task that compares"), text)
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

    func testAMutantThatLeavesASnapshotMissingFails() throws {
        for update in ["", "1"] {
            let words =
                "CI= SPEC_MUTANT=0 SPEC_UPDATE_SNAPSHOTS=\(update) FIXTURE=Snapshot '\(FixtureProcess.path)' 2>&1"
            try runner.startShell(words)
            let result = runner.result()
            XCTAssertEqual(result.status, 1)
            XCTAssertFalse(result.output.contains("snapshots: "), result.output)
            XCTAssertTrue(result.output.contains(", and there is none"), result.output)
        }
        XCTAssertEqual(snapshots, "")
    }

    func testShardsAreUpdatedFromTheirRecordings() throws {
        _ = try runSuite("--shard", "1/2", "--events", "1.jsonl", ci: "1")
        _ = try runSuite("--shard", "2/2", "--events", "2.jsonl", ci: "1")
        let plain = try runner.run(nil, "report", "--format", "none", "1.jsonl", "2.jsonl")
        XCTAssertEqual(plain.status, 1)
        XCTAssertEqual(plain.errors, "")
        XCTAssertEqual(snapshots, "")
        let written = ["snapshots: 1 written in FoundSpec.swift", "snapshots: 5 written in \(Self.file)"]
        for lines in [written, []] {
            let result = try runner.run(nil, "report", "--update-snapshots", "--format", "none", "1.jsonl", "2.jsonl")
            // What was written changes the source, so that the recordings do not fit any more.
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
    }
}
