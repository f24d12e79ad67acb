import Expect
import XCTest

final class BeVoidTests: XCTestCase {
    func testVoid() {
        XCTAssertEqual(
            wording(beVoid(), good: (), bad: nil),
            #"""
            to: expected to be void, got nil
            not to: expected not to be void
            nil: expected to be void, got nil
            nil not: passes
            throws: expected to be void, threw Trouble.small
            throws not: expected not to be void, threw Trouble.small
            """#
        )
    }
}
