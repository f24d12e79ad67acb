import SpecEvents
import SpecReports
import XCTest

final class SummaryTests: XCTestCase {
    func testItCounts() {
        var summary = Summary()
        XCTAssertTrue(summary.isSuccess)
        SampleRun.events.forEach { summary.count($0) }
        XCTAssertEqual(summary.passed, 1)
        XCTAssertEqual(summary.skipped, 1)
        XCTAssertEqual(summary.failed.map(\.example.names.last), ["loads", "is left", "exits"])
        XCTAssertEqual(summary.failuresOutsideExamples.map(\.message), ["late"])
        XCTAssertEqual(summary.exampleCount, 5)
        XCTAssertFalse(summary.isSuccess)
    }

    func testSkippingIsNoFailure() {
        var summary = Summary()
        let example = ExampleIdentity(identifier: "M.C/n", names: ["n"], location: nil)
        summary.count(.exampleFinished(example, ExampleResult(status: .skipped, duration: 0)))
        XCTAssertTrue(summary.isSuccess)
    }
}
