import SpecEvents
import TestSupport
import XCTest

final class SkipReasonTests: SharedTestCase {
    func testAFocusElsewhere() {
        XCTAssertEqual(SkipReason.notFocused(besides: nil), "not focused, while others are")
        XCTAssertEqual(SkipReason.notFocused(besides: "A.swift:3"), "not focused, while others are (A.swift:3)")
        XCTAssertTrue(SkipReason.isFocusElsewhere(SkipReason.notFocused(besides: "A.swift:3")))
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
