import Expect
import TestSupport
import XCTest

final class BeLessThanTests: XCTestCase {
    func testANumber() {
        XCTAssertEqual(
            wording(beLessThan(3), good: 2, bad: 3),
            #"""
            to: expected to be less than 3, got 3
            not to: expected not to be less than 3, got 2
            nil: expected to be less than 3, got nil
            nil not: expected not to be less than 3, got nil
            throws: expected to be less than 3, threw Trouble.small
            throws not: expected not to be less than 3, threw Trouble.small
            """#
        )
    }
}
