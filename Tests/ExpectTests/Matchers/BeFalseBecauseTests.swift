import Expect
import TestSupport
import XCTest

final class BeFalseBecauseTests: XCTestCase {
    func testAReason() {
        XCTAssertEqual(
            wording(beFalseBecause("nobody rang"), good: false, bad: true),
            #"""
            to: expected to be false because nobody rang, got true
            not to: expected not to be false because nobody rang, got false
            nil: expected to be false because nobody rang, got nil
            nil not: passes
            throws: expected to be false because nobody rang, threw Trouble.small
            throws not: expected not to be false because nobody rang, threw Trouble.small
            """#
        )
    }
}
