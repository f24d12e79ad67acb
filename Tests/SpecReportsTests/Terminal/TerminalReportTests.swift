import Expect
import Snapshots
import SpecEvents
@testable import SpecReports
import TestSupport
import XCTest

/// Whole reports for a terminal.
final class TerminalReportTests: XCTestCase {
    private let style = TerminalStyle(places: FixtureRun.placesWithSource)

    func testDocumentation() {
        let text = FixtureRun.text { DocumentationReporter(style: self.style, write: $0) }
        expect(text).to(matchSnapshot())
    }

    func testDocumentationOfANarrowTerminalWithTags() {
        var style = style
        style.columns = 40
        style.showsTags = true
        let text = FixtureRun.text { DocumentationReporter(style: style, write: $0) }
        expect(text).to(matchSnapshot())
    }

    func testDocumentationInChaptersAndAnotherLanguage() {
        var style = style
        style.columns = 60
        style.places.language = .russian
        var text = ""
        let chapters = FixtureRun.chapters
        let reporter = DocumentationReporter(style: style, chapters: chapters, audience: .product) { text += $0 }
        FixtureRun.eventsInChapters.forEach(reporter.report)
        // The run's order differs from that of the chapters, but the failures keep their numbers from the documentation.
        var summary = Summary()
        FixtureRun.events.forEach { summary.count($0) }
        reporter.finish(summary)
        Stored.assertEqual(text, "report.documentation.ru.txt")
    }

    func testDots() {
        expect(FixtureRun.text { DotsReporter(style: self.style, write: $0) }).to(matchSnapshot())
    }

    func testBrief() {
        Stored.assertEqual(FixtureRun.text { BriefReporter(style: self.style, write: $0) }, "report.brief.txt")
        var style = style
        style.maxFailures = 1
        let text = FixtureRun.text { BriefReporter(style: style, write: $0) }
        XCTAssertEqual(text.components(separatedBy: "FAILED").count, 3, text)
        assertContains(text, "\n… and 4 more: swift run specs --only-failures --max-failures-shown 5\n16 examples, ")
        let green = FixtureRun.text(of: [], duration: 1.6) { BriefReporter(style: style, write: $0) }
        XCTAssertEqual(green, "0 examples in 1.6 s\n")
    }

    func testSlowest() {
        let text = FixtureRun.text { SlowestReporter(count: 3, style: self.style, write: $0) }
        expect(text).to(matchSnapshot())
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
