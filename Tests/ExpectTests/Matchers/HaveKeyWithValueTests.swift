import Expect
import TestSupport
import XCTest

final class HaveKeyWithValueTests: XCTestCase {
    func testAValue() {
        XCTAssertEqual(
            wording(haveKeyWithValue("a", 1), good: ["a": 1], bad: ["a": 2]),
            #"""
            to: expected to have key "a" with value 1, got ["a": 2]
              ["a"]: expected to equal 1, got 2
            not to: expected not to have key "a" with value 1, got ["a": 1]
            nil: expected to have key "a" with value 1, got nil
            nil not: expected not to have key "a" with value 1, got nil
            throws: expected to have key "a" with value 1, threw Trouble.small
            throws not: expected not to have key "a" with value 1, threw Trouble.small
            """#
        )
    }

    func testAMissingKey() {
        XCTAssertEqual(
            wording(haveKeyWithValue("a", 1), good: ["a": 1], bad: ["b": 1]),
            #"""
            to: expected to have key "a" with value 1, got ["b": 1]
              ["a"]: missing
            not to: expected not to have key "a" with value 1, got ["a": 1]
            nil: expected to have key "a" with value 1, got nil
            nil not: expected not to have key "a" with value 1, got nil
            throws: expected to have key "a" with value 1, threw Trouble.small
            throws not: expected not to have key "a" with value 1, threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(haveKeyWithValue("a", beLessThan(2)), good: ["a": 1], bad: ["a": 2]),
            #"""
            to: expected to have key "a" with value (be less than 2), got ["a": 2]
              ["a"]: expected to be less than 2, got 2
            not to: expected not to have key "a" with value (be less than 2), got ["a": 1]
            nil: expected to have key "a" with value (be less than 2), got nil
            nil not: expected not to have key "a" with value (be less than 2), got nil
            throws: expected to have key "a" with value (be less than 2), threw Trouble.small
            throws not: expected not to have key "a" with value (be less than 2), threw Trouble.small
            """#
        )
    }
}
