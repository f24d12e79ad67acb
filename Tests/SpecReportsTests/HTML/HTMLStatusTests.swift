import XCTest

@testable import SpecReports

final class HTMLStatusTests: ReportTestCase {
    func testTheKindsThatReadersFilterBy() {
        XCTAssertEqual(Verdict.allCases.map { HTMLStatus($0).rawValue }, ["p", "r", "k", "s", "f", "f", "f", "f"])
        XCTAssertEqual(
            HTMLStatus.allCases.map { $0.words(2, .english) },
            ["2 failed", "2 flaky", "2 known issues", "2 skipped", "2 passed"]
        )
        XCTAssertEqual(HTMLStatus.knownIssue.words(1, .english), "1 known issue")
        let tally = tally(.failed, .crashed, .timedOut, .exited, .passed, .flaky, .skipped, .skipped)
        XCTAssertEqual(HTMLStatus.allCases.map { $0.count(in: tally) }, [4, 1, 0, 2, 1])
    }
}
