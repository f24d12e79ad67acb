import Expect
import TestSupport
import XCTest

final class BeGreaterThanOrEqualToTests: XCTestCase {
    func testANumber() {
        XCTAssertEqual(
            wording(beGreaterThanOrEqualTo(3), good: 3, bad: 2),
            #"""
            to: expected to be greater than or equal to 3, got 2
            not to: expected not to be greater than or equal to 3, got 3
            nil: expected to be greater than or equal to 3, got nil
            nil not: expected not to be greater than or equal to 3, got nil
            throws: expected to be greater than or equal to 3, threw Trouble.small
            throws not: expected not to be greater than or equal to 3, threw Trouble.small
            """#
        )
    }
}
