import ScreenTesting
import XCTest

final class SearchRequestTests: XCTestCase {
    func testARequestInWords() {
        let requests = [
            SearchRequest(), SearchRequest(type: .cell), SearchRequest(id: "Next"),
            SearchRequest(id: "Next", type: .button),
            SearchRequest(id: "a", type: .textField, label: "b", value: "c", placeholder: "d", index: 2),
            SearchRequest(id: ""),
            SearchRequest(type: .button).that("is enabled") { $0.isEnabled },
            SearchRequest(label: "x").that("is enabled") { $0.isEnabled }.that("is long") { _ in true }.at(-1),
            SearchRequest(id: "Next").forChild(),
        ]
        XCTAssertEqual(
            requests.map(\.description),
            [
                "element", "cell", "element with identifier “Next”", "button with identifier “Next”",
                "textField with identifier “a”, label “b”, value “c”, placeholder “d” (index 2)", "element",
                "button that is enabled", "element with label “x” that is enabled and is long (index -1)",
                "child element with identifier “Next”",
            ]
        )
    }

    func testCharactersThatControlATerminalAreEscaped() {
        XCTAssertEqual(
            SearchRequest(id: "a\nb\r\nc\u{1B}[31m", label: "\t\u{2028}\u{0}").description,
            #"element with identifier “a\nb\r\nc\u{1B}[31m”, label “\t\u{2028}\u{0}”"#
        )
        XCTAssertEqual(
            SearchRequest(id: "Ünïcödé 👩‍👩‍👧 “quoted”").description,
            "element with identifier “Ünïcödé 👩‍👩‍👧 “quoted””"
        )
    }

    func testTheTextOfASecureFieldIsNotShown() {
        XCTAssertEqual(
            SearchRequest(id: "p", type: .secureTextField, value: "secret").description,
            "secureTextField with identifier “p”, value of 6 characters"
        )
    }

    func testTheRestOfARequestIsKept() {
        let request = SearchRequest(id: "a", type: .cell, label: "b", value: "c").that("is so") { _ in true }.at(3)
        XCTAssertEqual(request.id, "a")
        XCTAssertEqual(request.type, .cell)
        XCTAssertEqual(request.label, "b")
        XCTAssertEqual(request.value, "c")
        XCTAssertEqual(request.index, 3)
        XCTAssertEqual(request.that("is new") { _ in true }.index, 3)
    }
}
