import Expect
import TestSupport
import XCTest

final class HaveCountTests: XCTestCase {
    func testACount() {
        XCTAssertEqual(
            wording(haveCount(2), good: [1, 2], bad: [1]),
            #"""
            to: expected to have count 2, got [1]
              its count is 1
            not to: expected not to have count 2, got [1, 2]
            nil: expected to have count 2, got nil
            nil not: expected not to have count 2, got nil
            throws: expected to have count 2, threw Trouble.small
            throws not: expected not to have count 2, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(haveCount(beGreaterThan(1)), good: [1, 2], bad: [1]),
            #"""
            to: expected to have a count to be greater than 1, got [1]
              its count is 1
            not to: expected not to have a count to be greater than 1, got [1, 2]
            nil: expected to have a count to be greater than 1, got nil
            nil not: expected not to have a count to be greater than 1, got nil
            throws: expected to have a count to be greater than 1, threw Trouble.small
            throws not: expected not to have a count to be greater than 1, threw Trouble.small
            """#
        )
    }

    func testAString() {
        XCTAssertEqual(
            wording(haveCount(2), good: "ab", bad: "a"),
            #"""
            to: expected to have count 2, got "a"
              its count is 1
            not to: expected not to have count 2, got "ab"
            nil: expected to have count 2, got nil
            nil not: expected not to have count 2, got nil
            throws: expected to have count 2, threw Trouble.small
            throws not: expected not to have count 2, threw Trouble.small
            """#
        )
    }
}
