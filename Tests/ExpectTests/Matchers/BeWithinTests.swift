import Expect
import TestSupport
import XCTest

final class BeWithinTests: XCTestCase {
    func testARange() {
        XCTAssertEqual(
            wording(beWithin(1...3), good: 2, bad: 4),
            #"""
            to: expected to be within 1...3, got 4
            not to: expected not to be within 1...3, got 2
            nil: expected to be within 1...3, got nil
            nil not: expected not to be within 1...3, got nil
            throws: expected to be within 1...3, threw Trouble.small
            throws not: expected not to be within 1...3, threw Trouble.small
            """#
        )
    }

    func testAHalfOpenRange() {
        XCTAssertEqual(
            wording(beWithin(1..<3), good: 2, bad: 3),
            #"""
            to: expected to be within 1..<3, got 3
            not to: expected not to be within 1..<3, got 2
            nil: expected to be within 1..<3, got nil
            nil not: expected not to be within 1..<3, got nil
            throws: expected to be within 1..<3, threw Trouble.small
            throws not: expected not to be within 1..<3, threw Trouble.small
            """#
        )
    }

    func testAPartialRange() {
        XCTAssertEqual(
            wording(beWithin(3...), good: 3, bad: 2),
            #"""
            to: expected to be within 3..., got 2
            not to: expected not to be within 3..., got 3
            nil: expected to be within 3..., got nil
            nil not: expected not to be within 3..., got nil
            throws: expected to be within 3..., threw Trouble.small
            throws not: expected not to be within 3..., threw Trouble.small
            """#
        )
    }

    func testTheOtherPartialRanges() {
        XCTAssertEqual(
            wording(beWithin(...3) && beWithin(..<4), good: 3, bad: 4),
            #"""
            to: expected to be within ...3 and be within ..<4, got 4
              not met: be within ...3
              not met: be within ..<4
            not to: expected not to be within ...3 and be within ..<4, got 3
            nil: expected to be within ...3 and be within ..<4, got nil
            nil not: expected not to be within ...3 and be within ..<4, got nil
            throws: expected to be within ...3 and be within ..<4, threw Trouble.small
            throws not: expected not to be within ...3 and be within ..<4, threw Trouble.small
            """#
        )
    }
}
