import XCTest

@testable import SpecReports

final class TallyTests: ReportTestCase {
    func testItCountsEachVerdict() {
        for verdict in Verdict.allCases {
            let tally = tally(verdict, verdict)
            for other in Verdict.allCases { XCTAssertEqual(tally[other], other == verdict ? 2 : 0) }
            XCTAssertEqual(tally.total, 2)
            XCTAssertEqual(tally.failures, verdict.isFailure ? 2 : 0)
        }
        XCTAssertEqual(Tally().total, 0)
        XCTAssertEqual(Tally().failures, 0)
    }

    func testTalliesAreAdded() {
        var sum = tally(.passed, .failed)
        sum.add(tally(.failed, .skipped))
        XCTAssertEqual(sum, tally(.passed, .failed, .failed, .skipped))
    }

    func testFlakyExamplesMayCountAsPassed() {
        XCTAssertEqual(
            tally(.passed, .flaky, .flaky, .failed).withoutFlakiness,
            tally(.passed, .passed, .passed, .failed)
        )
        XCTAssertEqual(tally(.knownIssue).withoutFlakiness, tally(.knownIssue))
    }

    func testTheCountsInWords() {
        XCTAssertEqual(Tally().words(.english), [])
        XCTAssertEqual(
            tally(.timedOut, .passed, .knownIssue, .knownIssue, .passed, .flaky).words(.english),
            ["2 passed", "1 flaky", "2 known issues", "1 timed out"]
        )
        XCTAssertEqual(tally(.knownIssue, .passed).words(.english, leavingOut: [.passed]), ["1 known issue"])
    }

    func testTalliesOfOtherCountsAreNotEqual() {
        XCTAssertNotEqual(tally(.passed, .passed), tally(.passed))
        XCTAssertNotEqual(tally(.passed), tally(.flaky))
    }
}
