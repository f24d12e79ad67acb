import SpecEvents
import XCTest

@testable import SpecReports

/// What the page says about earlier runs and promises.
final class HTMLHistoryTests: HistoryTestCase {
    func testTheSectionOfEarlierRuns() {
        let history = history("aab", ["x<": "ppf", "y": "pfp", "slow": "ppp", "gone<": "p.."])
        XCTAssertEqual(
            HTMLHistory(history: history, slow: ["<s>"], flaky: ["<f>"]).text,
            """
            <section class="top overtime" aria-labelledby="overtime">
            <h2 id="overtime">Over time</h2>
            <p class="facts">3 runs, from 2026-11-01 to 2026-11-03 (b)</p>
            <svg role="img" aria-label="From 4 to 3 examples; runs with failures: 2 of the last 3" viewBox="0 0 600 60" \
            preserveAspectRatio="none"><rect x="200.0" y="46" width="199.0" height="14"/>\
            <rect x="400.0" y="46" width="199.0" height="14"/>\
            <polyline points="100.0,2 300.0,16 500.0,16"/></svg>
            <p class="facts">From 4 to 3 examples; runs with failures: 2 of the last 3</p>
            <h3>Slower than usual</h3>
            <ul>
            <li><s></li>
            </ul>
            <h3>Passes now and then</h3>
            <ul>
            <li><f></li>
            </ul>
            <h3>No longer there</h3>
            <ul>
            <li>gone&lt;: last in 2026-11-01 (a)</li>
            </ul>
            </section>

            """
        )
        XCTAssertFalse(
            HTMLHistory(history: History([run(1)]), slow: [], flaky: []).text.contains("svg"),
            "one run is no curve"
        )
        let oneDay = HTMLHistory(history: History([run(1)]), slow: [], flaky: []).text
        XCTAssertTrue(oneDay.contains("<p class=\"facts\">1 run, 2026-11-01 (a)</p>"), oneDay)
        XCTAssertEqual(HTMLHistory(history: History(), slow: [], flaky: []).text, "")
        let russian = HTMLHistory(history: history, slow: [], flaky: [], language: .russian).text
        XCTAssertTrue(russian.contains("<p class=\"facts\">3 прогона, с 2026-11-01 по 2026-11-03 (b)</p>"), russian)
    }

    private func page(_ history: History, _ events: [Event], promises: String? = nil) -> String {
        let last = history.runs[history.runs.count - 1]
        let reporter = HistoryReporter(last, earlier: History(history.runs.dropLast())) { _ in }
        events.forEach(reporter.report)
        let sources = promises.map { [PromiseReport.Source(path: "P.md", folder: "/p", text: $0)] } ?? []
        return FixtureRun.text(of: events) {
            HTMLReporter(.plain, history: reporter, promises: sources, write: $0)
        }
    }

    func testAGroupSaysSinceWhenItsExamplesAreThere() {
        let history = history(
            "abc",
            ["g › a": "ppp", "g › b": "ppp", "h › a": "pfp", "h › new": "..p", "h › r": "rrr"]
        )
        let events = [["g", "a"], ["g", "b"], ["h", "a"], ["h", "new"]].map { event($0) }
        let text = page(history, events + [event(["h", "r"]) { $0.earlierAttempts = [[]] }])
        XCTAssertTrue(text.contains(">g</h2> <span class=\"time\">since 2026-11-01</span><a"), text)
        XCTAssertTrue(text.contains("\">a</li>"))
        XCTAssertTrue(text.contains(">h</h2><a"))
        XCTAssertTrue(
            text.contains(
                ">a <span class=\"time\">since 2026-11-01</span> <span class=\"why\">last failed 2026-11-02 (b)</span></li>"
            )
        )
        XCTAssertTrue(text.contains(">new <span class=\"time\">since 2026-11-03</span></li>"))
        XCTAssertTrue(text.contains("<span class=\"why\">flickered 3 times</span>"))
        XCTAssertTrue(text.contains(HTMLHistory.style))
        XCTAssertNotNil(
            text.firstMatch(
                of:
                    /<h3>Passes now and then<\/h3>\n<ul>\n<li><a href="#e\w+">h › r<\/a>: flickered 3 times<\/li>\n<\/ul>/
            )
        )
    }

    func testAnExampleThatFailsDoesNotSayThatItFailedLast() {
        let text = page(history("aab", ["g › a": "pff"]), [event(["g", "a"], .failed)])
        XCTAssertFalse(text.contains("last failed"), text)
        XCTAssertTrue(text.contains("flickered 1 time"))
    }

