import Foundation
import TestSupport
import XCTest

@testable import SpecReports

/// The forms in which a comparison is written.
final class BehaviourDiffFormTests: BehaviourDiffTestCase {
    func testTheReportOfAllKinds() throws {
        let old = group(
            "A *screen*",
            [
                example("loads"), example("closes"), group("after a tap", [example("shows"), example("hides")]),
                example("tells the time of day"),
            ]
        )
        let new = group(
            "A *screen*",
            [
                example("loads", "failed"), group("when tapped", [example("shows"), example("hides")]),
                example("beeps", "skipped", line: 40), example("rings", line: 41), example("tells the time of the day"),
            ]
        )
        XCTAssertEqual(
            try markdown([old], [new]),
            #"""
            ## Behaviours: 1 removed, 1 changed state, 2 renamed, 2 added

            2 are as before.

            ### Removed

            - A \*screen\* › closes

            ### Changed state

            - A \*screen\* › loads: passed → **failed**

            ### Renamed

            - A \*screen\* › ~~after a tap~~ → **when tapped** (2 examples)
            - A \*screen\* › ~~tells the time of day~~ → **tells the time of the day**

            ### Added

            - A \*screen\* › beeps (skipped)
            - A \*screen\* › rings

            """#
        )
    }

    func testStatesInWords() throws {
        let old = group("S", [example("a", "knownIssue"), example("b", "timedOut")])
        let new = group("S", [example("a"), example("b", "exited")])
        let text = try markdown([old], [new])
        XCTAssertTrue(text.contains("- S › a: known issue → **passed**\n- S › b: timed out → **exited**\n"), text)
    }

    func testThePage() throws {
        let old = [
            group("Screen", [example("loads"), example("hides"), example("a < b")]),
            group("List", [example("x"), example("y"), example("z")]),
        ]
        let new = [
            group("Screen", [example("loads", "failed"), example("tells the time", "skipped"), example("shows")]),
            group("Lists", [example("x"), example("y"), example("z")]),
        ]
        var facts = RunFacts()
        facts.branch = "main"
        let page = try diff(old, new).html(title: "The shop", language: .english, facts: facts)
        XCTAssertTrue(page.contains("<title>The shop</title>"))
        let start = try XCTUnwrap(page.firstRange(of: "<header"))
        let end = try XCTUnwrap(page.firstRange(of: "<form"))
        XCTAssertEqual(
            page[start.lowerBound..<end.lowerBound],
            """
            <header class="masthead red">
            <h1>The shop</h1>
            <p class="verdict">Behaviours: 2 removed, 1 changed state, 1 renamed, 2 added</p>
            <p class="facts">3 are as before.</p>
            <p class="facts made">branch main</p>
            </header>

            """
        )
        let sections = page.matches(
            of:
                /<section class="top" style="--lines:(\d)">\n<details open class="group">\n<summary><h2>(.*)<\/h2> <span class="why">(\d)</
        )
        XCTAssertEqual(
            sections.map { "\($0.1) \($0.2) \($0.3)" },
            ["2 Removed 2", "1 Changed state 1", "1 Renamed 1", "2 Added 2"]
        )
        XCTAssertEqual(
            page.matches(of: /<li class="(.*)<\/li>/).map { String($0.1) },
            [
                "s\"><span class=\"path\">Screen › </span>hides", "s\"><span class=\"path\">Screen › </span>a &lt; b",
                "f\"><span class=\"path\">Screen › </span>loads <span class=\"why\">passed → failed</span>",
                "k\"><span class=\"path\"></span>Lists <span class=\"why\">was: List</span>",
                "s\"><span class=\"path\">Screen › </span>tells the time <span class=\"why\">skipped</span>",
                "p\"><span class=\"path\">Screen › </span>shows",
            ]
        )
        XCTAssertTrue(page.contains("data-some=\"%1 of 6 examples\""))
        XCTAssertFalse(page.contains("data-status"))
        let same = try diff(old, old).html(title: "T", language: .german, facts: RunFacts())
        XCTAssertTrue(same.contains("<header class=\"masthead green\">"))
        XCTAssertTrue(same.contains("<p class=\"verdict\">Nichts geändert</p>"))
    }

    func testTheMarkdownInAnotherLanguage() throws {
        let old = group("Экран", [example("грузит"), example("закрыт")])
        let new = group("Экран", [example("грузит", "timedOut"), example("новый", "knownIssue")])
        XCTAssertEqual(
            try diff([old], [new]).markdown(.russian),
            """
            ## Изменения: 1 удалено, 1 изменилось состояние, 1 добавлено

            0 без изменений.

            ### Удалено

            - Экран › закрыт

            ### Изменилось состояние

            - Экран › грузит: выполнено → **слишком долго**

            ### Добавлено

            - Экран › новый (известная проблема)

            """
        )
    }
}
