import Expect
import TestSupport
import XCTest

final class EqualTupleTests: SharedTestCase {
    func testAPair() {
        XCTAssertEqual(
            wording(equal((1, "a")), good: (1, "a"), bad: (1, "b")),
            #"""
            to: expected to equal (1, "a"), got (1, "b")
            not to: expected not to equal (1, "a"), got (1, "a")
            nil: expected to equal (1, "a"), got nil
            nil not: expected not to equal (1, "a"), got nil
            throws: expected to equal (1, "a"), threw Trouble.small
            throws not: expected not to equal (1, "a"), threw Trouble.small
            """#
        )
    }

    func testATriple() {
        XCTAssertEqual(
            wording(equal((1, 2, 3)), good: (1, 2, 3), bad: (1, 2, 4)),
            #"""
            to: expected to equal (1, 2, 3), got (1, 2, 4)
            not to: expected not to equal (1, 2, 3), got (1, 2, 3)
            nil: expected to equal (1, 2, 3), got nil
            nil not: expected not to equal (1, 2, 3), got nil
            throws: expected to equal (1, 2, 3), threw Trouble.small
            throws not: expected not to equal (1, 2, 3), threw Trouble.small
            """#
        )
    }

    func testAQuadruple() {
        XCTAssertEqual(
            wording(equal((1, 2, 3, 4)), good: (1, 2, 3, 4), bad: (1, 2, 3, 5)),
            #"""
            to: expected to equal (1, 2, 3, 4), got (1, 2, 3, 5)
            not to: expected not to equal (1, 2, 3, 4), got (1, 2, 3, 4)
            nil: expected to equal (1, 2, 3, 4), got nil
            nil not: expected not to equal (1, 2, 3, 4), got nil
            throws: expected to equal (1, 2, 3, 4), threw Trouble.small
            throws not: expected not to equal (1, 2, 3, 4), threw Trouble.small
            """#
        )
    }

    func testPairs() {
        XCTAssertEqual(
            wording(equal([(1, 2), (3, 4)]), good: [(1, 2), (3, 4)], bad: [(1, 2)]),
            #"""
            to: expected to equal [(1, 2), (3, 4)], got [(1, 2)]
              [1]: missing (3, 4)
            not to: expected not to equal [(1, 2), (3, 4)], got [(1, 2), (3, 4)]
            nil: expected to equal [(1, 2), (3, 4)], got nil
            nil not: expected not to equal [(1, 2), (3, 4)], got nil
            throws: expected to equal [(1, 2), (3, 4)], threw Trouble.small
            throws not: expected not to equal [(1, 2), (3, 4)], threw Trouble.small
            """#
        )
    }
}
