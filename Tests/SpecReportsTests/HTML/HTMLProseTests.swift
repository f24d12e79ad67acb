import XCTest

@testable import SpecReports

final class HTMLProseTests: XCTestCase {
    func testParagraphsListsAndHeadings() {
        XCTAssertEqual(
            HTMLProse.text("one\ntwo\n\n## Three\nfour\n- a\n* b\n\n1. c\nfive"),
            """
            <p>one
            two</p>
            <p><strong>Three</strong></p>
            <p>four</p>
            <ul>
            <li>a</li>
            <li>b</li>
            </ul>
            <ul>
            <li>c</li>
            </ul>
            <p>five</p>

            """
        )
        XCTAssertEqual(HTMLProse.text(""), "")
    }

    func testWordsInALine() {
        let lines = [
            ("a *b* **c** `d < **e**`", "a <em>b</em> <strong>c</strong> <code>d &lt; **e**</code>"),
            ("2 * 3 * 4, a ` b", "2 * 3 * 4, a ` b"),
            (
                "[docs](https://a.b/?c&d) [e](javascript:f)",
                #"<a href="https://a.b/?c&amp;d">docs</a> [e](javascript:f)"#
            ),
            (#"<b> "c" </p>"#, "&lt;b&gt; &quot;c&quot; &lt;/p&gt;"),
        ]
        for (markdown, html) in lines { XCTAssertEqual(HTMLProse.text(markdown), "<p>\(html)</p>\n") }
    }
}
