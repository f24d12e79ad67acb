import Expect
import XCTest

final class ConsistOfTests: XCTestCase {
    func testWording() {
        assertWording(
            consistOf(1, 2),
            "consist of 1 and 2",
            good: [2, 1],
            bad: [2, 3, 3],
            details: "  missing 1\n  unexpected 3\n  unexpected 3"
        )
        assertWording(
            consistOf([1, 1, 2]),
            "consist of 1, 1 and 2",
            good: [1, 2, 1],
            bad: [1, 2, 2],
            details: "  missing 1\n  unexpected 2"
        )
    }

    func testListsOfMatchers() {
        let matchers = [beLessThan(10), beLessThan(2)] as [Matcher<Int>]
        assertMessages(
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
            "expected not to consist of (be greater than 0), got [1]"
        ) {
            expect([1, 5]).to(consistOf(matchers) && contain(matchers) && elementsEqual([equal(1), equal(5)]))
            expect([5, 6]).to(consistOf([beLessThan(10), beLessThan(2)]))
            expect([5, 6]).to(contain([beLessThan(10), beLessThan(2)]))
            expect([5, 6]).to(elementsEqual([beLessThan(10), beLessThan(2)]))
            expect([1]).notTo(consistOf([beGreaterThan(0)]))
        }
    }

    func testMatchers() {
        assertWording(
            consistOf(beLessThan(10), beLessThan(2)),
            "consist of (be less than 10) and (be less than 2)",
            good: [1, 5],
            bad: [5, 6],
            details: "  missing (be less than 2)\n  unexpected 6"
        )
    }
}
