import SpecEvents
import XCTest

@testable import SnapshotFiles

extension SnapshotDocument {
    fileprivate var textOfFile: String { String(decoding: data, as: UTF8.self) }
}

final class SnapshotDocumentTests: XCTestCase {
    static let hostile = [
        "", "\n", "a", "a\n", "a\n\n", " ", "a \n", "a\t", "\ttab", "```", "````\n```\n", "\"\"\"", "\"\"\"#",
        "\\(x) \\u{41}",
        "\\#(x)", "\\##", "a\r\nb\r\n", "\r", "nul \0 here", "é", "e\u{301}", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{202E}bidi", "\u{FEFF}bom",
        "\u{2028}line",
        "# heading\n## other\n### third", "\u{A0}", "x\u{A0}", "\u{85}", "<<<<<<< HEAD", "\u{1B}[31m", "\\", "\\ \r",
        "    indented\n  less\n", "\"\"\"\u{301}", "\\\u{301}(x)", "```\u{301}", "\u{301}", "\n\u{301}",
        String(repeating: "0123456789\n", count: 5_000),
    ]

    private func key(_ example: String, _ name: String? = nil, of className: String = "M.C") -> SnapshotKey {
        SnapshotKey(className: className, example: example, name: name)
    }

    private func document(_ entries: [SnapshotKey: String]) -> SnapshotDocument {
        var document = SnapshotDocument()
        for (key, text) in entries {
            document.entries[key] = (text, "text")
        }
        return document
    }

    private func read(_ text: String) throws -> SnapshotDocument {
        try SnapshotDocument(Data(text.utf8), of: "C.md")
    }

    /// Compares the documents byte by byte.
    private func assertSame(_ left: SnapshotDocument, _ right: SnapshotDocument, _ message: String = "") {
        func bytes(_ document: SnapshotDocument) -> [SnapshotKey: [[UInt8]]] {
            document.entries.mapValues { [Array($0.text.utf8), Array($0.language.utf8)] }
        }
        XCTAssertEqual(bytes(left), bytes(right), message)
    }

    func testAFileThatIsNotThereHasNoSnapshots() throws {
        XCTAssertTrue(try SnapshotDocument(nil, of: "C.md").entries.isEmpty)
    }

    func testTheFileReadsWell() {
        var written = document([
            key("a cart › is empty"): "nothing\n", key("a cart › is empty", "b"): "```",
            key("a cart › is empty", "a"): "x ",
            key("with `code` & <b>", of: "M.A"): "\\",
        ])
        written.entries[key("a", of: "M.A")] = ("{}", "json")
        XCTAssertEqual(
            written.textOfFile,
            #"""
            # M.A

            ## a

            ```json
            {}
            ```

            ## with \`code\` \& \<b>

            ```text
            \
            ```

            # M.C

            ## a cart › is empty

            ```text
            nothing

            ```

            ### a

            ```text escaped
            x\u{20}
            ```

            ### b

            ````text
            ```
            ````

            """#
        )
    }

    func testEveryTextComesBackByteForByte() throws {
        for text in Self.hostile {
            let written = document([key("e"): text, key("f"): "next"])
            try assertSame(read(written.textOfFile), written, text.debugDescription)
            XCTAssertFalse(written.textOfFile.utf8.contains(0), text.debugDescription)
            XCTAssertFalse(written.textOfFile.utf8.contains(13), text.debugDescription)
        }
    }

    func testNamesDoNotCollide() throws {
        let long = String(repeating: "long ", count: 400)
        let names =
            Self.hostile.dropLast() + ["E", "e", " e", "e ", "e\ne", "e\\ne", long + "a", long + "b", "#", "a#"]
        var entries: [SnapshotKey: String] = [:]
        for (index, name) in names.enumerated() {
            entries[key(name)] = "\(index)"
            entries[key("e", name)] = "named \(index)"
            entries[key("e", of: "M.\(name)")] = "class \(index)"
        }
        let written = document(entries)
        try assertSame(read(written.textOfFile), written)
        XCTAssertGreaterThan(entries.count, 3 * (names.count - 3))
    }

    func testLineEndsOfGitDoNotMatter() throws {
        let written = document([key("e"): "a\nb\n", key("f"): "c\r\nd"])
        try assertSame(read(written.textOfFile.replacing("\n", with: "\r\n")), written)
    }

    func testAFileThatIsOtherwiseIsRefusedWithItsLine() {
        let heading = "a heading that is not below one, or with a backslash that begins no escape"
        let table = [
            ("# C\n\n## e\nnote\n", "line 4: “note” is neither a heading nor in a block"),
            ("# C\n\n## e\n\n```text\na\n", "line 5: the block has no end"),
            ("```text\n```\n", "line 1: a block without a class and an example above it"),
            ("# C\n```text\n```\n", "line 2: a block without a class and an example above it"),
            ("# C\n## e\n```text\n```\n```text\n```\n", "line 5: a second snapshot of the same example and name"),
            ("# C\n## e\\q\n", "line 2: \(heading)"), ("## e\n", "line 1: \(heading)"),
            ("# C\n### n\n", "line 2: \(heading)"),
            ("# C\n## e\n```text escaped\n\\q\n```\n", "line 3: a backslash in the block begins no escape"),
            ("<<<<<<< HEAD\n", "line 1: “<<<<<<< HEAD” is neither a heading nor in a block"),
            ("#### e\n", "line 1: “#### e” is neither a heading nor in a block"),
        ]
        for (text, message) in table {
            XCTAssertThrowsError(try read(text), text) {
                XCTAssertEqual("\($0)", "C.md: \(message); mend the file, or remove it")
            }
        }
        XCTAssertThrowsError(try SnapshotDocument(Data([0xFF]), of: "C.md")) {
            XCTAssertEqual("\($0)", "C.md: line 1: it is not UTF-8; mend the file, or remove it")
        }
    }
}
