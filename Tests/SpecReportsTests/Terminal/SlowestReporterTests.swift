import SpecEvents
@testable import SpecReports
import XCTest

final class SlowestReporterTests: XCTestCase {
    private func text(_ count: Int, _ durations: [Double], _ status: ExampleResult.Status = .passed) -> String {
        let events = durations.enumerated().map { index, duration in
            Event.exampleFinished(
                ExampleIdentity(
                    identifier: "M.C/\(index)",
                    names: ["g", "\(index)"],
                    location: index == 0 ? CodeLocation(file: "/p/A.swift", line: 3) : nil
                ),
                ExampleResult(status: status, duration: duration)
            )
        }
        return FixtureRun.text(of: events) { SlowestReporter(count: count, style: TerminalStyle(), write: $0) }
    }

    func testTheSlowestStandFirst() {
        XCTAssertEqual(
            text(2, [1, 0.5, 2.5]),
            """

            The slowest 2 examples took 88 % of the examples' time:

              2.5 s  g › 2

              1.0 s  g › 0
                 /p/A.swift:3

            """
        )
    }

    func testOneExample() {
        XCTAssertEqual(
            text(1, [0, 4]),
            "\nThe slowest 1 example took 100 % of the examples' time:\n\n  4.0 s  g › 1\n"
        )
    }

    func testExamplesThatTookNoTimeAreNotListed() {
        XCTAssertEqual(
            text(5, [0, 4, 0.004]),
            "\nThe slowest 1 example took 100 % of the examples' time:\n\n  4.0 s  g › 1\n"
        )
        XCTAssertTrue(text(5, [0.006]).contains("  0.01 s  g › 0\n"))
        XCTAssertEqual(text(5, [0, 0.004]), "\nNo example took 0.01 s or longer.\n")
    }

    func testNothingIsSaidOfNothing() {
        XCTAssertEqual(text(0, [1]), "")
        XCTAssertEqual(text(-1, [1]), "")
        XCTAssertEqual(text(1, []), "")
        XCTAssertEqual(text(1, [1], .skipped), "")
        XCTAssertNotEqual(text(1, [1], .failed), "")
    }

    func testTimesThatAreNoNumbersHaveNoShare() {
        for duration in [Double.infinity, .nan, -1] {
            XCTAssertTrue(text(1, [duration]).hasPrefix("\nThe slowest 1 example:\n"), "\(duration)")
        }
        XCTAssertTrue(text(1, [1e300, 1e300]).hasPrefix("\nThe slowest 1 example took 50 % of"))
    }
}
