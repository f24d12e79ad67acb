import Expect
import TestSupport
import XCTest

final class BeTruthyTests: XCTestCase {
    func testABoolean() {
        XCTAssertEqual(
            wording(beTruthy() as Matcher<Bool>, good: true, bad: false),
            #"""
            to: expected to be truthy, got false
            not to: expected not to be truthy, got true
            nil: expected to be truthy, got nil
            nil not: passes
            throws: expected to be truthy, threw Trouble.small
            throws not: expected not to be truthy, threw Trouble.small
            """#
        )
    }
}
