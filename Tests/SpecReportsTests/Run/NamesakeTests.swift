import SpecEvents
import SpecReports
import XCTest

/// The names of examples that have the same.
final class NamesakeTests: ReportTestCase {
    func testReportsTellTheExamplesApart() {
        let failed = ["g › a", "g › a (2)"].map { identifier in
            Event.exampleFinished(
                ExampleIdentity(identifier: "M.C/" + identifier, names: ["g", "a"], location: nil),
                ExampleResult(status: .failed, duration: 1, failures: [no])
            )
        }
        let style = TerminalStyle.plain
        let reporters: [(String, (@escaping (String) -> Void) -> any Reporter)] = [
            ("✗ a (2) [2]", { DocumentationReporter(style: style, write: $0) }),
            ("2) g › a (2)\n", { DotsReporter(style: style, write: $0) }),
            ("error: g › a (2): no", { GNUReporter(write: $0) }),
            ("title=g › a (2)::no", { GitHubReporter(token: "T", write: $0) }),
            ("1.0 s  g › a (2)\n", { SlowestReporter(count: 2, style: style, write: $0) }),
            ("2. g › a (2)\n", { MarkdownReporter(write: $0) }), ("</span>a (2)</a>", { HTMLReporter(write: $0) }),
            (#"name="g › a (2)""#, { JUnitReporter(write: $0) }),
        ]
        for (part, make) in reporters {
            let text = FixtureRun.text(of: failed, make)
            XCTAssertTrue(text.contains(part), "\(part):\n\(text)")
        }
    }
}
