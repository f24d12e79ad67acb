import Expect
import TestSupport
import XCTest

final class MatchTests: SharedTestCase {
    func testAString() {
        XCTAssertEqual(
            wording(match(#"\d+"#), good: "line 12", bad: "line"),
            #"""
            to: expected to match "\\d+", got "line"
            not to: expected not to match "\\d+", got "line 12"
            nil: expected to match "\\d+", got nil
            nil not: expected not to match "\\d+", got nil
            throws: expected to match "\\d+", threw Trouble.small
            throws not: expected not to match "\\d+", threw Trouble.small
            """#
        )
    }

    func testARegex() {
        XCTAssertEqual(
            wording(match(/\d+/), good: "line 12", bad: "line"),
            #"""
            to: expected to match the regular expression, got "line"
            not to: expected not to match the regular expression, got "line 12"
            nil: expected to match the regular expression, got nil
            nil not: expected not to match the regular expression, got nil
            throws: expected to match the regular expression, threw Trouble.small
            throws not: expected not to match the regular expression, threw Trouble.small
            """#
        )
    }
}
