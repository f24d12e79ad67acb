import SpecEvents
import XCTest

@testable import SpecReports

final class HTMLMastheadTests: ReportTestCase {
    private func masthead(_ verdicts: [Verdict], _ events: [Event] = [], duration: Double = 1.5) -> HTMLMasthead {
        HTMLMasthead(
            title: "A & B",
            summary: summary(events + verdicts.map(event), duration: duration),
            language: .english
        )
    }

    func testTheMastheadOfAGreenRun() {
        XCTAssertEqual(
            masthead([.passed, .passed, .flaky], [.runStarted(exampleCount: 3, seed: 42)]).text,
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
            masthead([], duration: 0).text,
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
        func verdict(_ verdicts: [Verdict], _ events: [Event] = []) -> String? {
            masthead(verdicts, events).text.firstMatch(of: /<p class="verdict">(.*)<\/p>/).map { String($0.1) }
        }
        func isRed(_ verdicts: [Verdict], _ events: [Event] = []) -> Bool {
            masthead(verdicts, events).text.contains("<header class=\"masthead red\">")
        }
        XCTAssertEqual(verdict([.passed, .passed]), "All 2 examples passed")
        XCTAssertEqual(verdict([.passed]), "Nothing failed in 1 example")
        XCTAssertEqual(verdict([.skipped, .skipped]), "Nothing failed in 2 examples")
        XCTAssertEqual(verdict([.passed, .knownIssue]), "Nothing failed in 2 examples")
        XCTAssertEqual(verdict([.passed, .failed, .crashed]), "2 of 3 examples failed")
        XCTAssertEqual(verdict([.failed]), "1 of 1 example failed")
        XCTAssertEqual(verdict([.failed], [late]), "1 of 1 example failed")
        XCTAssertEqual(verdict([.passed, .passed], [late]), "Something failed outside the examples")
        XCTAssertEqual(verdict([], [late]), "Something failed outside the examples")
        XCTAssertFalse(isRed([.passed, .skipped, .flaky, .knownIssue]))
        XCTAssertTrue(isRed([.passed], [late]))
        for status in [Verdict.failed, .crashed, .timedOut, .exited] { XCTAssertTrue(isRed([.passed, status])) }
    }
}
