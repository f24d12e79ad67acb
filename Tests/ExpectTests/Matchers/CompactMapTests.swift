import Expect
import TestSupport
import XCTest

final class CompactMapTests: XCTestCase {
    func testElements() {
        XCTAssertEqual(
            wording(compactMap({ Int($0) }, equal([1, 2])), good: ["1", "a", "2"], bad: ["1"]),
            #"""
            to: expected to map to a value to equal [1, 2], got ["1"]
              mapped: got [1]
            not to: expected not to map to a value to equal [1, 2], got ["1", "a", "2"]
            nil: expected to map to a value to equal [1, 2], got nil
            nil not: expected not to map to a value to equal [1, 2], got nil
            throws: expected to map to a value to equal [1, 2], threw Trouble.small
            throws not: expected not to map to a value to equal [1, 2], threw Trouble.small
            """#
        )
    }
}
