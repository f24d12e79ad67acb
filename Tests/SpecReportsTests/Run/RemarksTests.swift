import SpecEvents
import XCTest

@testable import SpecReports

/// Remarks about a run as a whole, in each report that has room for them.
final class RemarksTests: ReportTestCase {
    func testEachReportSaysThatNoExampleRan() {
        let event = event(["g", "a"], .skipped) { $0.reason = "no network" }
        var summary = self.summary([event])
        let remark = "No example ran, all were skipped: no network"
        XCTAssertEqual(summary.remarks(.english), [remark])
        XCTAssertEqual(summary.remarks(.spanish).count, 1)
        func text(_ make: (@escaping (String) -> Void) -> any Reporter) -> String {
            var text = ""
            let reporter = make { text += $0 }
            reporter.report(event)
            reporter.finish(summary)
            return text
        }
        XCTAssertTrue(text { HTMLReporter(.plain, write: $0) }.contains("<p class=\"facts made\">\(remark)</p>"))
        XCTAssertTrue(text { MarkdownReporter(.plain, write: $0) }.contains("\n\n\(remark)\n\n"))
        XCTAssertFalse(text { MarkdownReporter(.plain, isStable: true, write: $0) }.contains(remark))
        XCTAssertTrue(text { JSONReporter(write: $0) }.contains("\"\(remark)\""))
        summary.count(self.event(.passed))
        XCTAssertEqual(summary.remarks(.english), [])
        XCTAssertFalse(text { JSONReporter(write: $0) }.contains("remarks"))
    }
}
