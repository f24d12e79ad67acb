import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLTreeTests: ReportTestCase {
    private let failure = HTMLFailure(places: Places(baseFolder: "/p", source: SourceExcerpts { _ in nil }))

    private func tree(_ examples: ReportedExample...) -> HTMLTree {
        HTMLTree(Chapters.none.divided(ReportTree(examples).groups), failure: failure)
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
        return anchors.anchor(ofExample: "\(name)")
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
        XCTAssertEqual(line(example { $0.earlierAttempts = [[no]] }), "r><details><summary>a <b>flaky</b></summary>")
        XCTAssertEqual(
            line(example { ($0.expectedFailures, $0.reason) = ([no], "r") }),
            "k><details><summary>a <b>known issue</b> <span class=\"why\">r</span></summary>"
        )
        XCTAssertEqual(line(example(status: .timedOut)), "f><details open><summary>a <b>timed out</b></summary>")
    }

    func testFailuresAreCountedAndFound() {
        let content = HTMLTree(
            Chapters.none.divided(
                ReportTree([
                    example(["g", "a"], status: .failed), example(["g", "h", "b"], status: .crashed),
                    example(["k", "c"]),
                ]).groups
            ),
            failure: failure
        )
        XCTAssertEqual(content.parts[0].groups.map(\.anchor), ["g-g", "g-k"])
        XCTAssertEqual(content.failures.map(\.example.name), ["a", "b"])
        XCTAssertEqual(content.failures.map(\.anchor), [Self.anchor("g › a"), Self.anchor("g › h › b")])
        XCTAssertEqual(
            content.text.matches(of: /<b class="bad">([^<]*)<\/b>/).map { String($0.1) },
            ["2 failed", "1 failed"]
        )
    }
}
