import XCTest

@testable import Expect

/// How the first line of a failure names values whose difference is shown below it.
final class LongValueTests: XCTestCase {
    func testATextOfManyLinesIsNamedByTheirNumber() {
        assertMessages(
            """
            expected to equal a text of 29 lines, got a text of 30 lines
              …
                the line number 29
              + the line number 30
            """
        ) { expect(lines(1...30)) == lines(1...29) }
    }

    func testALongTextIsNamedByItsLength() {
        let text = String(repeating: "a", count: 660)
        assertMessages(
            """
            expected to equal a text of 662 characters, got a text of 661 characters
              the first difference is at index 660: expected …"aaaaaaaaaaaaaaaaaaaacd", got …"aaaaaaaaaaaaaaaaaaaab"
            """
        ) { expect(text + "b") == text + "cd" }
    }

    func testAnotherLongValueIsCut() {
        struct Person: Equatable { var (name, street, city) = (String(repeating: "n", count: 40), "Main Street", "A") }
        var other = Person()
        other.city = "B"
        assertMessages(
            """
            expected to equal Person(name: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", street: "Main Street", …, \
            got Person(name: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", street: "Main Street", …
              .city: expected "A", got "B"
            """
        ) { expect(other) == Person() }
    }

    func testAComparisonByElementsIsCutToo() {
        let numbers = Array(1...100)
        let start = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, …"
        let letters = String(repeating: "a", count: 78)
        assertMessages(
            "expected to have elements equal to \(start), got \(start)\n  [100]: unexpected 0",
            #"expected to equal ("\#(letters)…, got ("\#(letters)…"# + "\n  .1: expected 2, got 1"
        ) {
            expect(numbers + [0]).to(elementsEqual(numbers))
            expect((letters + letters, 1)) == (letters + letters, 2)
        }
        let whole = describe(numbers)
        assertMessages("expected not to have elements equal to \(whole), got \(whole)") {
            expect(numbers).notTo(elementsEqual(numbers))
        }
    }

    func testWithoutADifferenceTheValueIsNamed() {
        let text = String(repeating: "a", count: 100)
        XCTAssertEqual(messages { expect(text) != text }, [#"expected not to equal "\#(text)", got "\#(text)""#])
        XCTAssertEqual(messages { expect(text) == nil }, [#"expected to equal nil, got "\#(text)""#])
    }

    // MARK: contain

    func testATextOfSeveralLinesShowsThem() {
        let text = "Dear Ann,\n\tyour\u{A0}total is 6\nBye\n"
        assertMessages(
            """
            expected to contain "5", got a text of 3 lines
              Dear Ann,
              \tyour\\u{A0}total is 6
              Bye
            """,
            """
            expected to contain "5" and "6", got a text of 3 lines
              Dear Ann,
              \tyour\\u{A0}total is 6
              Bye
              missing "5"
            """,
            """
            expected not to contain "6", got a text of 3 lines
              Dear Ann,
              \tyour\\u{A0}total is 6
              Bye
            """,
            """
            expected to contain "5", got a text of 3 lines
              Dear Ann,
              \tyour\\u{A0}total is 6
              Bye
            """
        ) {
            expect(text).to(contain("5"))
            expect(text).to(contain("5", "6"))
            expect(text).notTo(contain("6"))
            expect(text as NSString).to(contain("5"))
        }
    }

    func testAPartOfSeveralLinesIsShownToo() {
        assertMessages(
            """
            expected to contain a text of 2 lines, got a text of 3 lines
              - b
              - d
              + a
              + b
              + c
            """
        ) { expect("a\nb\nc").to(contain("b\nd")) }
    }

    func testTwentyLinesOfTwoHundredCharactersAreShownWhole() {
        let text = Array(repeating: String(repeating: "y", count: 200), count: 20).joined(separator: "\n") + "\n"
        assertMessages(
            "expected to contain \"x\", got a text of 20 lines\n  \(text.dropLast().replacing("\n", with: "\n  "))"
        ) { expect(text).to(contain("x")) }
        XCTAssertEqual(ContainedLines(parts: ["x"], text: text).attachments.map(\.name), [])
        XCTAssertEqual(ContainedLines(parts: ["x"], text: text + "z").attachments.map(\.name), ["got"])
        XCTAssertEqual(ContainedLines(parts: ["x"], text: "y" + text).attachments.map(\.name), ["got"])
    }

    func testOfManyLinesTheFirstAreShown() {
        let shown = lines(1...20).replacing("\n", with: "\n  ")
        assertMessages("expected to contain \"x\", got a text of 23 lines\n  \(shown)\n  … and 3 more lines") {
            expect(lines(1...23)).to(contain("x"))
        }
        let long = String(repeating: "y", count: 201)
        assertMessages("expected to contain \"x\", got a text of 1 line\n  \(long.dropLast())…") {
            expect("\(long)\n").to(contain("x"))
        }
    }
}

private func lines(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "the line number \($0)" }.joined(separator: "\n")
}
