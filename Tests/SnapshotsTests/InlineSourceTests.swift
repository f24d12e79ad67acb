import SpecEvents
import XCTest

@testable import SnapshotFiles

final class InlineSourceTests: XCTestCase {
    /// Replaces the snapshot whose arguments begin at the mark `^` with `text`, and returns the new source.
    private func edit(_ source: String, _ text: String) throws -> String {
        let (bytes, line, column) = try place(source)
        return try edited(bytes, line, column, text)
    }

    private func place(_ source: String) throws -> (bytes: [UInt8], line: Int, column: Int) {
        let mark = try XCTUnwrap(source.firstIndex(of: "^"))
        let before = source[..<mark].replacing("\r\n", with: "\n").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return (Array(source.replacing("^", with: "").utf8), before.count, (before.last?.utf8.count ?? 0) + 1)
    }

    private func edited(_ bytes: [UInt8], _ line: Int, _ column: Int, _ text: String) throws -> String {
        var source = try InlineSource(Data(bytes))
        try source.put(text, for: use(bytes, line, column))
        return String(decoding: source.data, as: UTF8.self)
    }

    private func use(_ bytes: [UInt8], _ line: Int, _ column: Int) -> SnapshotUse {
        var use = SnapshotUse(file: "C.swift", key: SnapshotKey(className: "C", example: "e"), line: line)
        (use.column, use.fingerprint) = (column, SnapshotFile.fingerprint(of: Data(bytes)))
        return use
    }

    private func value(_ bytes: [UInt8], _ line: Int, _ column: Int) throws -> String? {
        try InlineSource(Data(bytes)).text(of: use(bytes, line, column))
    }

    func testTheCallGetsTheText() throws {
        let table = [
            ("f(matchInlineSnapshot^())", "a", "f(matchInlineSnapshot { \"\"\"\n    a\n    \"\"\" })"),
            ("\tf(matchInlineSnapshot^( ))", "a\n", "\tf(matchInlineSnapshot { \"\"\"\n\t\ta\n\n\t\t\"\"\" })"),
            (
                "  f(matchInlineSnapshot^(as: .json)) // )", "a",
                "  f(matchInlineSnapshot(as: .json) { \"\"\"\n      a\n      \"\"\" }) // )"
            ),
            (
                "f(matchInlineSnapshot^(as: .custom(\")\\(g(\")\"))\") { \"}\" /* ) */ }))", "a",
                "f(matchInlineSnapshot(as: .custom(\")\\(g(\")\"))\") { \"}\" /* ) */ }) { \"\"\"\n    a\n    \"\"\" })"
            ),
            ("f(matchInlineSnapshot ^{ \"old\" })", "a", "f(matchInlineSnapshot { \"\"\"\n    a\n    \"\"\" })"),
            ("f(matchInlineSnapshot^(/* c */))", "a", "f(matchInlineSnapshot(/* c */) { \"\"\"\n    a\n    \"\"\" })"),
            (
                "f(matchInlineSnapshot^() /* c */ {\n  // c\n  #\"\"\"\n  old\n  \"\"\"#\n})", "\\",
                "f(matchInlineSnapshot() /* c */ {\n  // c\n  #\"\"\"\n  \\\n  \"\"\"#\n})"
            ),
            (
                "ä\r\nf(matchInlineSnapshot^())\r\n", "a",
                "ä\r\nf(matchInlineSnapshot { \"\"\"\r\n    a\r\n    \"\"\" })\r\n"
            ),
            ("é(^matchInlineSnapshot())", "", "é(matchInlineSnapshot { \"\"\"\n\n    \"\"\" })"),
        ]
        for (source, text, expected) in table { XCTAssertEqual(try edit(source, text), expected, source) }
    }

