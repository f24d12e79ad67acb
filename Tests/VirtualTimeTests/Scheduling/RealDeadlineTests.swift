import TestSupport
import XCTest

@testable import VirtualTime

final class RealDeadlineTests: SharedTestCase {
    func testTheNextMillisecondIsMeant() {
        for meant: Int64 in [1, 2, 16, 17, 250, 299, 300, 999, 2_999, 3_000, 3_001, 60_000, 86_399_999] {
            for late: Int64 in [0, 1, 500, 200_000] {
                XCTAssertEqual(RealDeadline.delay(arriving: meant * 1_000_000 - late), .milliseconds(meant))
            }
        }
    }

    func testARoundDelayIsMeantIfTheThreadLostItsProcessor() {
        func delay(arriving milliseconds: Double) -> Duration {
            RealDeadline.delay(arriving: Int64(milliseconds * 1_000_000))
        }
        let latest = [5: 0.45, 50: 4.5, 100: 8.5, 250: 20.5, 500: 40.5, 1_000: 48.5, 3_000: 48.5, 60_000: 48.5]
        for (meant, latest) in latest {
            for late in [0.3, latest] {
                XCTAssertEqual(delay(arriving: Double(meant) - late), .milliseconds(meant), "\(meant), \(late) late")
            }
        }
        XCTAssertEqual(delay(arriving: 2_951.5), .seconds(3))
        XCTAssertEqual(delay(arriving: 2_949.5), .milliseconds(2_950))
        XCTAssertEqual(delay(arriving: 65.3), .milliseconds(70))
        XCTAssertEqual(delay(arriving: 16.6), .milliseconds(17))
        XCTAssertEqual(delay(arriving: 0.4), .milliseconds(1))
    }

    func testDelaysThatAreOverStayOver() {
        XCTAssertEqual(RealDeadline.delay(arriving: 0), .zero)
        XCTAssertEqual(RealDeadline.delay(arriving: -3), .nanoseconds(-3))
    }

    func testLongDelaysDoNotOverflow() {
        XCTAssertEqual(RealDeadline.delay(arriving: .max), .seconds(100 * 365 * 86_400))
    }
}
