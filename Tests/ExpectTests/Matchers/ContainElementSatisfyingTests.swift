import Expect
import TestSupport
import XCTest

final class ContainElementSatisfyingTests: XCTestCase {
    func testAPredicate() {
        XCTAssertEqual(
            wording(containElementSatisfying({ $0 > 2 }, "be large"), good: [1, 3], bad: [1]),
            #"""
            to: expected to contain an element to be large, got [1]
            not to: expected not to contain an element to be large, got [1, 3]
            nil: expected to contain an element to be large, got nil
            nil not: expected not to contain an element to be large, got nil
            throws: expected to contain an element to be large, threw Trouble.small
            throws not: expected not to contain an element to be large, threw Trouble.small
            """#
        )
    }

    func testWithoutWords() {
        XCTAssertEqual(
            wording(containElementSatisfying { $0 > 2 }, good: [1, 3], bad: [1]),
            #"""
            to: expected to contain an element to satisfy the predicate, got [1]
            not to: expected not to contain an element to satisfy the predicate, got [1, 3]
            nil: expected to contain an element to satisfy the predicate, got nil
            nil not: expected not to contain an element to satisfy the predicate, got nil
            throws: expected to contain an element to satisfy the predicate, threw Trouble.small
            throws not: expected not to contain an element to satisfy the predicate, threw Trouble.small
            """#
        )
    }
}
