import Expect
import TestSupport
import XCTest

final class MapTests: XCTestCase {
    func testAClosure() {
        XCTAssertEqual(
            wording(map({ Int($0) }, equal(12)), good: "12", bad: "13"),
            #"""
            to: expected to map to a value to equal 12, got "13"
              mapped: got 13
            not to: expected not to map to a value to equal 12, got "12"
            nil: expected to map to a value to equal 12, got nil
            nil not: expected not to map to a value to equal 12, got nil
            throws: expected to map to a value to equal 12, threw Trouble.small
            throws not: expected not to map to a value to equal 12, threw Trouble.small
            """#
        )
    }

    func testAKeyPath() {
        XCTAssertEqual(
            wording(map(\.count, beLessThan(2)), good: "a", bad: "ab"),
            #"""
            to: expected to map to a value to be less than 2, got "ab"
              mapped: got 2
            not to: expected not to map to a value to be less than 2, got "a"
            nil: expected to map to a value to be less than 2, got nil
            nil not: expected not to map to a value to be less than 2, got nil
            throws: expected to map to a value to be less than 2, threw Trouble.small
            throws not: expected not to map to a value to be less than 2, threw Trouble.small
            """#
        )
    }
}
