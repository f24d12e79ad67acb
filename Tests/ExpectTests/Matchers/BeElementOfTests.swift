import Expect
import TestSupport
import XCTest

final class BeElementOfTests: XCTestCase {
    func testAList() {
        XCTAssertEqual(
            wording(beElementOf([200, 204]), good: 204, bad: 404),
            #"""
            to: expected to be an element of [200, 204], got 404
            not to: expected not to be an element of [200, 204], got 204
            nil: expected to be an element of [200, 204], got nil
            nil not: expected not to be an element of [200, 204], got nil
            throws: expected to be an element of [200, 204], threw Trouble.small
            throws not: expected not to be an element of [200, 204], threw Trouble.small
            """#
        )
    }

    func testValues() {
        XCTAssertEqual(
            wording(beElementOf("a", "b"), good: "a", bad: "c"),
            #"""
            to: expected to be an element of ["a", "b"], got "c"
            not to: expected not to be an element of ["a", "b"], got "a"
            nil: expected to be an element of ["a", "b"], got nil
            nil not: expected not to be an element of ["a", "b"], got nil
            throws: expected to be an element of ["a", "b"], threw Trouble.small
            throws not: expected not to be an element of ["a", "b"], threw Trouble.small
            """#
        )
    }

    func testASequenceIsShownAsTheListOfItsElements() {
        XCTAssertEqual(
            messages { expect(4).to(beElementOf(1...3)) },
            ["expected to be an element of [1, 2, 3], got 4"]
        )
    }
}
