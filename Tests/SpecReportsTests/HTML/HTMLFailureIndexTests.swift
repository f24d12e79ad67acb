import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLFailureIndexTests: ReportTestCase {
    private let failure = HTMLFailure(paths: Paths(baseFolder: "/p"), excerpts: SourceExcerpts { _ in nil })

    private func index(_ count: Int, outside: Int = 0, message: String? = "no\nmore") -> String {
        let failures = (0..<count).map { number in
            let example = example(["g<", "h", "\(number)"], status: .failed) { result in
                if let message { result.failures = [RecordedFailure(message: message, location: nil)] }
            }
            return (example: example, anchor: "e\(number)")
        }
        let others = (0..<outside).map { RecordedFailure(message: "late \($0)", location: nil) }
        return HTMLFailureIndex(failures: failures, outside: others, failure: failure).text
    }

    func testTheIndexOfFailures() {
        XCTAssertEqual(index(0), "")
        XCTAssertEqual(
            index(1),
            """
            <section class="failures" aria-labelledby="failed">
            <h2 id="failed">What failed</h2>
            <ol start="1">
            <li><a href="#e0"><span class="path">g&lt; › h › </span>0</a><span class="why">no</span></li>
            </ol>
            </section>

            """
        )
        XCTAssertTrue(index(1, message: nil).contains("<span class=\"why\">no failure was recorded</span>"))
        XCTAssertTrue(index(1, message: "a < b").contains("<span class=\"why\">a &lt; b</span>"))
    }

    func testManyFailuresAreFolded() {
        XCTAssertFalse(index(20).contains("<details>"))
        XCTAssertEqual(index(20).ranges(of: "<li>").count, 20)
        let more = index(21)
        XCTAssertTrue(
            more.contains("</ol>\n<details><summary>1 more</summary>\n<ol start=\"21\">\n<li><a href=\"#e20\">")
        )
        XCTAssertEqual(more.ranges(of: "<li>").count, 21)
    }

    func testWhatFailedOutsideTheExamples() {
        XCTAssertEqual(
            index(0, outside: 2),
            """
            <section class="failures" aria-labelledby="failed">
            <h2 id="failed">What failed</h2>
            <h3>Outside the examples</h3>
            <div class="failure">
            <pre class="message">late 0</pre>
            </div>
            <div class="failure">
            <pre class="message">late 1</pre>
            </div>
            </section>

            """
        )
        XCTAssertFalse(index(1).contains("Outside the examples"))
    }
}
