import Expect
import Foundation
import TestSupport
import XCTest

final class BeCloseToTests: XCTestCase {
    func testANumber() {
        XCTAssertEqual(
            wording(beCloseTo(0.5, within: 0.01), good: 0.505, bad: 0.52),
            #"""
            to: expected to be close to 0.5 (within 0.01), got 0.52
            not to: expected not to be close to 0.5 (within 0.01), got 0.505
            nil: expected to be close to 0.5 (within 0.01), got nil
            nil not: expected not to be close to 0.5 (within 0.01), got nil
            throws: expected to be close to 0.5 (within 0.01), threw Trouble.small
            throws not: expected not to be close to 0.5 (within 0.01), threw Trouble.small
            """#
        )
    }

    func testTheUsualDelta() {
        XCTAssertEqual(
            wording(beCloseTo(0.5), good: 0.50001, bad: 0.5002),
            #"""
            to: expected to be close to 0.5 (within 0.0001), got 0.5002
            not to: expected not to be close to 0.5 (within 0.0001), got 0.50001
            nil: expected to be close to 0.5 (within 0.0001), got nil
            nil not: expected not to be close to 0.5 (within 0.0001), got nil
            throws: expected to be close to 0.5 (within 0.0001), threw Trouble.small
            throws not: expected not to be close to 0.5 (within 0.0001), threw Trouble.small
            """#
        )
    }

    func testNumbers() {
        XCTAssertEqual(
            wording(beCloseTo([1, 2], within: 0.1), good: [1.05, 2], bad: [1.0, 2.2]),
            #"""
            to: expected to be close to [1.0, 2.0] (each within 0.1), got [1.0, 2.2]
              [1]: expected 2.0, got 2.2
            not to: expected not to be close to [1.0, 2.0] (each within 0.1), got [1.05, 2.0]
            nil: expected to be close to [1.0, 2.0] (each within 0.1), got nil
            nil not: expected not to be close to [1.0, 2.0] (each within 0.1), got nil
            throws: expected to be close to [1.0, 2.0] (each within 0.1), threw Trouble.small
            throws not: expected not to be close to [1.0, 2.0] (each within 0.1), threw Trouble.small
            """#
        )
    }

    func testAMatrix() {
        XCTAssertEqual(
            wording(
                beCloseTo([[1, 0], [0, 1]], within: 0.1),
                good: [[1.05, 0], [0, 1]],
                bad: [[1, 0], [0.5, 1]]
            ),
            #"""
            to: expected to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), got [[1.0, 0.0], [0.5, 1.0]]
              [1][0]: expected 0.0, got 0.5
            not to: expected not to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), got [[1.05, 0.0], [0.0, 1.0]]
            nil: expected to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), got nil
            nil not: expected not to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), got nil
            throws: expected to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), threw Trouble.small
            throws not: expected not to be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1), threw Trouble.small
            """#
        )
    }

    func testNumbersOfAnotherCount() {
        XCTAssertEqual(
            wording(beCloseTo([1, 2], within: 0.1), good: [1, 2], bad: [1.0]),
            #"""
            to: expected to be close to [1.0, 2.0] (each within 0.1), got [1.0]
              expected 2 elements, got 1
            not to: expected not to be close to [1.0, 2.0] (each within 0.1), got [1.0, 2.0]
            nil: expected to be close to [1.0, 2.0] (each within 0.1), got nil
            nil not: expected not to be close to [1.0, 2.0] (each within 0.1), got nil
            throws: expected to be close to [1.0, 2.0] (each within 0.1), threw Trouble.small
            throws not: expected not to be close to [1.0, 2.0] (each within 0.1), threw Trouble.small
            """#
        )
    }

    func testADate() {
        XCTAssertEqual(
            wording(
                beCloseTo(Date(timeIntervalSince1970: 0), within: 1),
                good: Date(timeIntervalSince1970: 1),
                bad: Date(timeIntervalSince1970: 4)
            ),
            #"""
            to: expected to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), got 1970-01-01T00:00:04.000Z
              it is 4.000 s off
            not to: expected not to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), got 1970-01-01T00:00:01.000Z
            nil: expected to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), got nil
            nil not: expected not to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), got nil
            throws: expected to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), threw Trouble.small
            throws not: expected not to be close to 1970-01-01T00:00:00.000Z (within 1.0 s), threw Trouble.small
            """#
        )
    }

    func testManyNumbersAreNotAllShown() {
        let (zeros, ones) = (Array(repeating: 0.0, count: 100), Array(repeating: 1.0, count: 100))
        XCTAssertEqual(
            messages { expect(zeros).to(beCloseTo(ones)) }.first?.split(separator: "\n").dropFirst(20),
            ["  [19]: expected 1.0, got 0.0", "  … and 80 more"]
        )
        XCTAssertEqual(
            messages { expect([zeros]).to(beCloseTo([ones])) }.first?.split(separator: "\n").dropFirst(20),
            ["  [0][19]: expected 1.0, got 0.0", "  … and 80 more"]
        )
    }

    func testInfinity() {
        XCTAssertEqual(
            messages {
                expect(Double.infinity).to(beCloseTo(.infinity))
                expect(Double.infinity).notTo(beCloseTo(-.infinity))
                expect(Double.nan).notTo(beCloseTo(.nan))
            },
            []
        )
    }

    func testAMatrixOfAnotherSize() {
        XCTAssertEqual(
            messages {
                expect([[1.0]]).to(beCloseTo([[1.0], [2.0]]))
                expect([[1.0, 2.0]]).to(beCloseTo([[1.0]]))
            },
            [
                """
                expected to be close to [[1.0], [2.0]] (each within 0.0001), got [[1.0]]
                  expected 2 rows, got 1
                """,
                """
                expected to be close to [[1.0]] (each within 0.0001), got [[1.0, 2.0]]
                  [0]: expected 1 elements, got 2
                """,
            ]
        )
    }
}
