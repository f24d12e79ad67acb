import Foundation
import SpecEvents
import XCTest

@testable import SpecReports

/// The parts of the page, one by one.
final class HTMLPartsTests: XCTestCase {
    private func tally(_ verdicts: Verdict...) -> Tally {
        var tally = Tally()
        verdicts.forEach { tally.count($0) }
        return tally
    }

    private func example(
        _ names: [String] = ["g", "a"],
        tags: [String] = [],
        bugs: [String] = [],
        status: ExampleResult.Status = .passed,
        _ change: (inout ExampleResult) -> Void = { _ in }
    ) -> ReportedExample {
        var result = ExampleResult(status: status, duration: 0)
        change(&result)
        let identifier = "M.C/" + names.joined(separator: " › ")
        return ReportedExample(
            ExampleIdentity(identifier: identifier, names: names, location: nil, tags: tags, bugs: bugs),
            result
        )
    }

    private let failure = HTMLFailure(paths: Paths(baseFolder: "/p"), excerpts: SourceExcerpts { _ in nil })

    // MARK: Masthead

    private func masthead(_ tally: Tally, _ events: [Event] = [], duration: Double = 1.5) -> HTMLMasthead {
        var record = RunRecord()
        events.forEach { record.note($0) }
        return HTMLMasthead(title: "A & B", tally: tally, record: record, duration: duration)
    }

    private let late = Event.failedOutsideExamples(RecordedFailure(message: "late", location: nil))

    func testTheMastheadOfAGreenRun() {
        XCTAssertEqual(
            masthead(tally(.passed, .passed, .flaky), [.runStarted(exampleCount: 3, seed: 42)]).text,
            """
            <header class="masthead green">
            <h1>A &amp; B</h1>
            <p class="verdict">Nothing failed in 3 examples</p>
            <div class="bar" aria-hidden="true"><i class="r" style="flex-grow:1"></i><i class="p" style="flex-grow:2"></i></div>
            <p class="facts">2 passed, 1 flaky · 1.5 s · random order, seed 42</p>
            </header>

            """
        )
    }

    func testTheMastheadOfARunOfNothing() {
        XCTAssertEqual(
            masthead(tally(), duration: 0).text,
            """
            <header class="masthead green">
            <h1>A &amp; B</h1>
            <p class="verdict">Nothing ran</p>
            <p class="facts">0.00 s</p>
            </header>

            """
        )
    }

    func testTheVerdict() {
        func verdict(_ tally: Tally, _ events: [Event] = []) -> String? {
            masthead(tally, events).text.firstMatch(of: /<p class="verdict">(.*)<\/p>/).map { String($0.1) }
        }
        func isRed(_ tally: Tally, _ events: [Event] = []) -> Bool {
            masthead(tally, events).text.contains("<header class=\"masthead red\">")
        }
        XCTAssertEqual(verdict(tally(.passed, .passed)), "All 2 examples passed")
        XCTAssertEqual(verdict(tally(.passed)), "Nothing failed in 1 example")
        XCTAssertEqual(verdict(tally(.skipped, .skipped)), "Nothing failed in 2 examples")
        XCTAssertEqual(verdict(tally(.passed, .knownIssue)), "Nothing failed in 2 examples")
        XCTAssertEqual(verdict(tally(.passed, .failed, .crashed)), "2 of 3 examples failed")
        XCTAssertEqual(verdict(tally(.failed)), "1 of 1 example failed")
        XCTAssertEqual(verdict(tally(.failed), [late]), "1 of 1 example failed")
        XCTAssertEqual(verdict(tally(.passed, .passed), [late]), "Something failed outside the examples")
        XCTAssertEqual(verdict(tally(), [late]), "Something failed outside the examples")
        XCTAssertFalse(isRed(tally(.passed, .skipped, .flaky, .knownIssue)))
        XCTAssertTrue(isRed(tally(.passed), [late]))
        for status in [Verdict.failed, .crashed, .timedOut, .exited] { XCTAssertTrue(isRed(tally(.passed, status))) }
    }

