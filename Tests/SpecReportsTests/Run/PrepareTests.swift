import SpecEvents
@testable import SpecReports
import TestSupport
import XCTest

/// What is made ready before the end must not leave out what comes after it.
final class PrepareTests: SharedTestCase {
    func testAReportIsTheSameWheneverItWasPrepared() {
        let style = DocumentStyle(places: FixtureRun.places)
        let reporters: [(name: String, make: (@escaping (String) -> Void) -> any Reporter)] = [
            ("HTML", { HTMLReporter(style, write: $0) }),
            ("Markdown", { MarkdownReporter(style, write: $0) }),
            ("stable Markdown", { MarkdownReporter(style, isStable: true, write: $0) }),
            ("JUnit", { JUnitReporter(FixtureRun.places, write: $0) }),
            ("JSON", { JSONReporter(FixtureRun.places, write: $0) }),
        ]
        for (name, make) in reporters {
            let text = text(preparedAfter: nil, make)
            for count in 0...FixtureRun.events.count {
                XCTAssertEqual(self.text(preparedAfter: count, make), text, "\(name), after \(count) events")
            }
        }
    }

    private func text(preparedAfter count: Int?, _ make: (@escaping (String) -> Void) -> any Reporter) -> String {
        var text = ""
        let reporter: any Reporter = [make { text += $0 }] as [any Reporter]
        var summary = Summary()
        for (index, event) in FixtureRun.events.enumerated() {
            if index == count { reporter.prepare() }
            reporter.report(event)
            summary.count(event)
        }
        if count == FixtureRun.events.count { reporter.prepare() }
        reporter.finish(summary)
        return text
    }
}
