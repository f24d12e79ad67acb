import TestSupport
import XCTest

@testable import Expect

/// The limits up to which a failure shows long values, texts and histories in full.
final class ShownPartTests: XCTestCase {
    private func lastLine(_ message: String?) -> Substring? { message?.split(separator: "\n").last }

    func testAnElementThatIsMissingIsShownUpTo200Characters() {
        for count in [198, 199] {
            let text = String(repeating: "m", count: count)
            XCTAssertEqual(
                lastLine(messages { expect(Set<String>()) == [text] }.first),
                count == 198 ? "  missing \"\(text)\"" : "  missing \"\(text)…"
            )
            XCTAssertEqual(
                lastLine(messages { expect([text]) == Set<String>() }.first),
                count == 198 ? "  unexpected \"\(text)\"" : "  unexpected \"\(text)…"
            )
        }
    }

    func testADifferenceOfTextsIsShownUpTo40Lines() {
        func lines(_ count: Int, _ word: String) -> String {
            (0..<count).map { "\(word) \($0)" }.joined(separator: "\n")
        }
        XCTAssertEqual(textDifferences(expected: lines(20, "a"), actual: lines(20, "b")).count, 40)
        // A 41st line takes up no more space than a note about it would.
        XCTAssertEqual(textDifferences(expected: lines(21, "a"), actual: lines(20, "b")).last, "+ b 19")
        let cut = textDifferences(expected: lines(21, "a"), actual: lines(21, "b"))
        XCTAssertEqual(cut.suffix(2), ["+ b 18", "… and 2 more"])
        let long = textDifferences(expected: lines(30, "a"), actual: lines(30, "b"))
        XCTAssertEqual(long.suffix(2), ["+ b 9", "… and 20 more"])
    }

    /// Swift considers the two texts equal. A snapshot does not.
    func testTextsThatDifferInTheirBytesAloneHaveADifference() {
        XCTAssertEqual(
            textDifferences(expected: "a\n\u{E9}", actual: "a\ne\u{301}"),
            ["  a", #"- \u{00E9}"#, #"+ e\u{0301}"#]
        )
        XCTAssertEqual(textDifferences(expected: "\u{E9}", actual: "\u{E9}"), [])
    }

    func testTheTextOfContainIsShownUpTo20Lines() {
        let texts = [20, 21].map { count in (1...count).map { "line \($0)" }.joined(separator: "\n") }
        let found = texts.map { text in lastLine(messages { expect(text).to(contain("none")) }.first) }
        XCTAssertEqual(found, ["  line 20", "  … and 1 more lines"])
    }

    func testAValueAboveADifferenceIsNamedByUpTo80Characters() {
        for (count, name) in [(78, describe(String(repeating: "m", count: 78))), (79, "a text of 79 characters")] {
            XCTAssertEqual(ValueNaming.brief.text(of: String(repeating: "m", count: count)), name)
        }
        XCTAssertEqual(ValueNaming.brief.text(of: String(repeating: "m", count: 79) + "\n"), "a text of 80 characters")
        XCTAssertEqual(ValueNaming.brief.text(of: String(repeating: "m", count: 79) + "\nn"), "a text of 2 lines")
    }

    func testAnAttachmentIsCutIfItIsLongerThanAMillionBytes() {
        let whole = String(repeating: "x", count: 1_000_000)
        XCTAssertEqual(ValueNaming.attachment("got", whole).content, Data(whole.utf8))
        XCTAssertEqual(
            ValueNaming.attachment("got", whole + "x").content,
            Data((String(repeating: "x", count: 250_000) + "…").utf8)
        )
    }

    func testAHistoryHasTheFirstThreeValuesAndTheLastFive() {
        var history = PollHistory()
        for value in 1...8 { history.add(Outcome.value(value), after: .zero) }
        XCTAssertEqual(history.lines, ["on the way: \((1...8).map { "\($0) after 0.00 s" }.joined(separator: ", "))"])
        history.add(Outcome.value(9), after: .zero)
        assertList(
            history.lines,
            "on the way: \((1...3).map { "\($0) after 0.00 s" }.joined(separator: ", ")), … 1 more …, "
                + (5...9).map { "\($0) after 0.00 s" }.joined(separator: ", ")
        )
    }

    func testAListIsComparedUpToTheLimitOfSteps() {
        struct Part { let id: Int }
        func parts<Element>(_ element: (Int) -> Element) -> Int? {
            var search = DifferenceSearch(limit: 20)
            let lists = (0..<2).map { list in (0..<30).map { element($0 + 100 * list) } }
            guard case .parts(let parts)? = search.difference(lists[0], lists[1]), search.isCutShort else { return nil }
            return parts.count
        }
        // Each number takes one step, each part takes two, and the list itself takes one.
        XCTAssertEqual(parts { $0 }, 19)
        XCTAssertEqual(parts(Part.init), 9)
    }
}
