import XCTest

@testable import SpecReports

final class HTMLToolsTests: ReportTestCase {
    func testTheTools() {
        XCTAssertEqual(HTMLTools(tally: tally(), tags: ["a"], language: .english).text, "")
        let tools = HTMLTools(tally: tally(.passed, .failed, .crashed), tags: ["a<b", "ui"], language: .english).text
        XCTAssertTrue(
            tools.hasPrefix(
                "<form class=\"tools\" id=\"tools\" role=\"search\" aria-label=\"Examples\" hidden>\n<div class=\"row\">\n"
            )
        )
        XCTAssertEqual(
            tools.matches(of: /<button type="button" class="chip (.*)<\/button>/).map { String($0.1) },
            [
                "f\" data-status=\"f\" aria-pressed=\"false\">2 failed",
                "p\" data-status=\"p\" aria-pressed=\"false\">1 passed",
                "tag\" data-tag=\"a&lt;b\" aria-pressed=\"false\">a&lt;b",
                "tag\" data-tag=\"ui\" aria-pressed=\"false\">ui",
            ]
        )
        XCTAssertTrue(tools.contains("aria-live=\"polite\" data-some=\"%1 of 3 examples\">3 examples</p>\n"), tools)
        let untagged = HTMLTools(tally: tally(.passed), tags: [], language: .english).text
        XCTAssertFalse(untagged.contains("aria-label=\"Tags\""))
        XCTAssertTrue(untagged.contains("aria-live=\"polite\" data-some=\"%1 of 1 example\">1 example</p>\n"), untagged)
    }
}
