import XCTest

@testable import SpecReports

final class HTMLStatusTests: ReportTestCase {
    private func words(_ tally: Tally) -> [String] {
        tally.kinds.map { ReportLanguage.english($0.counting, $1) }
    }

    func testTheKindsThatReadersFilterBy() {
        XCTAssertEqual(Verdict.allCases.map(\.cssClass), ["p", "r", "k", "s", "f", "f", "f", "f"])
        XCTAssertEqual(
            words(tally(.passed, .passed, .skipped, .skipped, .knownIssue, .knownIssue, .flaky, .failed, .exited)),
            ["2 failed", "1 flaky", "2 known issues", "2 skipped", "2 passed"]
        )
        XCTAssertEqual(words(tally(.knownIssue)), ["1 known issue"])
        XCTAssertEqual(
            words(tally(.failed, .crashed, .timedOut, .exited, .passed, .flaky, .skipped, .skipped)),
            ["4 failed", "1 flaky", "2 skipped", "1 passed"]
        )
    }
}
