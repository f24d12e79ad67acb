import SpecEvents
import XCTest

@testable import SpecReports

/// How reports tell apart examples that have the same name.
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

    /// Two classes share an example that fails and one that passes, because one inherits from the other. A third has its own.
    private func inherited() -> (events: [Event], places: Places) {
        let examples = ["M.Base", "M.Own", "M.Heir<"].flatMap { name in
            [3, 4].map { line in
                ExampleIdentity(
                    identifier: "\(name)/g › \(line)",
                    names: ["g", "\(line)"],
                    location: CodeLocation(file: "/p/\(name == "M.Own" ? "Own" : "Base").swift", line: line)
                )
            }
        }
        var places = Places()
        places.inherited = (examples + [ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)]).inherited
        let events = examples.map { example in
            let isFirst = example.location?.line == 3
            let result = ExampleResult(status: isFirst ? .failed : .passed, duration: 1, failures: isFirst ? [no] : [])
            return Event.exampleFinished(example, result)
        }
        return (events, places)
    }

    func testTheFirstClassByNameNeedsNoMention() {
        XCTAssertEqual(inherited().places.inherited, ["M.Heir</g › 3", "M.Heir</g › 4"])
    }

    func testTerminalsNameTheClassOfAnInheritedExample() {
        let (events, places) = inherited()
        let style = TerminalStyle(places: places)
        XCTAssertEqual(
            FixtureRun.text(of: events) { DocumentationReporter(style: style, write: $0) },
            """
            g
              ✗ 3 [1] (1.0 s)
              ✓ 4 (1.0 s)

            g
              ✗ 3 [2] (1.0 s)
              ✓ 4 (1.0 s)

            g
              ✗ 3 (Heir<) [3] (1.0 s)
              ✓ 4 (Heir<) (1.0 s)

            Failures:

              1) g › 3
                 /p/A.swift:3
                 no
                 in the example, /p/Base.swift:3

              2) g › 3
                 /p/A.swift:3
                 no
                 in the example, /p/Own.swift:3

              3) g › 3 (Heir<)
                 /p/A.swift:3
                 no
                 in the example, /p/Base.swift:3

            6 examples, 3 failed in 1 min 4 s

            To run again what failed:

              swift run specs /p/Base.swift:3  # 2 examples
              swift run specs /p/Own.swift:3  # g › 3

            """
        )
        let slowest = FixtureRun.text(of: events) { SlowestReporter(count: 6, style: style, write: $0) }
        XCTAssertTrue(slowest.contains("  1.0 s  g › 4 (Heir<)\n"), slowest)
    }

    func testMarkdownNamesTheClassOfAnInheritedExample() {
        let (events, places) = inherited()
        let style = DocumentStyle(places: places)
        let orders = [false: events, true: events.reversed()]
        for (isStable, events) in orders {
            let time = isStable ? "" : " (1.0 s)"
            let text = FixtureRun.text(of: events) { MarkdownReporter(style, isStable: isStable, write: $0) }
            let tree = { (heir: String, number: Int) in
                "## g\n\n- **✗ 3\(heir)** — failed, see \(number)\(time)\n- ✓ 4\(heir)\(time)\n"
            }
            let numbers = isStable ? [1, 2, 3] : [1, 3, 2]
            for (number, heir) in zip(numbers, ["", " (Heir\\<)", ""]) {
                XCTAssertTrue(text.contains(tree(heir, number)), text)
                XCTAssertTrue(text.contains("### \(number). g › 3\(heir)\n\n"), text)
            }
        }
    }

    func testThePageNamesTheClassOfAnInheritedExample() {
        let (events, places) = inherited()
        let text = FixtureRun.text(of: events) { HTMLReporter(DocumentStyle(places: places), write: $0) }
        let index = text.split(separator: "\n").filter { $0.contains("<span class=\"path\">") }
        let ends = index.map { $0.split(separator: "</span>")[1] }
        XCTAssertEqual(ends, ["3</a>", "3</a>", "3 (Heir&lt;)</a>"])
        let time = " <span class=\"time\">1.0 s</span>"
        let counts = [">3 <b>": 2, ">3 (Heir&lt;) <b>": 1, ">4\(time)</li>": 2, ">4 (Heir&lt;)\(time)</li>": 1]
        for (part, count) in counts { XCTAssertEqual(text.split(separator: part).count - 1, count, part) }
    }
}
