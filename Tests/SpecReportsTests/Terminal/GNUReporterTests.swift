import SpecEvents
import SpecReports
import XCTest

final class GNUReporterTests: ReportTestCase {
    func testAWholeReport() {
        Stored.assertEqual(FixtureRun.text { GNUReporter(write: $0) }, "report.gnu.txt")
    }

    func testAFailureIsOneLineWithWhatLedToIt() {
        let failure = RecordedFailure(
            message: "expected to equal\n\n  - a\n  + b",
            location: CodeLocation(file: "/p/Helper.swift", line: 3)
        )
        let use = ExampleIdentity.SharedUse(name: "u", location: CodeLocation(file: "/p/T.swift", line: 8))
        let identity = ExampleIdentity(
            identifier: "M.C/a",
            names: ["a"],
            location: CodeLocation(file: "/p/S.swift", line: 7),
            uses: [use]
        )
        func text(_ failure: RecordedFailure) -> String {
            let result = ExampleResult(status: .failed, duration: 0, failures: [failure])
            return FixtureRun.text(of: [.exampleFinished(identity, result)]) { GNUReporter(write: $0) }
        }
        let origins = "(in the example, /p/S.swift:7, in “u”, /p/T.swift:8)"
        XCTAssertEqual(text(failure), "/p/Helper.swift:3: error: a: expected to equal - a + b \(origins)\n")
        let long = RecordedFailure(message: String(repeating: "x", count: 301), location: failure.location)
        let cut = String(repeating: "x", count: 299) + "…"
        XCTAssertEqual(text(long), "/p/Helper.swift:3: error: a: \(cut) \(origins)\n")
        let whole = RecordedFailure(message: String(repeating: "x", count: 300), location: nil)
        XCTAssertTrue(text(whole).hasPrefix("specs: error: a: \(whole.message) ("), text(whole))
    }

    func testErrorsAndWarningsForEditors() {
        func text(_ event: Event) -> String {
            FixtureRun.text(of: [event]) { GNUReporter(write: $0) }
        }
        let long = RecordedFailure(message: "one\ntwo\u{7}", location: nil)
        XCTAssertEqual(text(event(["g", "a\nb"])), "")
        XCTAssertEqual(
            text(event(["g", "a\nb"], .failed) { $0.failures = [self.no, long] }),
            "/p/A.swift:3: error: g › a b: no\nspecs: error: g › a b: one two␇\n"
        )
        XCTAssertEqual(
            text(event(["a"]) { $0.earlierAttempts = [[self.no], [long]] }),
            "/p/A.swift:3: warning: flaky: a: no\nspecs: warning: flaky: a: one two␇\n"
        )
        XCTAssertEqual(text(event(["a"]) { $0.expectedFailures = [self.no] }), "")
        XCTAssertEqual(text(event(["a"], .failed) { $0.earlierAttempts = [[self.no]] }), "")
        XCTAssertEqual(text(.failedOutsideExamples(no)), "/p/A.swift:3: error: no\n")
        XCTAssertEqual(text(.runFinished), "")
    }
}
