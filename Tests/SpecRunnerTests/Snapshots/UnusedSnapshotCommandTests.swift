import SpecEvents
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

/// Which snapshots count as unused, and which of them are removed.
final class UnusedSnapshotCommandTests: SnapshotCommandTestCase {
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
        let inline = SnapshotKey(className: "FixtureSuite.SnapshotSpec", example: "inline", name: "old")
        document.entries[inline] = other
        try FileManager.default.createDirectory(atPath: runner.file("Snapshots"), withIntermediateDirectories: true)
        try document.data.write(to: URL(fileURLWithPath: runner.file("Snapshots/Old.md")))
        try "class Left {}".write(toFile: runner.file("Left.swift"), atomically: true, encoding: .utf8)
        let result = try runSuite("--remove-unused-snapshots")
        XCTAssertEqual(result.lines.last, "snapshots: 2 removed in Snapshots/Old.md")
        document.entries[inline] = nil
        document.entries[SnapshotKey(className: "FixtureSuite.Gone", example: "e")] = nil
        XCTAssertEqual(Data(runner.text("Snapshots/Old.md").utf8), document.data)
    }

    /// Stores snapshots of examples that the suite does not have, or that do not use them.
    private func putUnused(_ examples: (name: String, part: String?)...) throws {
        var document = SnapshotDocument()
        for example in examples {
            let key = SnapshotKey(className: "FixtureSuite.SnapshotSpec", example: example.name, name: example.part)
            document.entries[key] = ("x", "text")
        }
        try FileManager.default.createDirectory(atPath: runner.file("Snapshots"), withIntermediateDirectories: true)
        try document.data.write(to: URL(fileURLWithPath: runner.file("Snapshots/Old.md")))
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
                "note: 1 snapshot is kept in Snapshots for code that #if may leave out"
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
}
