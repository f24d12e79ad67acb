import SpecReports
import XCTest

final class GitHubReporterTests: XCTestCase {
    func testAWholeReport() {
        let text = FixtureRun.text { GitHubReporter(baseFolder: FixtureRun.baseFolder, write: $0) }
        Stored.assertEqual(text, "report.github.txt")
    }

    func testNothingPrintedIsTakenForACommand() {
        let text = FixtureRun.text { GitHubReporter(write: $0) }
        let commands = text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\s*::([a-z-]+)/)?.1 }
        XCTAssertEqual(Set(commands), ["error", "warning", "group", "endgroup"])
    }
}
