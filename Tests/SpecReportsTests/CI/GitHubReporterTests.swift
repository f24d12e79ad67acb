import SpecEvents
import SpecReports
import XCTest

final class GitHubReporterTests: ReportTestCase {
    func testAWholeReport() {
        let text = FixtureRun.text { GitHubReporter(baseFolder: FixtureRun.baseFolder, write: $0) }
        Stored.assertEqual(text, "report.github.txt")
    }

    func testNothingPrintedIsTakenForACommand() {
        let text = FixtureRun.text { GitHubReporter(write: $0) }
        let commands = text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\s*::([a-z-]+)/)?.1 }
        XCTAssertEqual(Set(commands), ["error", "warning", "group", "endgroup"])
    }

    func testAnnotationsForGitHub() {
        func text(_ event: Event) -> String {
            FixtureRun.text(of: [event]) { GitHubReporter(baseFolder: "/p", write: $0) }
        }
        let odd = RecordedFailure(message: "50 %\r\nmore", location: CodeLocation(file: "/q/a,b:c.swift", line: 1))
        XCTAssertEqual(text(event(["a"])), "")
        XCTAssertEqual(
            text(event(["g", "a, b"], .failed) { $0.failures = [self.no, odd] }),
            "::error file=A.swift,line=3,title=g › a%2C b::no\n"
                + "::error file=/q/a%2Cb%3Ac.swift,line=1,title=g › a%2C b::50 %25%0D%0Amore\n"
        )
        XCTAssertEqual(
            text(event(["a"], .failed) { $0.output = ["::error::x", "\u{7}"] }),
            "::group::a\n│ ::error::x\n│ ␇\n::endgroup::\n"
        )
        XCTAssertEqual(
            text(event(["a"]) { $0.earlierAttempts = [[], [self.no], [odd]] }),
            "::warning file=A.swift,line=3,title=flaky%2C passed at attempt 4%3A a::no\n"
        )
        XCTAssertEqual(text(event(["a"]) { ($0.expectedFailures, $0.output) = ([self.no], ["x"]) }), "")
        XCTAssertEqual(
            text(.failedOutsideExamples(RecordedFailure(message: "late", location: nil))),
            "::error title=Outside any example::late\n"
        )
        XCTAssertEqual(text(.runFinished), "")
    }
}
