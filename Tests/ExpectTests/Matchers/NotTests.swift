import Expect
import TestSupport
import XCTest

final class NotTests: XCTestCase {
    func testAMatcher() {
        XCTAssertEqual(
            wording(not(contain(3)), good: [1, 2], bad: [3]),
            #"""
            to: expected to not contain 3, got [3]
            not to: expected not to not contain 3, got [1, 2]
            nil: expected to not contain 3, got nil
            nil not: expected not to not contain 3, got nil
            throws: expected to not contain 3, threw Trouble.small
            throws not: expected not to not contain 3, threw Trouble.small
            """#
        )
    }

    func testAMatcherThatThrows() {
        let throwing = Matcher<Int>("be fine") { _ in try trouble() }
        XCTAssertEqual(
            messages { expect(1).to(!throwing) },
            ["expected to not be fine, got 1\n  the matcher threw Trouble.small"]
        )
    }

    func testTheOperator() {
        XCTAssertEqual(
            wording(!contain(3), good: [1, 2], bad: [3]),
            #"""
            to: expected to not contain 3, got [3]
            not to: expected not to not contain 3, got [1, 2]
            nil: expected to not contain 3, got nil
            nil not: expected not to not contain 3, got nil
            throws: expected to not contain 3, threw Trouble.small
            throws not: expected not to not contain 3, threw Trouble.small
            """#
        )
    }
}
