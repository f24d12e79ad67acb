import Expect
import TestSupport
import XCTest

final class MatchErrorTests: XCTestCase {
    func testAValue() {
        XCTAssertEqual(
            wording(matchError(Trouble.small) as Matcher<any Error>, good: Trouble.small, bad: Trouble.big),
            #"""
            to: expected to match the error small, got big
            not to: expected not to match the error small, got small
            nil: expected to match the error small, got nil
            nil not: expected not to match the error small, got nil
            throws: expected to match the error small, threw Trouble.small
            throws not: expected not to match the error small, threw Trouble.small
            """#
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
