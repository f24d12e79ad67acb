import SpecEvents
import TestSupport
import XCTest

@testable import SpecReports

final class HTMLPageTests: ReportTestCase {
    private func page(_ events: [Event], language: ReportLanguage = .english, title: String = "T") -> String {
        FixtureRun.text(of: events) {
            HTMLReporter(DocumentStyle(title: title, places: Places(language: language)), write: $0)
        }
    }

    private func event(_ names: String..., tags: [String] = [], status: ExampleResult.Status = .passed) -> Event {
        let example = example(names, tags: tags, status: status)
        return .exampleFinished(example.identity, example.result)
    }

    func testTheContentsNameTheOutermostGroupsIfThereAreSeveral() {
        XCTAssertFalse(page([event("g", "a"), event("g", "b")]).contains("<nav"))
        let text = page([event("g <", "a"), event("ж", "b", status: .failed)], language: .russian)
        assertContains(
            text,
            """
            <nav aria-label="Содержание" class="contents">
            <ol>
            <li><a href="#g-g">g &lt;</a></li>
            <li><a href="#g-%D0%B6">ж</a> <b class="bad">1<span class="sr"> не выполнен</span></b></li>
            </ol>
            </nav>

            """
        )
    }

    func testThePageHasItsLanguage() {
        XCTAssertTrue(page([]).contains("<html lang=\"en\">\n"))
        XCTAssertTrue(page([], language: .russian).contains("<html lang=\"ru\">\n"))
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
