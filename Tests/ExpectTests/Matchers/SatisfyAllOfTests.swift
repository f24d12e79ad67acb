import Expect
import XCTest

final class SatisfyAllOfTests: XCTestCase {
    func testMatchers() {
        XCTAssertEqual(
            wording(satisfyAllOf(beGreaterThan(0), beLessThan(5)), good: 1, bad: 7),
            #"""
            to: expected to be greater than 0 and be less than 5, got 7
              not met: be less than 5
            not to: expected not to be greater than 0 and be less than 5, got 1
            nil: expected to be greater than 0 and be less than 5, got nil
            nil not: expected not to be greater than 0 and be less than 5, got nil
            throws: expected to be greater than 0 and be less than 5, threw small
            throws not: expected not to be greater than 0 and be less than 5, threw small
            """#
        )
    }

    func testTheOperator() {
        XCTAssertEqual(
            wording(beGreaterThan(0) && beLessThan(5), good: 1, bad: 0),
            #"""
            to: expected to be greater than 0 and be less than 5, got 0
              not met: be greater than 0
            not to: expected not to be greater than 0 and be less than 5, got 1
            nil: expected to be greater than 0 and be less than 5, got nil
            nil not: expected not to be greater than 0 and be less than 5, got nil
            throws: expected to be greater than 0 and be less than 5, threw small
            throws not: expected not to be greater than 0 and be less than 5, threw small
            """#
        )
    }
}