    func testTheKindsThatReadersFilterBy() {
        XCTAssertEqual(Verdict.allCases.map { HTMLStatus($0).rawValue }, ["p", "r", "k", "s", "f", "f", "f", "f"])
        XCTAssertEqual(
            HTMLStatus.allCases.map { $0.words(2) },
            ["2 failed", "2 flaky", "2 known issues", "2 skipped", "2 passed"]
        )
        XCTAssertEqual(HTMLStatus.knownIssue.words(1), "1 known issue")
        let tally = tally(.failed, .crashed, .timedOut, .exited, .passed, .flaky, .skipped, .skipped)
        XCTAssertEqual(HTMLStatus.allCases.map { $0.count(in: tally) }, [4, 1, 0, 2, 1])
    }

    // MARK: Tools

    func testTheTools() {
        XCTAssertEqual(HTMLTools(tally: tally(), tags: ["a"]).text, "")
        let tools = HTMLTools(tally: tally(.passed, .failed, .crashed), tags: ["a<b", "ui"]).text
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
        XCTAssertTrue(tools.contains("aria-live=\"polite\">3 examples</p>\n"), tools)
        let untagged = HTMLTools(tally: tally(.passed), tags: []).text
        XCTAssertFalse(untagged.contains("aria-label=\"Tags\""))
        XCTAssertTrue(untagged.contains("aria-live=\"polite\">1 example</p>\n"), untagged)
    }

    // MARK: Failures

    func testAFailureWithItsDifference() {
        let message = "expected\n- a <b>\n+ c\n same"
        XCTAssertEqual(
            failure.text(RecordedFailure(message: message, location: nil)),
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
        let failure = HTMLFailure(paths: Paths(baseFolder: "/p"), excerpts: SourceExcerpts { _ in source })
        let recorded = RecordedFailure(message: "no", location: CodeLocation(file: "/p/<A>.swift", line: 9))
        XCTAssertEqual(
            failure.text(recorded),
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
        XCTAssertFalse(failure.text(elsewhere).contains("<pre class=\"source\""))
    }

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
        XCTAssertTrue(index(1, message: nil).contains("<span class=\"why\">nobody knows why</span>"))
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

    // MARK: Details

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
        XCTAssertEqual(
            attachment("image/png"),
            "<img src=\"data:image/png;base64,AQI=\" alt=\"a &quot;b&quot;\">\n"
        )
        XCTAssertEqual(
            attachment("application/x-tar"),
            "<a href=\"data:application/x-tar;base64,AQI=\" download=\"a &quot;b&quot;\">Save (application/x-tar, 2 bytes)"
                + "</a>\n"
        )
        XCTAssertTrue(attachment("a/b", [1]).contains("Save (a/b, 1 byte)"))
    }

    func testOnlyWhatBelongsIntoAMediaTypeStays() {
        XCTAssertTrue(
            attachment("image/svg+xml;a=\"><script>é9.B-2").contains("data:image/svg+xmlascript9.B-2;base64,")
        )
    }

    // MARK: The tree

    private func tree(_ examples: ReportedExample...) -> HTMLTree {
        HTMLContent(ReportTree(examples).groups, failure: failure).body
    }

    func testAGroupWithItsExamples() {
        XCTAssertEqual(
            tree(example(["g <", "a"]), example(["g <", "b"])).text,
            """
            <section class="top" style="--lines:2">
            <details open class="group">
            <summary><h2 id="g-g">g &lt;</h2><a class="link" href="#g-g" aria-label="Link to g &lt;">#</a></summary>
            <ul>
            <li class="p" id="\(Self.anchor("g < › a"))">a</li>
            <li class="p" id="\(Self.anchor("g < › b"))">b</li>
            </ul>
            </details>
            </section>

            """
        )
    }

    private static func anchor(_ name: String) -> String {
        var anchors = Anchors()
        return anchors.anchor(ofExample: "M.C/\(name)")
    }

    func testListsEndWhereGroupsBegin() {
        let text = tree(
            example(["g", "a"]),
            example(["g", "h", "b"]),
            example(["g", "c"])
        ).text.replacing(/\s(id|href|aria-label|style)="[^"]*"/, with: "").replacing(/<a class="link">#<\/a>/, with: "")
        XCTAssertEqual(
            text,
            """
            <section class="top">
            <details open class="group">
            <summary><h2>g</h2></summary>
            <ul>
            <li class="p">a</li>
            </ul>
            <details open class="group">
            <summary><h3>h</h3></summary>
            <ul>
            <li class="p">b</li>
            </ul>
            </details>
            <ul>
            <li class="p">c</li>
            </ul>
            </details>
            </section>

            """
        )
    }

    func testHeadingsHaveSixLevels() {
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        XCTAssertEqual(
            tree(example(names)).text.matches(of: /<(h\d)\s/).map { String($0.1) },
            ["h2", "h3", "h4", "h5", "h6", "h6"]
        )
    }

    func testTagsStandWhereTheyAreNew() {
        let text = tree(
            example(["g", "h", "a"], tags: ["x", "y", "own <"]),
            example(["g", "h", "b"], tags: ["y", "x"]),
            example(["g", "c"], tags: ["x"])
        ).text
        XCTAssertEqual(
            text.matches(of: /data-tags="([^"]*)"/).map { String($0.1) },
            ["x", "x\ny", "own &lt;"]
        )
        XCTAssertEqual(
            text.matches(of: /<span class="tag">([^<]*)<\/span>/).map { String($0.1) },
            ["x", "y", "own &lt;"]
        )
    }

