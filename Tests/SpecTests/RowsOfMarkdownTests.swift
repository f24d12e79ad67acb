import Expect
import Promises
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Rows from a Markdown file.
final class RowsOfMarkdownTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "rows-\(UUID().uuidString)")

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private static let discounts = """
        ## Discounts
        | age | price | name   | free  |
        | --- | ----- | ------ | ----- |
        | 5   | 0.0   | a \\| b | true  |
        | 30  | 12.5  |        | false |
        """

    /// Writes the text to a Markdown file.
    ///
    /// - Returns: The file's path relative to the root directory, one of the folders that contain this test.
    private func write(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Rows.md")
        try Data(text.utf8).write(to: file)
        return String(file.path.dropFirst())
    }

    func testCellsBecomeValuesByType() throws {
        let path = try write(Self.discounts)
        onMain {
            let inner = runInner {
                it("costs", rows: rows(of: "discounts", in: path)) {
                    (age: Int, price: Double, name: String, isFree: Bool) in
                    expect(price == 0) == isFree
                    expect(name) == (age == 5 ? "a | b" : "")
                }
            }
            XCTAssertEqual(inner.names, [["costs: 5, 0.0, \"a | b\", true"], ["costs: 30, 12.5, \"\", false"]])
            XCTAssertEqual(inner.messages, [])
            XCTAssertEqual(inner.identities.map { $0.location?.line }, [4, 5])
            XCTAssertEqual(Set(inner.identities.map { $0.location?.file }), ["/\(path)"])
        }
    }

    func testATableOfOneColumnFeedsExamplesAndGroups() throws {
        let path = try write("# A\n| n |\n| - |\n| 1 |\n| 2 |")
        onMain {
            let inner = runInner {
                it("is small", rows: rows(of: "A", in: path)) { (number: Int) in expect(number) < 2 }
                context("with", rows: rows(of: "A", in: path), named: { "number \($0)" }) { (number: Int) in
                    it("counts") { expect(number) > 0 }
                }
            }
            XCTAssertEqual(
                inner.names,
                [["is small: 1"], ["is small: 2"], ["with: number 1", "counts"], ["with: number 2", "counts"]]
            )
            XCTAssertEqual(inner.statuses, [.passed, .failed, .passed, .passed])
        }
    }

    func testAFileBesideTheSpecIsFound() {
        let file: StaticString = #filePath
        let inner = runInner {
            it("is", rows: rows(of: "Nothing", in: "Planning/../../../README.md", file: file)) { (_: Int) in }
        }
        let message = inner.messages.first ?? ""
        XCTAssertTrue(message.hasPrefix("no table \"Nothing\" in Planning/../../../README.md\nA table has"), message)
    }

    func testWhatCannotBeReadFailsWithItsPlace() throws {
        for (table, message, line) in [
            ("Discuonts", "no table \"Discuonts\" in ", nil),
            ("Twice", "2 tables \"Twice\" in ", nil),
            ("Narrow", "a row of the table \"Narrow\" has 1 cells, not 2", 9),
            ("Ragged", "a row of the table \"Ragged\" has 1 cells, not 2", 14),
            ("Bad", "\"thirty\" is no Int", 18),
            ("Empty", "it(\"costs\") has no rows", nil),
        ] as [(String, String, Int?)] {
            let path = try write(
                """
                ## Twice
                | a |

                | b |
                ## Discounts
                |x|y|
                |1|2|
                ## Narrow
                |x|
                |1|
                ## Ragged
                |x|y|
                |-|-|
                |1|
                ## Bad
                |x|y|
                |1|2|
                |thirty|1|
                ## Empty
                |x|y|
                |-|-|
                """
            )
            onMain {
                let inner = runInner {
                    it("costs", rows: rows(of: table, in: path)) { (x: Int, y: Int) in expect(x) < y }
                    it("another") { expect(1) == 1 }
                }
                XCTAssertEqual(inner.statuses.first, .failed, table)
                XCTAssertEqual(inner.messages.first?.hasPrefix(message), true, inner.messages.first ?? "")
                if let line { XCTAssertEqual(inner.lines.first, line, table) }
                XCTAssertEqual(inner.statuses.last, .passed, "the others run: \(table)")
            }
        }
    }

    func testWhatMayHideRowsFails() throws {
        for (text, line, explanation, remedy) in [
            ("## A\n| n |\n| - |\n| 1 |\n\n```\n| 2 |", 6, "the code that begins here has no end", "close it with ```"),
            (
                "## A\n| n |\n| - |\n| 1 |\n<!--\n| 2 |", 5, "the comment that begins here has no end",
                "close it with -->"
            ),
            (
                "## A\n| n |\n| - |\n| 1 |\n2 |", 5, "the line “2 |” continues the table above it",
                "begin it with |, or leave an empty line above it"
            ),
        ] {
            let path = try write(text)
            onMain {
                let inner = runInner {
                    it("is small", rows: rows(of: "A", in: path)) { (number: Int) in expect(number) < 2 }
                }
                XCTAssertEqual(
                    inner.messages,
                    [
                        """
                        the tables of \(path) cannot be read
                        In line \(line), \(explanation), so rows may be missing.
                        Fix: \(remedy).
                        """
                    ]
                )
                XCTAssertEqual(inner.lines, [line])
            }
        }
    }

    func testOtherMistakesInTheFileHideNoRows() throws {
        let path = try write("## A\n| n |\n| - |\n| 1 |\n\n- twice\n- twice\n\nbelow")
        onMain {
            let inner = runInner {
                it("is small", rows: rows(of: "A", in: path)) { (number: Int) in expect(number) < 2 }
            }
            XCTAssertEqual(inner.statuses, [.passed])
        }
    }

    func testAFileThatIsNotUTF8IsRead() throws {
        _ = try write("")
        let file = folder.appending(path: "Rows.md")
        try (Data([0xE9]) + Data("\n## A\n| n |\n| - |\n| 1 |\n".utf8)).write(to: file)
        onMain {
            let inner = runInner {
                it("is small", rows: rows(of: "A", in: String(file.path.dropFirst()))) { (number: Int) in
                    expect(number) < 2
                }
            }
            XCTAssertEqual(inner.statuses, [.passed])
        }
    }

    func testAMissingFileIsNamed() {
        let inner = runInner {
            it("costs", rows: rows(of: "Discounts", in: "no/such.md")) { (x: Int) in expect(x) == 1 }
        }
        XCTAssertEqual(
            inner.messages.first,
            """
            no table "Discounts" in no/such.md
            There is no such file beside the spec, and none in the folders around it.
            Fix: correct the name, or write the table.
            """
        )
    }
}
