import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLFailureTests: ReportTestCase {
    private let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in nil }))

    func testAFailureWithItsDifference() {
        let message = "expected\n- a <b>\n+ c\n same"
        XCTAssertEqual(
            failure.text(RecordedFailure(message: message, location: nil), of: nil),
            """
            <div class="failure">
            <pre class="message">expected
            <del>- a &lt;b&gt;</del>
            <ins>+ c</ins>
             same</pre>
            </div>

            """
        )
    }

    func testAFailureWithItsPlaceAndTheCodeThere() {
        let source = (1...12).map { "  line \($0)" }.joined(separator: "\n")
        let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in source }))
        let recorded = RecordedFailure(message: "no", location: CodeLocation(file: "/p/<A>.swift", line: 9))
        XCTAssertEqual(
            failure.text(recorded, of: nil),
            """
            <div class="failure">
            <pre class="message">no</pre>
            <p class="place">&lt;A&gt;.swift:9</p>
            <pre class="source" tabindex="0"> 6  line 6
             7  line 7
             8  line 8
            <mark> 9  line 9</mark>
            10  line 10
            11  line 11</pre>
            </div>

            """
        )
        let elsewhere = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 99))
        XCTAssertFalse(failure.text(elsewhere, of: nil).contains("<pre class=\"source\""))
    }
}