    func testAnExampleSaysHowLongItUsuallyTakesIfItBecameSlow() {
        let earlier = history("aab", ["g › a": "ppp"], durations: ["g › a": [100, 100, 100]])
        let reporter = HistoryReporter(run(4, "c"), earlier: earlier) { _ in }
        let event = event(["g", "a"]) { $0.duration = 0.3 }
        reporter.report(event)
        let text = FixtureRun.text(of: [event]) { HTMLReporter(.plain, history: reporter, write: $0) }
        XCTAssertTrue(text.contains("<span class=\"why\">usually takes 0.10 s</span>"), text)
        XCTAssertNotNil(
            text.firstMatch(
                of:
                    /<h3>Slower than usual<\/h3>\n<ul>\n<li><a href="#e\w+">g › a<\/a>: 0.30 s, usually 0.10 s<\/li>\n<\/ul>/
            )
        )
        var places = Places()
        places.inherited = ["M.C/g › a"]
        let inherited = FixtureRun.text(of: [event]) {
            HTMLReporter(DocumentStyle(places: places), history: reporter, write: $0)
        }
        XCTAssertTrue(inherited.contains(">g › a (C)</a>: 0.30 s"), inherited)
    }

    func testPromisesComeFirstAndUnaskedExamplesAreMarked() {
        func event(_ names: [String], _ status: ExampleResult.Status = .passed) -> Event {
            let place = CodeLocation(file: "/p/S.swift", line: 1)
            let identifier = "M.C/" + names.joined(separator: " › ")
            return .exampleFinished(
                ExampleIdentity(identifier: identifier, names: names, location: place),
                ExampleResult(status: status, duration: 0, reason: status == .skipped ? "<later>" : nil)
            )
        }
        let events = [
            event(["g", "a"]), event(["g", "b"], .failed), event(["g", "c"], .skipped), event(["g", "more"]),
            event(["i", "more"]), event(["i", "z"]), event(["h", "x"]), event(["h", "y"]),
        ]
        let text = page(
            history("a", ["g › a": "p"]),
            events,
            promises: "## G\n- A.\n- B\n- c\n- d & e\n## I\n- z\n## Other\n- f"
        )
        let anchor = text.firstMatch(of: /id="(e\w+)">b[ <]/)?.1 ?? ""
        let skipped = text.firstMatch(of: /id="(e\w+)">c[ <]/)?.1 ?? ""
        let section = """
            <section class="top promises" aria-labelledby="promises">
            <h2 id="promises">Promises</h2>
            <p class="facts">kept: 2, broken: 1, open: 3</p>
            <h3>Not done yet</h3>
            <ul>
            <li class="s"><a href="#\(skipped)">G › c</a> <span class="why">&lt;later&gt;</span></li>
            <li class="s">G › d &amp; e <span class="why">no example yet</span></li>
            <li class="s">Other › f <span class="why">no group of this name yet</span></li>
            </ul>
            <h3>Not kept</h3>
            <ul>
            <li class="f"><a href="#\(anchor)">G › B</a> <span class="why">failed</span></li>
            </ul>
            </section>
            <section class="failures"
            """
        XCTAssertTrue(text.contains("<main id=\"examples\">\n\(section)"), text)
        XCTAssertTrue(text.contains(">more <span class=\"tag\">not promised</span></li>"), text)
        XCTAssertTrue(text.contains("since 2026-11-01</span> <span class=\"tag\">not promised</span><a"), text)
        XCTAssertTrue(text.contains(">i</h2> <span class=\"time\">since 2026-11-01</span><a"), text)
        XCTAssertEqual(text.ranges(of: "not promised").count, 3)
    }

    func testAPromiseIsKeptByAnExampleThatTheAudienceDoesNotSee() {
        let identity = ExampleIdentity(
            identifier: "M.C/g › a",
            names: ["g", "a"],
            location: CodeLocation(file: "/p/S.swift", line: 1),
            tags: ["technical"]
        )
        let events = [Event.exampleFinished(identity, ExampleResult(status: .passed, duration: 0, reason: nil))]
        let sources = [PromiseReport.Source(path: "P.md", folder: "/p", text: "## g\n- a")]
        let text = FixtureRun.text(of: events) {
            HTMLReporter(DocumentStyle(audience: .product), promises: sources, write: $0)
        }
        XCTAssertTrue(text.contains("kept: 1, broken: 0, open: 0"), text)
    }
}
