import Expect
import TestSupport
import XCTest

final class BeTrueBecauseTests: XCTestCase {
    func testAReason() {
        XCTAssertEqual(
            wording(beTrueBecause("it is sorted"), good: true, bad: false),
            #"""
            to: expected to be true because it is sorted, got false
            not to: expected not to be true because it is sorted, got true
            nil: expected to be true because it is sorted, got nil
            nil not: passes
            throws: expected to be true because it is sorted, threw Trouble.small
            throws not: expected not to be true because it is sorted, threw Trouble.small
            """#
        )
    }
}
