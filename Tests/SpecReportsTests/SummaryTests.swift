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

    func testItCanBeSortedLikeAList() {
        var summary = Summary()
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        for example in [examples[2], examples[0], examples[1]] {
            summary.count(.exampleFinished(example, ExampleResult(status: .failed, duration: 0)))
        }
        summary.sort(like: examples)
        XCTAssertEqual(summary.failed.map(\.example.identifier), ["a", "b", "c"])
    }

    func testSkippingIsNoFailure() {
        var summary = Summary()
        let example = ExampleIdentity(identifier: "M.C/n", names: ["n"], location: nil)
        summary.count(.exampleFinished(example, ExampleResult(status: .skipped, duration: 0)))
        XCTAssertTrue(summary.isSuccess)
    }
}
