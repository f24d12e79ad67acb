import SpecEvents
import SpecReports
import TestSupport
import XCTest

/// Whole reports for a terminal.
final class TerminalReportTests: SharedTestCase {
    private let style = TerminalStyle(baseFolder: FixtureRun.baseFolder, source: FixtureRun.source)

    func testDocumentation() {
        let text = FixtureRun.text { DocumentationReporter(style: self.style, write: $0) }
        Stored.assertEqual(text, "report.documentation.txt")
    }

    func testDocumentationOfANarrowTerminalWithTags() {
        var style = style
        style.columns = 40
        style.showsTags = true
        let text = FixtureRun.text { DocumentationReporter(style: style, write: $0) }
        Stored.assertEqual(text, "report.documentation.narrow.txt")
    }

    func testDots() {
        Stored.assertEqual(FixtureRun.text { DotsReporter(style: self.style, write: $0) }, "report.dots.txt")
    }

    func testSlowest() {
        let text = FixtureRun.text { SlowestReporter(count: 3, style: self.style, write: $0) }
        Stored.assertEqual(text, "report.slowest.txt")
        XCTAssertEqual(FixtureRun.text(of: []) { SlowestReporter(count: 3, style: self.style, write: $0) }, "")
    }

    func testAGreenRunOfWhichNotEverythingIsFine() {
        let events = FixtureRun.events.filter {
            if case .exampleFinished(_, let result) = $0 { return !result.isFailure }
            return $0 == .runFinished
        }
        let text = FixtureRun.text(of: events, duration: 1.6) { DotsReporter(style: self.style, write: $0) }
        XCTAssertTrue(text.hasSuffix("\n11 examples, 1 skipped, 1 flaky, 1 known issue in 1.6 s\n"), text)
    }
}
