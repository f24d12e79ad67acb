import SpecEvents
import TestSupport
import XCTest

@testable import SnapshotFiles
@testable import SpecRunner

final class UnusedSnapshotsTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "unused-\(UUID().uuidString)"
        var document = SnapshotDocument()
        document.entries[SnapshotKey(className: "M.CartSpec", example: "gone")] = ("x", "text")
        try put(String(decoding: document.data, as: UTF8.self), "Shared/Snapshots/CartSpec.md")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func put(_ text: String, _ file: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// What is told after a run of examples in two folders.
    private func notice(after result: ExampleResult = ExampleResult(status: .passed, duration: 0)) -> [String] {
        let examples = ["Specs/CartSpec.swift", "Shared/Shared.swift"].map { file in
            ExampleIdentity(
                identifier: "M.CartSpec/\(file)",
                names: [file],
                location: CodeLocation(file: "\(folder)/\(file)", line: 1)
            )
        }
        let found = SnapshotRun()
        for example in examples { found.report(.exampleFinished(example, result)) }
        return UnusedSnapshots(found, examples).notice.map { $0.replacing(folder, with: "F") }
    }

    func testASnapshotThatARunTimeConditionLeavesOutIsKept() throws {
        let file = "Specs/CartSpec.swift"
        var document = SnapshotDocument()
        document.entries[SnapshotKey(className: "M.CartSpec", example: file, name: "b")] = ("x", "text")
        try put(String(decoding: document.data, as: UTF8.self), "Specs/Snapshots/CartSpec.md")
        func isTold(_ body: String) throws -> Bool {
            try put("it(\"\") { \(body) }\nit(\"\") { expect(x).to(matchSnapshot()) }\nclass CartSpec {}", file)
            return notice().contains("  F/Specs/Snapshots/CartSpec.md: \(file), “b”")
        }
        XCTAssertFalse(try isTold("if isMac { expect(x).to(matchSnapshot(named: \"b\")) }"))
        XCTAssertTrue(try isTold("// expect(x).to(matchSnapshot(named: \"b\"))"))
        XCTAssertTrue(try isTold("expect(x).to(matchInlineSnapshot())"))
        for literal in ["#\"b\"#", "\"\\u{62}\""] {
            XCTAssertFalse(try isTold("if isMac { expect(x).to(matchSnapshot(named: \(literal))) }"), literal)
        }
        // In a helper, a hook or a loop, which the names tell.
        XCTAssertFalse(
            try isTold("check(x)\nfunc check(_ x: X?) { if let x { expect(x).to(matchSnapshot(named: \"b\")) } }")
        )
        XCTAssertFalse(
            try isTold("for name in isMac ? [\"a\"] : [\"a\", \"b\"] { expect(x).to(matchSnapshot(named: name)) }")
        )
    }

    func testAComparisonWithoutANameKeepsThoseWithoutAName() throws {
        let file = "Specs/CartSpec.swift"
        var document = SnapshotDocument()
        document.entries[SnapshotKey(className: "M.CartSpec", example: file)] = ("x", "text")
        try put(String(decoding: document.data, as: UTF8.self), "Specs/Snapshots/CartSpec.md")
        let table = [
            ("matchSnapshot()", false), ("matchSnapshot(as: .json)", false), ("matchSnapshot", false),
            ("matchSnapshot(as: .custom { $0.named })", false), ("other(matchSnapshot(), named: \"a\")", false),
            ("matchSnapshot(named: \"a\")", true), ("matchSnapshot(as: .custom { $0.name }, named: name)", true),
            ("equal(1)", true), ("equal(\"matchSnapshot()\")", true), ("equal(1) // matchSnapshot()", true),
        ]
        for (comparison, isTold) in table {
            // As in a helper: where it stands does not matter.
            try put("func f() {\n    expect(x).to(\(comparison))\n}\nclass CartSpec {}", file)
            XCTAssertEqual(notice().contains("  F/Specs/Snapshots/CartSpec.md: \(file)"), isTold, comparison)
        }
    }

    func testAnExampleThatMayUseOthersNextTimeKeepsItsSnapshots() throws {
        let file = "Specs/CartSpec.swift"
        var document = SnapshotDocument()
        document.entries[SnapshotKey(className: "M.CartSpec", example: file)] = ("x", "text")
        try put(String(decoding: document.data, as: UTF8.self), "Specs/Snapshots/CartSpec.md")
        try put("it(\"\") { expect(x).to(matchSnapshot(named: \"a\")) }\nclass CartSpec {}", file)
        func isTold(_ change: (inout ExampleResult) -> Void) -> Bool {
            let key = SnapshotKey(className: "M.CartSpec", example: file, name: "a")
            var result = ExampleResult(status: .passed, duration: 0)
            result.snapshots = [
                SnapshotUse(file: "S.md", key: key), SnapshotUse(file: file, key: key.named(nil), line: 1),
            ]
            change(&result)
            return notice(after: result).contains("  F/Specs/Snapshots/CartSpec.md: \(file)")
        }
        XCTAssertTrue(isTold { _ in }, "an inline snapshot is no use of a stored one")
        XCTAssertFalse(isTold { $0.status = .failed })
        XCTAssertFalse(isTold { $0.expectedFailures = [] })
        XCTAssertFalse(isTold { $0.snapshots?[0].isOfRepeated = true })
    }

    func testAFileThatCannotBeReadIsToldAlsoIfNothingIsUnused() throws {
        try FileManager.default.removeItem(atPath: "\(folder)/Shared")
        XCTAssertEqual(notice(), [])
        try put("words\n", "Specs/Snapshots/Bad.md")
        assertList(
            notice(),
            "warning: F/Specs/Snapshots/Bad.md: line 1: “words” is neither a heading nor in a block; "
                + "mend the file, or remove it"
        )
    }

    func testASnapshotOfASharedExampleIsKeptIfItsClassHasConditions() throws {
        try put("func shared() {}", "Shared/Shared.swift")
        try put("class CartSpec {}", "Specs/CartSpec.swift")
        assertList(
            notice(),
            "1 snapshot is not used any more; --remove-unused-snapshots removes them:",
            "  F/Shared/Snapshots/CartSpec.md: gone"
        )
        for condition in ["#if os(Windows)", "#if(os(Windows))"] {
            try put("class CartSpec {\n\(condition)\nlet x = shared()\n#endif\n}", "Specs/CartSpec.swift")
            XCTAssertEqual(notice(), [])
        }
        try put("class Other {\n#if os(Windows)\nlet x = shared()\n#endif\n}", "Specs/CartSpec.swift")
        XCTAssertEqual(notice().count, 2)
    }
}
