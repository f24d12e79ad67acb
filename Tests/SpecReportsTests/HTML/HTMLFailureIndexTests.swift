import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLFailureIndexTests: ReportTestCase {
    private let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in nil }))

    private func index(_ count: Int, outside: Int = 0, message: String? = "no\nmore") -> String {
        let failures = (0..<count).map { number in
            let example = example(["g<", "h", "\(number)"], status: .failed) { result in
                if let message { result.failures = [RecordedFailure(message: message, location: nil)] }
            }
            return (example: example, anchor: "e\(number)")
        }
        let others = (0..<outside).map { RecordedFailure(message: "late \($0)", location: nil) }
        return HTMLFailureIndex(failures: failures, outside: others, failure: failure, command: "specs").text
    }

    func testTheIndexOfFailures() {
        XCTAssertEqual(index(0), "")
        XCTAssertEqual(
            index(1),
            """
            <section class="failures" aria-labelledby="failed">
            <h2 id="failed">What failed</h2>
            <ol start="1">
            <li><a href="#e0"><span class="path">g&lt; › h › </span>0</a>
            <pre class="message">no
            more</pre>
            <p class="again">Run it again: <code>specs --filter '^C › g&lt; › h › 0$'</code></p></li>
            </ol>
            </section>

            """
        )
        XCTAssertTrue(index(1, message: nil).contains("<p class=\"why\">no failure was recorded</p>"))
        XCTAssertTrue(index(1, message: "a < b").contains("<pre class=\"message\">a &lt; b</pre>"))
    }

    func testTheBoxShowsWhatATerminalShows() {
        let source = (1...12).map { "    line \($0)" }.joined(separator: "\n")
        let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in source }))
        let identity = ExampleIdentity(
            identifier: "M.C/a",
            names: ["a"],
            location: CodeLocation(file: "/p/my A.swift", line: 3)
        )
        func text(_ change: (inout ExampleResult) -> Void) -> String {
            var result = ExampleResult(status: .failed, duration: 0)
            change(&result)
            let example = (example: ReportedExample(identity, result), anchor: "e")
            let index = HTMLFailureIndex(failures: [example], outside: [], failure: failure, command: "specs")
            return index.text.split(separator: "\n").dropFirst(3).dropLast(2).joined(separator: "\n")
        }
        let difference = RecordedFailure(
            message: "expected to equal\n- one two\n+ one <2>",
            location: CodeLocation(file: "/p/B.swift", line: 9)
        )
        XCTAssertEqual(
            text { $0.failures = [difference] },
            """
            <li><a href="#e"><span class="path"></span>a</a>
            <pre class="message">expected to equal
            <del>- one <b>two</b></del>
            <ins>+ one <b>&lt;2&gt;</b></ins></pre>
            <pre class="source">line 9</pre>
            <p class="place">B.swift:9</p>
            <p class="place">in the example, my A.swift:3</p>
            <p class="again">Run it again: <code>specs 'my A.swift:3'</code></p></li>
            """
        )
        XCTAssertTrue(
            text { result in
                (result.status, result.reason) = (.crashed, "signal 4 (SIGILL)")
                result.output = ["A.swift:7: Fatal error: Index out of range"]
            }.contains("<pre class=\"message\">crashed: signal 4 (SIGILL)\nFatal error: Index out of range</pre>\n")
        )
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
