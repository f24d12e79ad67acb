import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLPageTests: ReportTestCase {
    private func page(_ events: [Event], language: String = "en", title: String = "T") -> String {
        FixtureRun.text(of: events) {
            HTMLReporter(title: title, language: language, source: .none, write: $0)
        }
    }

    private func event(_ names: String..., tags: [String] = [], status: ExampleResult.Status = .passed) -> Event {
        let example = example(names, tags: tags, status: status)
        return .exampleFinished(example.identity, example.result)
    }

    func testTheContentsNameTheOutermostGroupsIfThereAreSeveral() {
        XCTAssertFalse(page([event("g", "a"), event("g", "b")]).contains("<nav"))
        let text = page([event("g <", "a"), event("ж", "b", status: .failed)], language: "ru")
        XCTAssertTrue(
            text.contains(
                """
                <nav aria-label="Contents" class="contents" lang="ru">
                <ol>
                <li><a href="#g-g">g &lt;</a></li>
                <li><a href="#g-%D0%B6">ж</a> <b class="bad">1<span class="sr"> failed</span></b></li>
                </ol>
                </nav>

                """
            ),
            text
        )
    }

    func testTheLanguageIsToldIfItIsNotThatOfThePage() {
        XCTAssertTrue(page([]).contains("<main id=\"examples\">\n"))
        XCTAssertTrue(page([], language: "a\"b").contains("<main id=\"examples\" lang=\"a&quot;b\">\n"))
    }

    func testTheTitleStaysOnItsLine() {
        XCTAssertTrue(page([], title: "a\n<b>").contains("<title>a &lt;b&gt;</title>"))
        let untitled = FixtureRun.text(of: []) { HTMLReporter(write: $0) }
        XCTAssertTrue(untitled.contains("<title>Specification</title>"))
        XCTAssertTrue(untitled.contains("<h1>Specification</h1>"))
    }

    func testEachTagHasItsChipOnce() {
        let text = page([event("g", "a", tags: ["y", "x"]), event("g", "b", tags: ["x"])])
        XCTAssertEqual(text.matches(of: /data-tag="([^"]*)"/).map { String($0.1) }, ["x", "y"])
    }

    func testAPageOfNothingSaysSo() {
        XCTAssertTrue(page([]).contains("<p class=\"empty\">The run had no examples.</p>\n"))
        XCTAssertFalse(page([event("g", "a")]).contains("The run had no examples."))
    }
}
