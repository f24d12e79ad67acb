import QuickNimble

final class ExpectationMessageTests: XCTestCase {
    private func text(_ message: ExpectationMessage) -> String { message.toString(actual: "3") }

    func testSentences() {
        XCTAssertEqual(text(.expectedActualValueTo("be even")), "expected to be even, got 3")
        XCTAssertEqual(
            text(.expectedCustomValueTo("be even", actual: "an odd one")),
            "expected to be even, got an odd one"
        )
        XCTAssertEqual(text(.expectedTo("be even")), "expected to be even")
        XCTAssertEqual(text(.fail("no")), "no")
        XCTAssertEqual(text(.prepends("oh: ", .expectedTo("be even"))), "oh: expected to be even")
        XCTAssertEqual(text(.appends(.expectedActualValueTo("be even"), "!")), "expected to be even, got 3!")
        XCTAssertEqual(text(.details(.expectedTo("be even"), "2\n4")), "expected to be even\n\n2\n4")
        XCTAssertEqual(
            ExpectationMessage.expectedActualValueTo("be even").toString(actual: "3", expected: "wanted", to: "not to"),
            "wanted not to be even, got 3"
        )
    }

    func testWhatIsAddedStaysInItsPlace() {
        let message = ExpectationMessage.expectedActualValueTo("be even").appended(details: "one").appended(
            message: "!"
        )
        .appended(details: "two").prepended(expectation: "soon ").wrappedExpectation(before: "very ", after: "?")
        XCTAssertEqual(text(message), "expected to very soon be even, got 3!?\n\none\n\ntwo")
        XCTAssertEqual(message.expectedMessage, "very soon be even!?")
        XCTAssertEqual(
            text(.prepends("oh: ", .expectedTo("be even")).prepended(expectation: "soon ")),
            "oh: expected to soon be even"
        )
        XCTAssertEqual(
            text(.expectedCustomValueTo("be even", actual: "odd").prepended(expectation: "soon ")),
            "expected to soon be even, got odd"
        )
        XCTAssertEqual(text(.fail("no").prepended(expectation: "soon ")), "no")
        XCTAssertEqual(text(.fail("no").appendedBeNilHint()), "no (use beNil() to match nils)")
        XCTAssertEqual(text(.details(.fail("no"), "why").replacedExpectation { _ in .fail("yes") }), "yes\n\nwhy")
    }

    func testTheMessageThatSummarizes() {
        for message in [ExpectationMessage.expectedTo("a"), .expectedCustomValueTo("a", actual: "b"), .fail("a")] {
            XCTAssertEqual(message.expectedMessage, "a")
        }
        XCTAssertEqual(ExpectationMessage.prepends("b", .details(.expectedTo("a"), "c")).expectedMessage, "a")
    }
}
