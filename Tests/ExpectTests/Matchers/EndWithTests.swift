import Expect
import TestSupport
import XCTest

final class EndWithTests: XCTestCase {
    func testAnElement() {
        XCTAssertEqual(
            wording(endWith(1), good: [2, 1], bad: [1, 2]),
            #"""
            to: expected to end with 1, got [1, 2]
            not to: expected not to end with 1, got [2, 1]
            nil: expected to end with 1, got nil
            nil not: expected not to end with 1, got nil
            throws: expected to end with 1, threw Trouble.small
            throws not: expected not to end with 1, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(endWith(beLessThan(2)), good: [2, 1], bad: [1, 2]),
            #"""
            to: expected to end with (be less than 2), got [1, 2]
            not to: expected not to end with (be less than 2), got [2, 1]
            nil: expected to end with (be less than 2), got nil
            nil not: expected not to end with (be less than 2), got nil
            throws: expected to end with (be less than 2), threw Trouble.small
            throws not: expected not to end with (be less than 2), threw Trouble.small
            """#
        )
    }

    func testAString() {
        XCTAssertEqual(
            wording(endWith("bc"), good: "abc", bad: "cab"),
            #"""
            to: expected to end with "bc", got "cab"
            not to: expected not to end with "bc", got "abc"
            nil: expected to end with "bc", got nil
            nil not: expected not to end with "bc", got nil
            throws: expected to end with "bc", threw Trouble.small
            throws not: expected not to end with "bc", threw Trouble.small
            """#
        )
    }

    func testASequence() {
        XCTAssertEqual(
            wording(endWith(suffix: [2, 3]), good: [1, 2, 3], bad: [2, 1]),
            #"""
            to: expected to end with [2, 3], got [2, 1]
            not to: expected not to end with [2, 3], got [1, 2, 3]
            nil: expected to end with [2, 3], got nil
            nil not: expected not to end with [2, 3], got nil
            throws: expected to end with [2, 3], threw Trouble.small
            throws not: expected not to end with [2, 3], threw Trouble.small
            """#
        )
    }
}
