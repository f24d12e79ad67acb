import Expect
import XCTest

final class MatchErrorTests: XCTestCase {
    func testAValue() {
        assertWording(
            matchError(Trouble.small) as Matcher<any Error>,
            "match the error small",
            good: Trouble.small,
            bad: Trouble.big
        )
    }

    func testAType() {
        XCTAssertEqual(
            wording(matchError(Trouble.self) as Matcher<any Error>, good: Trouble.small, bad: CancellationError()),
            #"""
            to: expected to match a Trouble, got CancellationError()
            not to: expected not to match a Trouble, got Trouble.small
            nil: expected to match a Trouble, got nil
            nil not: expected not to match a Trouble, got nil
            throws: expected to match a Trouble, threw Trouble.small
            throws not: expected not to match a Trouble, threw Trouble.small
            """#
        )
    }
}
