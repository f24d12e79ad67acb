import Expect
import TestSupport
import XCTest

final class BeLessThanOrEqualToTests: XCTestCase {
    func testANumber() {
        XCTAssertEqual(
            wording(beLessThanOrEqualTo(3), good: 3, bad: 4),
            #"""
            to: expected to be less than or equal to 3, got 4
            not to: expected not to be less than or equal to 3, got 3
            nil: expected to be less than or equal to 3, got nil
            nil not: expected not to be less than or equal to 3, got nil
            throws: expected to be less than or equal to 3, threw Trouble.small
            throws not: expected not to be less than or equal to 3, threw Trouble.small
            """#
        )
    }
}
