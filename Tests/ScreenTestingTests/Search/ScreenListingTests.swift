import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The element tree in failure messages.
final class ScreenListingTests: XCTestCase {
    /// Returns the lines of the element tree in the message of a failed search.
    private func tree(_ root: @MainActor () -> TestElement, _ request: SearchRequest = SearchRequest(id: "x"))
        -> [String]
    {
        onMain {
            withScreen(root()) {
                let lines = messages { SimpleElementBrowser(request: request).tap(timeout: .zero) }.joined()
                    .split(separator: "\n").map(String.init)
                return Array(lines[((lines.firstIndex(of: "the screen:") ?? 0) + 1)...])
            }
        }
    }

    func testAllThatIsToldOfAnElementIsShown() {
        assertList(
            tree {
                TestElement(
                    .window,
                    [
                        TestElement(.textField, id: "a", label: "b", value: "c").with {
                            $0.hasFocus = true
                            $0.isEnabled = false
                            $0.isHidden = true
                        },
                        TestElement(.image, value: "", frame: .zero),
                    ]
                )
            },
            "    window",
            "      textField, identifier “a”, label “b”, value “c”, disabled, focused, hidden",
            "      image, value “”, without size"
        )
    }

    func testTextsAreOnOneLine() {
        XCTAssertEqual(
            tree { TestElement(.staticText, id: "\u{1B}[2J", label: "a\nb\r\nc\r\td", value: "\u{7}\u{85}") },
            [#"    staticText, identifier “\u{1B}[2J”, label “a\nb\r\nc\r\td”, value “\u{7}\u{85}”"#]
        )
    }

    func testLongTextsAreCut() {
        let text = String(repeating: "å", count: 120)
        XCTAssertEqual(tree { TestElement(.staticText, label: text) }, ["    staticText, label “\(text)”"])
        XCTAssertEqual(
            tree { TestElement(.staticText, label: text + "!") },
            ["    staticText, label “\(text.dropLast())…”"]
        )
    }

    func testTheTextOfASecureFieldIsNotShown() {
        let long = String(repeating: "x", count: 121)
        XCTAssertEqual(
            tree {
                TestElement([
                    TestElement(.secureTextField, value: "secret"), TestElement(.secureTextField, value: "s"),
                    TestElement(.secureTextField, value: long), TestElement(.secureTextField),
                ])
            },
            [
                "    other", "      secureTextField, value of 6 characters",
                "      secureTextField, value of 1 character",
                "      secureTextField, value of 121 characters", "      secureTextField",
            ]
        )
    }

    func testWhatCannotBeFoundIsShown() {
        XCTAssertEqual(
            tree {
                TestElement([
                    TestElement(.button, [TestElement(.image)]).with { $0.exposure = .standsForChildren },
                    TestElement(.sheet, [TestElement(.button, id: "x")]).with { $0.isHidden = true },
                    TestElement(.group, [TestElement(.button, id: "x")]).with { $0.exposure = .childrenOnly },
                    TestElement(.button, id: "x").with { $0.isEnabled = false },
                ])
            },
            [
                "    other", "      button", "        image", "      sheet, hidden", "        button, identifier “x”",
                "      group", "  →     button, identifier “x”", "  →   button, identifier “x”, disabled",
            ]
        )
    }

    func testALongTreeIsCutAroundWhatMatches() {
        let lines = tree {
            TestElement(
                .table,
                (0..<200).map { cell in
                    TestElement(.cell, id: "\(cell)", cell.isMultiple(of: 90) ? [TestElement(.button, id: "x")] : [])
                }
            )
        }
        XCTAssertEqual(
            Array(lines[..<4]),
            ["    table", "      cell, identifier “0”", "  →     button, identifier “x”", "      cell, identifier “1”"]
        )
        XCTAssertEqual(
            Array(lines[29...]),
            [
                "      cell, identifier “27”", "    … 62 more", "      cell, identifier “90”",
                "  →     button, identifier “x”",
                "    … 89 more", "      cell, identifier “180”", "  →     button, identifier “x”", "    … 19 more",
            ]
        )
    }

    func testATreeOfSixtyElementsIsNotCut() {
        XCTAssertEqual(tree { TestElement(.table, (1..<60).map { _ in TestElement() }) }.count, 60)
        XCTAssertEqual(
            tree { TestElement(.table, (1..<61).map { _ in TestElement() }) }.suffix(2),
            ["      other", "    … 31 more"]
        )
    }

    func testSoManyMatchesAreCut() {
        let lines = tree { TestElement(.table, (0..<500).map { _ in TestElement(id: "x") }) }
        XCTAssertEqual(lines.count, 61)
        XCTAssertEqual(lines.last, "    … 441 more")
    }

    func testADeepMatchDoesNotMakeALongTree() {
        let lines = tree({
            (0..<900).reduce(TestElement(id: "x").with { $0.isEnabled = false }) { inner, _ in TestElement([inner]) }
        })
        XCTAssertEqual(lines.count, 61)
        XCTAssertEqual(lines.last, "  → " + String(repeating: "  ", count: 40) + "other, identifier “x”, disabled")
    }

    func testAHugeTreeIsNotListedWhole() {
        let lines = tree { TestElement(.table, (0..<20_001).map { _ in TestElement() }) }
        XCTAssertEqual(lines.count, 31)
        XCTAssertEqual(lines.last, "    … 19970 more, and what was not listed")
    }
}
