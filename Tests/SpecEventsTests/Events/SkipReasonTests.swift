import SpecEvents
import XCTest

final class SkipReasonTests: XCTestCase {
    func testAFocusElsewhere() {
        let places = [("/p/B.swift", 1), ("/p/A.swift", 30), ("/p/A.swift", 4)].map(CodeLocation.init)
        XCTAssertEqual(SkipReason.notFocused(besides: []), "not focused, while others are")
        XCTAssertEqual(SkipReason.notFocused(besides: places), "not focused, while others are (A.swift:4)")
        XCTAssertTrue(SkipReason.isFocusElsewhere(SkipReason.notFocused(besides: places)))
        XCTAssertFalse(SkipReason.isFocusElsewhere("pending"))
    }

    func testTheReasons() {
        XCTAssertEqual(SkipReason.stoppedAtFirstFailure, "stopped at the first failure")
        XCTAssertEqual(SkipReason.failedBefore("g › a"), "“g › a” failed before it in its ordered group")
        XCTAssertEqual(SkipReason.beforeAllFailed("no"), "`beforeAll` of its ordered group failed: no")
        XCTAssertEqual(
            SkipReason.afterAllFailed("afterAll no\nmore"),
            "an `afterAll` before it in its ordered group failed: no"
        )
    }

    func testOfALongMessageTheFirstLineIsTheReason() {
        for message in ["no\nmore", "no\r\nmore", "no\n"] {
            XCTAssertEqual(SkipReason.beforeAllFailed(message), "`beforeAll` of its ordered group failed: no")
        }
    }
}
