import Expect
import TestSupport
import XCTest

final class HaveKeyTests: XCTestCase {
    func testAKey() {
        XCTAssertEqual(
            wording(haveKey("a") as Matcher<[String: Int]>, good: ["a": 1], bad: ["b": 1]),
            #"""
            to: expected to have key "a", got ["b": 1]
            not to: expected not to have key "a", got ["a": 1]
            nil: expected to have key "a", got nil
            nil not: expected not to have key "a", got nil
            throws: expected to have key "a", threw Trouble.small
            throws not: expected not to have key "a", threw Trouble.small
            """#
        )
    }

    func testAMatcher() {
        XCTAssertEqual(
            wording(haveKey(beginWith("X-")) as Matcher<[String: Int]>, good: ["X-A": 1], bad: ["b": 1]),
            #"""
            to: expected to have a key to begin with "X-", got ["b": 1]
            not to: expected not to have a key to begin with "X-", got ["X-A": 1]
            nil: expected to have a key to begin with "X-", got nil
            nil not: expected not to have a key to begin with "X-", got nil
            throws: expected to have a key to begin with "X-", threw Trouble.small
            throws not: expected not to have a key to begin with "X-", threw Trouble.small
            """#
        )
    }
}
