import Expect
import TestSupport
import XCTest

final class BeGreaterThanTests: XCTestCase {
    func testANumber() {
        XCTAssertEqual(
            wording(beGreaterThan(3), good: 4, bad: 3),
            #"""
            to: expected to be greater than 3, got 3
            not to: expected not to be greater than 3, got 4
            nil: expected to be greater than 3, got nil
            nil not: expected not to be greater than 3, got nil
            throws: expected to be greater than 3, threw Trouble.small
            throws not: expected not to be greater than 3, threw Trouble.small
            """#
        )
    }
}
