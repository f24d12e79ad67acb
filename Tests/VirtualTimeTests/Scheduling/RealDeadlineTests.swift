import TestSupport
import XCTest

@testable import VirtualTime

final class RealDeadlineTests: SharedTestCase {
    func testTheNextMillisecondIsMeant() {
        for meant: Int64 in [1, 2, 16, 17, 250, 299, 300, 999, 2_999, 3_000, 3_001, 60_000, 86_399_999] {
            for late: Int64 in [0, 1, 500, 999_999] {
                XCTAssertEqual(RealDeadline.delay(arriving: meant * 1_000_000 - late), .milliseconds(meant))
            }
        }
    }

    func testDelaysThatAreOverStayOver() {
        XCTAssertEqual(RealDeadline.delay(arriving: 0), .zero)
        XCTAssertEqual(RealDeadline.delay(arriving: -3), .nanoseconds(-3))
    }

    func testLongDelaysDoNotOverflow() {
        XCTAssertEqual(RealDeadline.delay(arriving: .max), .seconds(100 * 365 * 86_400))
    }
}
