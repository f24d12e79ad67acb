import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLDetailTests: ReportTestCase {
    private let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in nil }))

    private func detail(_ example: ReportedExample) -> String { HTMLDetail(example: example, failure: failure).text }

    func testWhatSimplyPassedHasNoDetails() {
        XCTAssertEqual(detail(example()), "")
        XCTAssertEqual(detail(example(status: .skipped) { $0.reason = "why" }), "")
        XCTAssertEqual(detail(example { $0.output = [] }), "")
    }

    func testBugsAreLinksIfTheyAreOnes() {
        XCTAssertEqual(
            detail(example(bugs: ["https://a/?b&c", "http://d", "#7 <x>", "ftp://e"])),
            """
            <p class="label">Reported: <a href="https://a/?b&amp;c">https://a/?b&amp;c</a></p>
            <p class="label">Reported: <a href="http://d">http://d</a></p>
            <p class="label">Reported: #7 &lt;x&gt;</p>
            <p class="label">Reported: ftp://e</p>

            """
        )
    }

    func testFailuresAndAttempts() {
        let no = RecordedFailure(message: "no", location: nil)
        let block = "<div class=\"failure\">\n<pre class=\"message\">no</pre>\n</div>\n"
        XCTAssertEqual(detail(example(status: .failed) { $0.failures = [no, no] }), block + block)
        XCTAssertEqual(detail(example { $0.expectedFailures = [no] }), block)
        XCTAssertEqual(
            detail(example { $0.earlierAttempts = [[no], [no, no]] }),
            "<p class=\"label\">Attempt 1 failed</p>\n\(block)<p class=\"label\">Attempt 2 failed</p>\n\(block)\(block)"
        )
        XCTAssertEqual(
            detail(example(status: .exited) { $0.reason = "by exit(0)" }),
            "<div class=\"failure\">\n<pre class=\"message\">exited: by exit(0)</pre>\n</div>\n"
        )
    }

    func testSteps() {
        let steps = [
            ExampleStep(name: "b <", level: 1, duration: 0.1, hasFailed: true),
            ExampleStep(name: "a", level: 0, duration: 0.0999, hasFailed: false),
        ]
        XCTAssertEqual(
            detail(example { $0.steps = steps }),
            """
            <p class="label">Steps</p>
            <ol class="steps">
            <li class="good" style="--level:0">a</li>
            <li class="bad" style="--level:1">b &lt; <b>failed</b> <span class="time">0.10 s</span></li>
            </ol>

            """
        )
        XCTAssertEqual(detail(example { $0.steps = [] }), "")
    }

    func testOutput() {
        XCTAssertEqual(
            detail(example { $0.output = ["\u{1B}[32ma <\u{1B}[0m", "", "b"] }),
            "<p class=\"label\">Output</p>\n<pre class=\"output\" tabindex=\"0\">a &lt;\n\nb</pre>\n"
        )
    }

    private func attachment(_ mediaType: String, _ bytes: [UInt8] = [1, 2]) -> String {
        let item = ExampleAttachment(name: "a \"b\"", mediaType: mediaType, content: Data(bytes))
        let text = detail(example { $0.attachments = [item] })
        let start = "<figure>\n<figcaption class=\"label\">a &quot;b&quot;</figcaption>\n"
        XCTAssertTrue(text.hasPrefix(start) && text.hasSuffix("</figure>\n"), text)
        return String(text.dropFirst(start.count).dropLast("</figure>\n".count))
    }

    func testAttachments() {
        XCTAssertEqual(
            attachment("text/plain", Array("\u{1B}[1m<x>\u{1B}[0m".utf8)),
            "<pre class=\"attached\" tabindex=\"0\">&lt;x&gt;</pre>\n"
        )
        XCTAssertEqual(attachment("image/png"), "<img src=\"data:image/png;base64,AQI=\" alt=\"a &quot;b&quot;\">\n")
        XCTAssertEqual(
            attachment("application/x-tar"),
            "<a href=\"data:application/x-tar;base64,AQI=\" download=\"a &quot;b&quot;\">Save (application/x-tar, 2 bytes)"
                + "</a>\n"
        )
        XCTAssertTrue(attachment("a/b", [1]).contains("Save (a/b, 1 byte)"))
    }

    func testAPictureThatRepeatsOneAboveIsFolded() {
        let picture = { (name: String, text: String, type: String) in
            ExampleAttachment(name: name, mediaType: type, content: Data(text.utf8))
        }
        let example = example {
            $0.attachments = [
                picture("a", "1", "text/plain"), picture("b", "2", "text/plain"), picture("c", "2", "text/plain"),
                picture("d", "2", "text/html"),
            ]
        }
        let before = [picture("z", "1", "text/plain")]
        let text = HTMLDetail(example: example, failure: failure, previousPictures: before).text
        XCTAssertEqual(
            text,
            """
            <details class="same"><summary class="label">a <span class="why">the same as above</span></summary>
            <pre class="attached" tabindex="0">1</pre>
            </details>
            <figure>
            <figcaption class="label">b</figcaption>
            <pre class="attached" tabindex="0">2</pre>
            </figure>
            <details class="same"><summary class="label">c <span class="why">the same as above</span></summary>
            <pre class="attached" tabindex="0">2</pre>
            </details>
            <figure>
            <figcaption class="label">d</figcaption>
            <pre class="attached" tabindex="0">2</pre>
            </figure>

            """
        )
        let neighbours = HTMLTree(
            Chapters.none.divided(
                ReportTree([
                    self.example(["g", "a"]) { $0.attachments = before },
                    self.example(["g", "b"]) { $0.attachments = before },
                    self.example(["g", "h", "c"]) { $0.attachments = before },
                ]).groups
            ),
            failure: failure
        )
        XCTAssertEqual(neighbours.text.ranges(of: "<details class=\"same\">").count, 1, neighbours.text)
    }

    func testOnlyWhatBelongsIntoAMediaTypeStays() {
        XCTAssertTrue(
            attachment("image/svg+xml;a=\"><script>é9.B-2").contains("data:image/svg+xmlascript9.B-2;base64,")
        )
    }
}
