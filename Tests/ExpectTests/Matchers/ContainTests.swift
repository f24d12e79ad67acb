import Expect
import TestSupport
import XCTest

final class ContainTests: XCTestCase {
    func testElements() {
        XCTAssertEqual(
            wording(contain(2, 3), good: [3, 2, 1], bad: [2, 5]),
            #"""
            to: expected to contain 2 and 3, got [2, 5]
              missing 3
            not to: expected not to contain 2 and 3, got [3, 2, 1]
            nil: expected to contain 2 and 3, got nil
            nil not: expected not to contain 2 and 3, got nil
            throws: expected to contain 2 and 3, threw Trouble.small
            throws not: expected not to contain 2 and 3, threw Trouble.small
            """#
        )
    }

    func testAList() {
        XCTAssertEqual(
            wording(contain([2, 3]), good: [3, 2, 1], bad: [4, 5]),
            #"""
            to: expected to contain 2 and 3, got [4, 5]
              missing 2
              missing 3
            not to: expected not to contain 2 and 3, got [3, 2, 1]
            nil: expected to contain 2 and 3, got nil
            nil not: expected not to contain 2 and 3, got nil
            throws: expected to contain 2 and 3, threw Trouble.small
            throws not: expected not to contain 2 and 3, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(contain(beLessThan(3)), good: [5, 2], bad: [5, 7]),
            #"""
            to: expected to contain (be less than 3), got [5, 7]
            not to: expected not to contain (be less than 3), got [5, 2]
            nil: expected to contain (be less than 3), got nil
            nil not: expected not to contain (be less than 3), got nil
            throws: expected to contain (be less than 3), threw Trouble.small
            throws not: expected not to contain (be less than 3), threw Trouble.small
            """#
        )
    }

    func testAString() {
        XCTAssertEqual(
            wording(contain("fact"), good: "artefacts", bad: "Fakes"),
            #"""
            to: expected to contain "fact", got "Fakes"
            not to: expected not to contain "fact", got "artefacts"
            nil: expected to contain "fact", got nil
            nil not: expected not to contain "fact", got nil
            throws: expected to contain "fact", threw Trouble.small
            throws not: expected not to contain "fact", threw Trouble.small
            """#
        )
    }

    func testStrings() {
        XCTAssertEqual(
            wording(contain("a", "b"), good: "ab", bad: "a"),
            #"""
            to: expected to contain "a" and "b", got "a"
              missing "b"
            not to: expected not to contain "a" and "b", got "ab"
            nil: expected to contain "a" and "b", got nil
            nil not: expected not to contain "a" and "b", got nil
            throws: expected to contain "a" and "b", threw Trouble.small
            throws not: expected not to contain "a" and "b", threw Trouble.small
            """#
        )
    }
}