    func testTheLineOfAnExample() {
        func line(_ example: ReportedExample) -> String? {
            tree(example).text.firstMatch(of: /<li class="(.*)/).map {
                String($0.1).replacing(/"\sid="e[^"]*"/, with: "")
            }
        }
        let no = RecordedFailure(message: "no", location: nil)
        XCTAssertEqual(line(example { $0.duration = 0.0999 }), "p>a</li>")
        XCTAssertEqual(line(example { $0.duration = 0.1 }), "p>a <span class=\"time\">0.10 s</span></li>")
        XCTAssertEqual(line(example { $0.reason = "r <" }), "p>a <span class=\"why\">r &lt;</span></li>")
        XCTAssertEqual(
            line(example(status: .skipped) { $0.reason = "r" }),
            "s>a <b>skipped</b> <span class=\"why\">r</span></li>"
        )
        XCTAssertEqual(
            line(example(status: .failed) { ($0.failures, $0.reason) = ([no], "r") }),
            "f><details open><summary>a <b>failed</b></summary>"
        )
        XCTAssertEqual(
            line(example { $0.earlierAttempts = [[no]] }),
            "r><details><summary>a <b>flaky</b></summary>"
        )
        XCTAssertEqual(
            line(example { ($0.expectedFailures, $0.reason) = ([no], "r") }),
            "k><details><summary>a <b>known issue</b> <span class=\"why\">r</span></summary>"
        )
        XCTAssertEqual(line(example(status: .timedOut)), "f><details open><summary>a <b>timed out</b></summary>")
    }

    func testFailuresAreCountedAndFound() {
        let content = HTMLContent(
            ReportTree([
                example(["g", "a"], status: .failed), example(["g", "h", "b"], status: .crashed), example(["k", "c"]),
            ]).groups,
            failure: failure
        )
        XCTAssertEqual(content.tally, tally(.failed, .crashed, .passed))
        XCTAssertEqual(content.groups.map(\.anchor), ["g-g", "g-k"])
        XCTAssertEqual(content.body.failures.map(\.example.name), ["a", "b"])
        XCTAssertEqual(content.body.failures.map(\.anchor), [Self.anchor("g › a"), Self.anchor("g › h › b")])
        XCTAssertEqual(
            content.body.text.matches(of: /<b class="bad">([^<]*)<\/b>/).map { String($0.1) },
            ["2 failed", "1 failed"]
        )
    }

    // MARK: The page

    private func page(_ events: [Event], language: String = "en", title: String = "T") -> String {
        FixtureRun.text(of: events) {
            HTMLReporter(title: title, language: language, readSource: { _ in nil }, write: $0)
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