    func testOneInTheArgumentsOfAnotherIsWrittenAlone() throws {
        let text = "f(matchInlineSnapshot(as: .custom { f(matchInlineSnapshot()) }))"
        var source = try InlineSource(Data(text.utf8))
        try source.put("inner", for: use(Array(text.utf8), 1, 39))
        XCTAssertThrowsError(try source.put("outer", for: use(Array(text.utf8), 1, 3))) {
            XCTAssertEqual("\($0)", "another inline snapshot in its arguments was written; run again")
        }
        let inner = "{ f(matchInlineSnapshot { \"\"\"\n    inner\n    \"\"\" }) }"
        XCTAssertEqual(
            String(decoding: source.data, as: UTF8.self),
            text.replacing("{ f(matchInlineSnapshot()) }", with: inner)
        )
    }

    func testEveryTextComesBackByteForByte() throws {
        for text in SnapshotDocumentTests.hostile {
            for source in ["f(matchInlineSnapshot^())", "  f(matchInlineSnapshot^())\r\n"] {
                let (bytes, line, column) = try place(source)
                let result = try edited(bytes, line, column, text)
                // A space separates the closure from the name.
                let (found, foundLine, foundColumn) = try place(
                    result.replacing("matchInlineSnapshot {", with: "matchInlineSnapshot ^{", maxReplacements: 1)
                )
                let value = try self.value(found, foundLine, foundColumn)
                XCTAssertEqual(value.map { Array($0.utf8) }, Array(text.utf8), text.prefix(40).debugDescription)
                XCTAssertFalse(result.utf8.contains(0))
            }
        }
    }

    func testWhatStandsThereIsRead() throws {
        let table = [
            ("matchInlineSnapshot ^{ \"a\\tb\\u{41}\\\"\" }", "a\tbA\""), ("matchInlineSnapshot ^{ \"\" }", ""),
            ("matchInlineSnapshot ^{ #\"\\n\\#n\"# }", "\\n\n"), ("matchInlineSnapshot ^{ ##\"\"#\"## }", "\"#"),
            ("matchInlineSnapshot ^{ \"\"\"\n  a \\\n  b\n\n    c\n  \"\"\" }", "a b\n\n  c"),
        ]
        for (source, value) in table {
            let (bytes, line, column) = try place(source)
            XCTAssertEqual(try self.value(bytes, line, column), value, source)
        }
        let (bytes, line, column) = try place("matchInlineSnapshot^()")
        XCTAssertNil(try value(bytes, line, column))
    }

    func testWhatIsNoSnapshotIsRefused() throws {
        let missing = "there is no call of matchInlineSnapshot there"
        let more = "its closure has more than a plain string; change it by hand"
        let table = [
            ("f(matchSnapshot^())", missing), ("^", missing), ("matchInlineSnapshot ^{ text }", more),
            ("matchInlineSnapshot ^{ \"a\" + b }", more),
            ("matchInlineSnapshot ^{ \"a\\(b)\" }", more),
            ("matchInlineSnapshot ^{ \"a", more),
            ("matchInlineSnapshot^(a", "there is no call of matchInlineSnapshot there"),
            ("matchInlineSnapshot ^{ \"\\q\" }", more),
        ]
        for (source, reason) in table {
            let (bytes, line, column) = try place(source)
            XCTAssertThrowsError(try value(bytes, line, column), source) {
                XCTAssertEqual(($0 as? SnapshotProblem)?.description, reason, source)
            }
        }
        // If the closure is an argument in parentheses, only the example's result shows that the call has a snapshot.
        let (bytes, line, column) = try place("matchInlineSnapshot^({ \"a\" })")
        var known = use(bytes, line, column)
        known.expected = "a"
        XCTAssertThrowsError(try InlineSource(Data(bytes)).text(of: known)) { XCTAssertEqual("\($0)", more) }
        XCTAssertThrowsError(try value(Array("a".utf8), 3, 1))
        XCTAssertThrowsError(try value(Array("a".utf8), 1, 900))
        XCTAssertThrowsError(try InlineSource(nil)) { XCTAssertEqual("\($0)", "there is no such file") }
        XCTAssertThrowsError(try InlineSource(Data([0xFF]))) { XCTAssertEqual("\($0)", "the file is not UTF-8") }
    }
}
