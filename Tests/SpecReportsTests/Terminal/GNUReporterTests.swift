import SpecEvents
import SpecReports
import XCTest

final class GNUReporterTests: ReportTestCase {
    func testAWholeReport() {
        Stored.assertEqual(FixtureRun.text { GNUReporter(write: $0) }, "report.gnu.txt")
    }

    func testErrorsAndWarningsForEditors() {
        func text(_ event: Event) -> String {
            FixtureRun.text(of: [event]) { GNUReporter(write: $0) }
        }
        let long = RecordedFailure(message: "one\ntwo\u{7}", location: nil)
        XCTAssertEqual(text(event(["g", "a\nb"])), "")
        XCTAssertEqual(
            text(event(["g", "a\nb"], .failed) { $0.failures = [self.no, long] }),
            "/p/A.swift:3: error: g › a b: no\nspecs: error: g › a b: one\n    two␇\n"
        )
        XCTAssertEqual(
            text(event(["a"]) { $0.earlierAttempts = [[self.no], [long]] }),
            "/p/A.swift:3: warning: flaky: a: no\nspecs: warning: flaky: a: one\n    two␇\n"
        )
        XCTAssertEqual(text(event(["a"]) { $0.expectedFailures = [self.no] }), "")
        XCTAssertEqual(text(event(["a"], .failed) { $0.earlierAttempts = [[self.no]] }), "")
        XCTAssertEqual(text(.failedOutsideExamples(no)), "/p/A.swift:3: error: no\n")
        XCTAssertEqual(text(.runFinished), "")
    }
}
