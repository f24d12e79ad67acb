import Expect
import TestSupport
import XCTest

final class ConsistOfTests: XCTestCase {
    func testValues() {
        XCTAssertEqual(
            wording(consistOf(1, 2), good: [2, 1], bad: [2, 3, 3]),
            #"""
            to: expected to consist of 1 and 2, got [2, 3, 3]
              missing 1
              unexpected 3
              unexpected 3
            not to: expected not to consist of 1 and 2, got [2, 1]
            nil: expected to consist of 1 and 2, got nil
            nil not: expected not to consist of 1 and 2, got nil
            throws: expected to consist of 1 and 2, threw Trouble.small
            throws not: expected not to consist of 1 and 2, threw Trouble.small
            """#
        )
    }

    func testAList() {
        XCTAssertEqual(
            wording(consistOf([1, 1, 2]), good: [1, 2, 1], bad: [1, 2, 2]),
            #"""
            to: expected to consist of 1, 1 and 2, got [1, 2, 2]
              missing 1
              unexpected 2
            not to: expected not to consist of 1, 1 and 2, got [1, 2, 1]
            nil: expected to consist of 1, 1 and 2, got nil
            nil not: expected not to consist of 1, 1 and 2, got nil
            throws: expected to consist of 1, 1 and 2, threw Trouble.small
            throws not: expected not to consist of 1, 1 and 2, threw Trouble.small
            """#
        )
    }

    func testListsOfMatchers() {
        let matchers = [beLessThan(10), beLessThan(2)] as [Matcher<Int>]
        XCTAssertEqual(
            messages {
                expect([1, 5]).to(consistOf(matchers) && contain(matchers) && elementsEqual([equal(1), equal(5)]))
                expect([5, 6]).to(consistOf([beLessThan(10), beLessThan(2)]))
                expect([5, 6]).to(contain([beLessThan(10), beLessThan(2)]))
                expect([5, 6]).to(elementsEqual([beLessThan(10), beLessThan(2)]))
                expect([1]).notTo(consistOf([beGreaterThan(0)]))
            },
            [
                """
                expected to consist of (be less than 10) and (be less than 2), got [5, 6]
                  missing (be less than 2)
                  unexpected 6
                """,
                """
                expected to contain (be less than 10) and (be less than 2), got [5, 6]
                  missing (be less than 2)
                """,
                """
                expected to have the elements (be less than 10) and (be less than 2), got [5, 6]
                  [1]: expected to be less than 2, got 6
                """,
                "expected not to consist of (be greater than 0), got [1]",
            ]
        )
    }

    func testMatchers() {
        XCTAssertEqual(
            wording(consistOf(beLessThan(10), beLessThan(2)), good: [1, 5], bad: [5, 6]),
            #"""
            to: expected to consist of (be less than 10) and (be less than 2), got [5, 6]
              missing (be less than 2)
              unexpected 6
            not to: expected not to consist of (be less than 10) and (be less than 2), got [1, 5]
            nil: expected to consist of (be less than 10) and (be less than 2), got nil
            nil not: expected not to consist of (be less than 10) and (be less than 2), got nil
            throws: expected to consist of (be less than 10) and (be less than 2), threw Trouble.small
            throws not: expected not to consist of (be less than 10) and (be less than 2), threw Trouble.small
            """#
        )
    }
}
