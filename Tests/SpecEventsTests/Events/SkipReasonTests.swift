import SpecEvents
import TestSupport
import XCTest

final class SkipReasonTests: SharedTestCase {
    func testTheReasons() {
        XCTAssertEqual(SkipReason.stoppedAtFirstFailure, "stopped at the first failure")
        XCTAssertEqual(SkipReason.failedBefore("g › a"), "“g › a” failed before it in its ordered group")
        XCTAssertEqual(SkipReason.beforeAllFailed("no"), "`beforeAll` of its ordered group failed: no")
    }

    func testOfALongMessageTheFirstLineIsTheReason() {
        for message in ["no\nmore", "no\r\nmore", "no\n"] {
            XCTAssertEqual(SkipReason.beforeAllFailed(message), "`beforeAll` of its ordered group failed: no")
        }
    }
}
