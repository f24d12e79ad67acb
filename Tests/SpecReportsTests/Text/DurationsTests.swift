import XCTest

@testable import SpecReports

final class SecondsTests: XCTestCase {
    func testSeconds() {
        XCTAssertEqual(
            [0, 0.004, 0.125, 0.994, 1, 12.34, 59.9, 60, 125.4, 7200].map { seconds($0) },
            [
                "0.00 s", "0.00 s", "0.12 s", "0.99 s", "1.0 s", "12.3 s", "59.9 s", "1 min 0 s", "2 min 5 s",
                "120 min 0 s",
            ]
        )
    }

    func testNumbersAreWrittenAsTheCLibraryWritesThem() {
        for value in [0, 0.5, 0.0625, 1.25, 123_456.789, -0.001, -1.5, 1e-9] {
            for places in [1, 2, 3, 6] where decimal(value, places: places) != String(format: "%.\(places)f", value) {
                // Only the C library keeps the sign of a negative number that it rounds to zero.
                XCTAssertEqual("-" + decimal(value, places: places), String(format: "%.\(places)f", value))
            }
        }
    }

    func testTheLimitsBetweenTheForms() {
        XCTAssertEqual(
            [-1, 0.994, 0.999, 59.94, 59.96, 119.9, 999_999_999_999_999, 1e15].map { seconds($0) },
            [
                "-1.00 s", "0.99 s", "1.0 s", "59.9 s", "1 min 0 s", "2 min 0 s", "16666666666666 min 39 s",
                "1000000000000000.0 s",
            ]
        )
    }

    func testSignsAndRounding() {
        XCTAssertEqual(decimal(0, places: 3), "0.000")
        XCTAssertEqual(decimal(-0.0, places: 3), "0.000")
        XCTAssertEqual(decimal(-0.0004, places: 3), "0.000")
        XCTAssertEqual(decimal(-0.0006, places: 3), "-0.001")
        XCTAssertEqual(decimal(-1, places: 3), "-1.000")
        XCTAssertEqual(decimal(1.005, places: 1), "1.0")
        XCTAssertEqual(decimal(8e15, places: 3), "8000000000000000.000")
        XCTAssertEqual(decimal(9e15, places: 3), "9000000000000000.0")
    }

    func testNoNumberTraps() {
        XCTAssertEqual(decimal(.nan, places: 3), "0")
        XCTAssertEqual(decimal(.infinity, places: 3), "0")
        XCTAssertEqual(decimal(1e300, places: 3), "1e+300")
        XCTAssertEqual(seconds(1e300), "1e+300 s")
        XCTAssertEqual(seconds(.infinity), "inf s")
        XCTAssertEqual(seconds(.nan), "nan s")
    }
}
