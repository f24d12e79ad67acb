import Expect
import TestSupport
import XCTest

final class BeFalsyTests: XCTestCase {
    func testABoolean() {
        XCTAssertEqual(
            wording(beFalsy() as Matcher<Bool>, good: false, bad: true),
            #"""
            to: expected to be falsy, got true
            not to: expected not to be falsy, got false
            nil: passes
            nil not: expected not to be falsy, got nil
            throws: expected to be falsy, threw Trouble.small
            throws not: expected not to be falsy, threw Trouble.small
            """#
        )
    }
}
