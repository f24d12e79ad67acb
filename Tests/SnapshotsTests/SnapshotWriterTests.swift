import SpecEvents
import TestSupport
import XCTest

@testable import SnapshotFiles

final class SnapshotWriterTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var file: String { "\(folder)/Snapshots/C.md" }
    private var source: String { "\(folder)/C.swift" }

    private func use(_ example: String, _ expected: String?, _ actual: String) -> SnapshotUse {
        let key = SnapshotKey(className: "M.C", example: example)
        var use = SnapshotUse(file: file, key: key)
        (use.expected, use.actual) = (expected, actual)
        return use
    }

    private func inline(_ line: Int, _ expected: String?, _ actual: String) throws -> SnapshotUse {
        var use = use("e", expected, actual)
        use.file = source
        use.fingerprint = try SnapshotFile(source).read().map(SnapshotFile.fingerprint)
        (use.line, use.column) = (line, 20)
        return use
    }

    private func content(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    private func document() throws -> SnapshotDocument { try SnapshotDocument(Data(content(file).utf8), of: file) }

    private func put(_ text: String, _ path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func reasons(_ uses: SnapshotUse...) -> [String] { Self.write(uses).refused.map(\.reason) }

    /// Writes the snapshots of several examples, each of which has used one snapshot.
    private static func write(_ uses: [SnapshotUse]) -> SnapshotWriter {
        let results = uses.map { use in
            var result = ExampleResult(status: .passed, duration: 0)
            result.snapshots = [use]
            return [result]
        }
        return SnapshotWriter(results, updates: true)
    }

    func testWhatIsMissingIsAddedOnce() throws {
        let first = Self.write([use("b", nil, "x"), use("a", nil, "y"), use("b", nil, "x")])
        XCTAssertEqual(first.summary, ["snapshots: 2 written in \(file)"])
        XCTAssertEqual(content(file), "# M.C\n\n## a\n\n```text\ny\n```\n\n## b\n\n```text\nx\n```\n")
        let second = Self.write([use("b", nil, "x"), use("b", "w", "x")])
        XCTAssertEqual(second.summary, [])
        let third = Self.write([use("b", "x", "z"), use("c", nil, "z")])
        XCTAssertEqual(third.summary, ["snapshots: 1 written, 1 updated in \(file)"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Snapshots"), ["C.md"])
    }

    func testWhatHasChangedSinceIsKept() throws {
        _ = Self.write([use("a", nil, "by hand")])
        let changed = "it has changed since the run began; run again"
        XCTAssertEqual(reasons(use("a", nil, "x"), use("b", nil, "y")), [changed])
        XCTAssertEqual(reasons(use("a", "old", "x"), use("c", "old", "x")), [changed, changed])
        XCTAssertEqual(try document().entries.values.map(\.text).sorted(), ["by hand", "y"])
        try put("# M.C\n\nmine\n", file)
        assertList(
            Self.write([use("a", nil, "x")]).summary,
            "error: the snapshot in \(file) is not written for “a”: \(file): line 3: “mine” is neither a heading nor in a block; "
                + "mend the file, or remove it"
        )
        XCTAssertEqual(content(file), "# M.C\n\nmine\n")
    }

    func testExamplesThatFailedOtherwiseAreNamed() {
        func note(_ names: String...) -> [String] {
            let results = names.map { name in
                var result = ExampleResult(status: .skipped, duration: 0)
                result.snapshots = [use(name, nil, "x"), use(name, nil, "x")]
                return [result]
            }
            return SnapshotWriter(results, updates: false).summary
        }
        let words = "not written, because the examples failed otherwise"
        XCTAssertEqual(note("b"), ["note: 1 snapshot is \(words): “b”"])
        XCTAssertEqual(note("b", "c", "a"), ["note: 3 snapshots are \(words): “a”, “b”, “c”"])
        XCTAssertEqual(note("b", "c", "a", "d"), ["note: 4 snapshots are \(words): “a”, “b”, “c” …"])
        XCTAssertEqual(content(file), "")
    }

    func testNamesThatATerminalWouldObeyAreEscaped() throws {
        let name = "a\u{1B}[2J\u{7}\u{202E}\nb"
        let shown = "“" + #"a\u{1B}[2J\u{7}\u{202E}\nb"# + "”"
        let refused = Self.write([use(name, nil, "x"), use(name, nil, "y")])
        XCTAssertEqual(refused.problems.count, 1)
        XCTAssertTrue(refused.problems[0].contains(" is not written for \(shown): "), refused.problems[0])
        var failed = ExampleResult(status: .crashed, duration: 0)
        failed.snapshots = [use(name, nil, "x")]
        let held = SnapshotWriter([[failed]], updates: true).summary
        XCTAssertTrue(held[0].hasSuffix(": \(shown)"), held[0])
    }

    func testDifferentTextsForOneSnapshotAreRefused() throws {
        let reason = "it was compared with different texts; name each: matchSnapshot(named:)"
        XCTAssertEqual(reasons(use("a", nil, "x"), use("a", nil, "y"), use("b", nil, "z")), [reason])
        XCTAssertEqual(content(file), "# M.C\n\n## b\n\n```text\nz\n```\n")
        // Text that matched in one place must not be replaced with text from another place.
        _ = Self.write([use("kept", nil, "x")])
        var matched = use("kept", nil, "")
        matched.actual = nil
        let writer = Self.write([use("kept", "x", "y"), use("b", "z", "w"), matched])
        XCTAssertEqual(writer.refused.map(\.reason), [reason])
        XCTAssertEqual(try document().entries.values.map(\.text).sorted(), ["w", "x"])
        // Texts that differ only in Unicode composition are different texts.
        XCTAssertEqual(reasons(use("c", nil, "é"), use("c", nil, "e\u{301}")), [reason])
        try put("matchInlineSnapshot()\n", source)
        let advice = "it was compared with different texts; use matchSnapshot(), one per example"
        XCTAssertEqual(reasons(try inline(1, nil, "x"), try inline(1, nil, "y")), [advice])
        XCTAssertEqual(content(source), "matchInlineSnapshot()\n")
    }

    /// Two test targets can share a helper file through a symbolic link.
    func testASourceThatALinkLeadsToIsTheSame() throws {
        let link = "\(folder)/Link.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
        let call = "matchInlineSnapshot(as: .text)"
        try put("\(call)\n", source)
        func linked(_ actual: String) throws -> SnapshotUse {
            var use = try inline(1, nil, actual)
            (use.file, use.column) = (link, 20)
            return use
        }
        let advice = "it was compared with different texts; use matchSnapshot(), one per example"
        XCTAssertEqual(reasons(try inline(1, nil, "x"), try linked("y")), [advice])
        XCTAssertEqual(content(source), "\(call)\n")
        XCTAssertEqual(reasons(try inline(1, nil, "x"), try linked("x")), [])
        XCTAssertEqual(content(source), "\(call) { \"\"\"\n    x\n    \"\"\" }\n")
    }

    func testSourceIsChangedInOnePiece() throws {
        try put("matchInlineSnapshot()\nmatchInlineSnapshot { \"a\" }\n", source)
        var second = try inline(2, "a", "b")
        second.column = 21
        let uses = [try inline(1, nil, "x\ny"), second]
        let after =
            "matchInlineSnapshot { \"\"\"\n    x\n    y\n    \"\"\" }\nmatchInlineSnapshot { \"\"\"\n    b\n    \"\"\" }\n"
        XCTAssertEqual(Self.write(uses).summary, ["snapshots: 1 written, 1 updated in \(source)"])
        XCTAssertEqual(content(source), after)
        // In a file that has changed, a line number may refer to different code.
        let changed = "it has changed since the run began; run again"
        XCTAssertEqual(reasons(uses[0], uses[1]), [changed, changed])
        XCTAssertEqual(content(source), after)
    }

    func testSourceThatIsNotAsItWasBuiltIsKept() throws {
        try put("matchInlineSnapshot { \"a\" }\n", source)
        var use = try inline(1, "b", "c")
        use.column = 21
        XCTAssertEqual(reasons(use), ["it has changed since the run began; run again"])
        use.fingerprint = nil
        XCTAssertEqual(
            reasons(use),
            ["it has changed since it was built; build again, `swift test` without --parallel"]
        )
        use.file = "\(folder)/Other.swift"
        XCTAssertEqual(reasons(use), ["there is no such file"])
        XCTAssertEqual(content(source), "matchInlineSnapshot { \"a\" }\n")
        XCTAssertFalse(FileManager.default.fileExists(atPath: use.file))
    }

    func testAFileThatCannotBeWrittenIsNamed() throws {
        _ = Self.write([use("a", nil, "x")])
        chmod(file, 0o444)
        XCTAssertEqual(reasons(use("a", "x", "y")), ["\(file): it is read-only"])
        chmod(file, 0o640)
        XCTAssertEqual(reasons(use("a", "x", "y")), [])
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int, 0o640)
        var lost = use("a", nil, "x")
        lost.file = "\(folder)/gone/Snapshots/C.md"
        XCTAssertEqual(reasons(lost), ["\(lost.file): the folder \(folder)/gone/Snapshots: No such file or directory"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/gone"))
    }

    func testAFullDiskLeavesTheFileAsItWas() throws {
        _ = Self.write([use("a", nil, "x")])
        let before = content(file)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(1), &limit)  // RLIMIT_FSIZE
        var small = rlimit(rlim_cur: 1000, rlim_max: limit.rlim_max)
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(1), &small)
        let found = reasons(use("a", "x", String(repeating: "y", count: 2000)))
        setrlimit(__rlimit_resource_t(1), &limit)
        XCTAssertEqual(found, ["\(file): File too large"])
        XCTAssertEqual(content(file), before)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Snapshots"), ["C.md"])
    }

    func testALinkStaysALink() throws {
        try put("matchInlineSnapshot()\n", "\(folder)/Real.swift")
        try FileManager.default.createSymbolicLink(atPath: source, withDestinationPath: "\(folder)/Real.swift")
        XCTAssertEqual(reasons(try inline(1, nil, "x")), [])
        XCTAssertEqual(content("\(folder)/Real.swift"), "matchInlineSnapshot { \"\"\"\n    x\n    \"\"\" }\n")
        XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: source))
    }

    func testProcessesThatWriteAtOnceLoseNothing() throws {
        let uses = (0..<16).map { index in (0..<5).map { use("\(index) \($0)", nil, "x") } }
        DispatchQueue.concurrentPerform(iterations: 16) { index in
            for use in uses[index] { _ = Self.write([use]) }
        }
        XCTAssertEqual(try document().entries.count, 80)
    }
}
