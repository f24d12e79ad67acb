import Expect
import XCTest

final class BeCloseToTests: XCTestCase {
    func testWording() {
        assertWording(beCloseTo(0.5, within: 0.01), "be close to 0.5 (within 0.01)", good: 0.505, bad: 0.52)
        assertWording(beCloseTo(0.5), "be close to 0.5 (within 0.0001)", good: 0.50001, bad: 0.5002)
        assertWording(
            beCloseTo([1, 2], within: 0.1),
            "be close to [1.0, 2.0] (each within 0.1)",
            good: [1.05, 2],
            bad: [1.0, 2.2],
            details: "  [1]: expected 2.0, got 2.2"
        )
        assertWording(
            beCloseTo([[1, 0], [0, 1]], within: 0.1),
            "be close to [[1.0, 0.0], [0.0, 1.0]] (each within 0.1)",
            good: [[1.05, 0], [0, 1]],
            bad: [[1, 0], [0.5, 1]],
            details: "  [1][0]: expected 0.0, got 0.5"
        )
        assertWording(
            beCloseTo([1, 2], within: 0.1),
            "be close to [1.0, 2.0] (each within 0.1)",
            good: [1, 2],
            bad: [1.0],
            details: "  expected 2 elements, got 1"
        )
        assertWording(
            beCloseTo(Date(timeIntervalSince1970: 0), within: 1),
            "be close to 1970-01-01T00:00:00.000Z (within 1.0 s)",
            good: Date(timeIntervalSince1970: 1),
            bad: Date(timeIntervalSince1970: 4),
            details: "  it is 4.000 s off"
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
        expect(Double.infinity).to(beCloseTo(.infinity))
        expect(Double.infinity).notTo(beCloseTo(-.infinity))
        expect(Double.nan).notTo(beCloseTo(.nan))
    }

    func testAMatrixOfAnotherSize() {
        assertMessages(
            """
            expected to be close to [[1.0], [2.0]] (each within 0.0001), got [[1.0]]
              expected 2 rows, got 1
            """,
            """
            expected to be close to [[1.0]] (each within 0.0001), got [[1.0, 2.0]]
              [0]: expected 1 elements, got 2
            """
        ) {
            expect([[1.0]]).to(beCloseTo([[1.0], [2.0]]))
            expect([[1.0, 2.0]]).to(beCloseTo([[1.0]]))
        }
    }
}
