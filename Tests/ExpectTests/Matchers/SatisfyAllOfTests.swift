import Expect
import TestSupport
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
            throws: expected to be greater than 0 and be less than 5, threw Trouble.small
            throws not: expected not to be greater than 0 and be less than 5, threw Trouble.small
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
            throws: expected to be greater than 0 and be less than 5, threw Trouble.small
            throws not: expected not to be greater than 0 and be less than 5, threw Trouble.small
            """#
        )
    }

    func testWhatMatchesIsNotExplainedBesideWhatCannotJudge() {
        let broken = Matcher<Int>("be fine") { _ in try trouble() }
        XCTAssertEqual(
            messages {
                expect(1).to(satisfyAllOf(map({ $0 + 1 }, equal(2)), broken))
                expect(1).notTo(satisfyAllOf(broken, map({ $0 + 1 }, equal(2))))
            },
            [
                "expected to map to a value to equal 2 and be fine, got 1\n  the matcher threw Trouble.small",
                "expected not to be fine and map to a value to equal 2, got 1\n  the matcher threw Trouble.small",
            ]
        )
    }
}
