import Expect
import TestSupport
import XCTest

final class BeginWithTests: XCTestCase {
    func testAnElement() {
        XCTAssertEqual(
            wording(beginWith(1), good: [1, 2], bad: [2, 1]),
            #"""
            to: expected to begin with 1, got [2, 1]
            not to: expected not to begin with 1, got [1, 2]
            nil: expected to begin with 1, got nil
            nil not: expected not to begin with 1, got nil
            throws: expected to begin with 1, threw Trouble.small
            throws not: expected not to begin with 1, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(beginWith(beLessThan(2)), good: [1, 2], bad: [2, 1]),
            #"""
            to: expected to begin with (be less than 2), got [2, 1]
            not to: expected not to begin with (be less than 2), got [1, 2]
            nil: expected to begin with (be less than 2), got nil
            nil not: expected not to begin with (be less than 2), got nil
            throws: expected to begin with (be less than 2), threw Trouble.small
            throws not: expected not to begin with (be less than 2), threw Trouble.small
            """#
        )
    }

    func testAString() {
        XCTAssertEqual(
            wording(beginWith("ab"), good: "abc", bad: "cab"),
            #"""
            to: expected to begin with "ab", got "cab"
            not to: expected not to begin with "ab", got "abc"
            nil: expected to begin with "ab", got nil
            nil not: expected not to begin with "ab", got nil
            throws: expected to begin with "ab", threw Trouble.small
            throws not: expected not to begin with "ab", threw Trouble.small
            """#
        )
    }

    func testASequence() {
        XCTAssertEqual(
            wording(beginWith(prefix: [1, 2]), good: [1, 2, 3], bad: [2, 1]),
            #"""
            to: expected to begin with [1, 2], got [2, 1]
            not to: expected not to begin with [1, 2], got [1, 2, 3]
            nil: expected to begin with [1, 2], got nil
            nil not: expected not to begin with [1, 2], got nil
            throws: expected to begin with [1, 2], threw Trouble.small
            throws not: expected not to begin with [1, 2], threw Trouble.small
            """#
        )
    }

    func testASequenceByClosure() {
        XCTAssertEqual(
            wording(beginWith(prefix: ["a"], by: { $0.lowercased() == $1 }), good: ["A", "b"], bad: ["b"]),
            #"""
            to: expected to begin with ["a"], got ["b"]
            not to: expected not to begin with ["a"], got ["A", "b"]
            nil: expected to begin with ["a"], got nil
            nil not: expected not to begin with ["a"], got nil
            throws: expected to begin with ["a"], threw Trouble.small
            throws not: expected not to begin with ["a"], threw Trouble.small
            """#
        )
    }
}
