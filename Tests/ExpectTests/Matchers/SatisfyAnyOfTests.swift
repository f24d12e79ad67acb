import Expect
import TestSupport
import XCTest

final class SatisfyAnyOfTests: XCTestCase {
    func testMatchers() {
        XCTAssertEqual(
            wording(satisfyAnyOf(equal(1), equal(2)), good: 2, bad: 3),
            #"""
            to: expected to equal 1 or equal 2, got 3
            not to: expected not to equal 1 or equal 2, got 2
            nil: expected to equal 1 or equal 2, got nil
            nil not: passes
            throws: expected to equal 1 or equal 2, threw Trouble.small
            throws not: expected not to equal 1 or equal 2, threw Trouble.small
            """#
        )
    }

    func testTheOperator() {
        XCTAssertEqual(
            wording(equal(1) || equal(2), good: 1, bad: 3),
            #"""
            to: expected to equal 1 or equal 2, got 3
            not to: expected not to equal 1 or equal 2, got 1
            nil: expected to equal 1 or equal 2, got nil
            nil not: passes
            throws: expected to equal 1 or equal 2, threw Trouble.small
            throws not: expected not to equal 1 or equal 2, threw Trouble.small
            """#
        )
    }
}
