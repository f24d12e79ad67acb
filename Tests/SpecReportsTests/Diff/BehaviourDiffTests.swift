import Foundation
import TestSupport
import XCTest

@testable import SpecReports

final class BehaviourDiffTests: SharedTestCase {
    // MARK: What is the same

    func testEqualRuns() throws {
        let run = group("Screen", [example("loads"), group("after a tap", [example("hides")])])
        XCTAssertEqual(
            try markdown([run], [run]),
            "No behaviour was added, removed or renamed, and none changed its state: 2 are as before.\n"
        )
        let one = group("Screen", [example("loads")])
        XCTAssertEqual(try diff([one], [one]).unchangedCount, 1)
    }

    func testPlacesAndClassesMayChange() throws {
        let old = group("Screen", class: "A", [example("loads", line: 3)])
        let new = group("Screen", class: "B", [example("loads", line: 30)])
        XCTAssertEqual(try diff([old], [new]).changes, [])
    }

    func testTheOrderMayChange() throws {
        let old = [group("A", [example("a"), example("b")]), group("B", [example("c")])]
        let new = [group("B", [example("c")]), group("A", [example("b"), example("a")])]
        XCTAssertEqual(try diff(old, new).changes, [])
    }

    func testGroupsOfOneNameAreToldApartByTheirClasses() throws {
        let a = group("Screen", class: "A", [example("loads")])
        let b = group("Screen", class: "B", [example("closes")])
        XCTAssertEqual(try diff([a, b], [b, a]).changes, [])
    }

    func testExamplesOfOneNameAreCounted() throws {
        let old = group("Screen", [example("loads", line: 1), example("loads", line: 2)])
        let new = group("Screen", [example("loads", line: 1)])
        XCTAssertEqual(try diff([old], [new]).changes, [.removed(path: ["Screen", "loads"])])
    }

    // MARK: Examples

    func testAddedAndRemoved() throws {
        let old = group("Screen", [example("loads"), example("shows a spinner", line: 5)])
        let new = group("Screen", [example("loads"), example("tells the time", line: 9)])
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .removed(path: ["Screen", "shows a spinner"]),
                .added(path: ["Screen", "tells the time"], status: "passed"),
            ]
        )
    }

    func testAnExampleWhoseNameIsAlikeIsRenamed() throws {
        let old = group("Screen", [example("shows the age of the fact", line: 5)])
        let new = group("Screen", [example("shows the age of each fact", line: 9)])
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .renamed(
                    from: ["Screen", "shows the age of the fact"],
                    to: ["Screen", "shows the age of each fact"],
                    count: 1
                )
            ]
        )
    }

    func testAtTheSamePlaceLessLikenessWillDo() throws {
        let old = group("Screen", [example("shows the button", line: 5)])
        let new = group("Screen", [example("hides the button", line: 5)])
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [.renamed(from: ["Screen", "shows the button"], to: ["Screen", "hides the button"], count: 1)]
        )
        let elsewhere = group("Screen", [example("hides the button", line: 6)])
        XCTAssertEqual(try diff([old], [elsewhere]).removedCount, 1)
    }

    func testTheNearestNameIsTheOne() throws {
        let old = group("A", [example("shows the age of a fact", line: 1)])
        let new = group(
            "A",
            [
                example("shows the age of a new fact now", line: 2), example("shows the age of a fact now", line: 3),
            ]
        )
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .renamed(from: ["A", "shows the age of a fact"], to: ["A", "shows the age of a fact now"], count: 1),
                .added(path: ["A", "shows the age of a new fact now"], status: "passed"),
            ]
        )
    }

    func testRowsOfATableAreNotRenamed() throws {
        let old = group("adds", [example("adds 1 and 2 to 3", line: 5), example("adds 2 and 2 to 4", line: 5)])
        let new = group("adds", [example("adds 1 and 2 to 3", line: 5), example("adds 2 and 3 to 5", line: 5)])
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .removed(path: ["adds", "adds 2 and 2 to 4"]),
                .added(path: ["adds", "adds 2 and 3 to 5"], status: "passed"),
            ]
        )
    }

    func testARowIsNotRenamedToAnExampleThatIsNone() throws {
        let table = group("adds", [example("adds 1 and 2", line: 5), example("adds 2 and 2", line: 5)])
        let single = group("adds", [example("adds 2 and 2 too", line: 5)])
        XCTAssertEqual(try diff([table], [single]).removedCount, 2)
        XCTAssertEqual(try diff([single], [table]).removedCount, 1)
    }

    func testAnExampleThatMovedToAnotherGroup() throws {
        let old = [group("A", [example("loads all"), example("keeps")]), group("B", [example("stays")])]
        let new = [group("A", [example("keeps")]), group("B", [example("stays"), example("loads all", "failed")])]
        XCTAssertEqual(
            try diff(old, new).changes,
            [
                .renamed(from: ["A", "loads all"], to: ["B", "loads all"], count: 1),
                .changedState(path: ["B", "loads all"], from: "passed", to: "failed"),
            ]
        )
    }

    func testANameThatIsNotUniqueDoesNotMove() throws {
        let old = [group("A", [example("loads"), example("keeps")]), group("B", [example("loads"), example("b")])]
        let new = [
            group("A", [example("keeps")]), group("B", [example("b")]),
            group("C", [example("c"), example("loads"), example("d"), example("e")]),
        ]
        let diff = try diff(old, new)
        XCTAssertEqual(diff.removedCount, 2)
        XCTAssertEqual(diff.unchangedCount, 2)
    }

    func testAStateThatChanged() throws {
        let old = group("Screen", [example("loads"), example("rounds", "knownIssue")])
        let new = group("Screen", [example("loads", "timedOut"), example("rounds")])
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .changedState(path: ["Screen", "loads"], from: "passed", to: "timedOut"),
                .changedState(path: ["Screen", "rounds"], from: "knownIssue", to: "passed"),
            ]
        )
    }

    // MARK: Groups

    func testAGroupWithAnotherNameIsRenamedOnce() throws {
        let inner = [example("shows"), example("hides"), group("twice", [example("waits")])]
        let old = group("Screen", [group("after a tap", inner), example("loads")])
        let new = group("Screen", [group("when tapped", inner), example("loads")])
        let diff = try diff([old], [new])
        XCTAssertEqual(
            diff.changes,
            [.renamed(from: ["Screen", "after a tap"], to: ["Screen", "when tapped"], count: 3)]
        )
        XCTAssertEqual(diff.unchangedCount, 4)
    }

    func testWhatChangedInsideOfARenamedGroupIsTold() throws {
        let old = group("Screen", [group("after a tap", [example("shows"), example("hides"), example("waits")])])
        let new = group(
            "Screen",
            [
                group("when tapped", [example("shows", "failed"), example("hides"), example("beeps")])
            ]
        )
        XCTAssertEqual(
            try diff([old], [new]).changes,
            [
                .renamed(from: ["Screen", "after a tap"], to: ["Screen", "when tapped"], count: 3),
                .changedState(path: ["Screen", "when tapped", "shows"], from: "passed", to: "failed"),
                .removed(path: ["Screen", "after a tap", "waits"]),
                .added(path: ["Screen", "when tapped", "beeps"], status: "passed"),
            ]
        )
    }

    func testAGroupThatHasLittleInCommonIsAnotherOne() throws {
        let old = group("Screen", [group("a", [example("one"), example("two"), example("three")])])
        let new = group("Screen", [group("b", [example("one"), example("four"), example("five")])])
        XCTAssertEqual(try diff([old], [new]).removedCount, 2)
    }

    func testGroupsThatCameAndWentTakeAlongWhatIsInside() throws {
        let group = group("Screen", [group("after a tap", [group("twice", [example("waits")]), example("shows")])])
        XCTAssertEqual(
            try diff([], [group]).changes,
            [
                .added(path: ["Screen", "after a tap", "shows"], status: "passed"),
                .added(path: ["Screen", "after a tap", "twice", "waits"], status: "passed"),
            ]
        )
        XCTAssertEqual(try diff([group], []).removedCount, 2)
    }

    func testManyExamplesAreComparedInNoTime() throws {
        let old = group("Screen", (0..<5_000).map { (number: Int) in example("does \(number)", line: number) })
        let new = group("Screen", (0..<5_000).map { (number: Int) in example("did \(number)", line: number) })
        XCTAssertEqual(try diff([old], [new]).removedCount, 5_000)
        XCTAssertEqual(try diff([old], [old]).unchangedCount, 5_000)
    }

    // MARK: Markdown

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

    // MARK: What is no report

    func testWhatIsNoReport() {
        let hint = "it is none of the reports that `swift run specs --json x.json` writes"
        XCTAssertEqual(problem("not JSON"), "x.json: \(hint)")
        XCTAssertEqual(problem("{}"), "x.json: \(hint)")
        XCTAssertEqual(problem(#"{"format":"other","version":1,"groups":[]}"#), "x.json: \(hint)")
        XCTAssertEqual(
            problem(#"{"format":"swift-spec-report","version":2,"groups":[]}"#),
            "x.json: its version is 2, and only 1 can be read"
        )
    }

    func testItReadsTheReportThatIsWritten() throws {
        let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Stored/report.json").standardized
        let run = try RecordedBehaviours(json: Data(contentsOf: stored), name: "report.json")
        let diff = BehaviourDiff(from: run, to: run)
        XCTAssertGreaterThan(diff.unchangedCount, 5)
        XCTAssertEqual(diff.unchangedCount, run.groups.reduce(0) { $0 + $1.count })
        XCTAssertEqual(diff.changes, [])
    }

    // MARK: In other forms

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

    // MARK: Support

    private func diff(_ old: [String], _ new: [String]) throws -> BehaviourDiff {
        BehaviourDiff(from: try run(old), to: try run(new))
    }

    private func markdown(_ old: [String], _ new: [String]) throws -> String { try diff(old, new).markdown() }

    private func run(_ groups: [String]) throws -> RecordedBehaviours {
        let text = #"{"format":"swift-spec-report","version":1,"groups":[\#(groups.joined(separator: ","))]}"#
        return try RecordedBehaviours(json: Data(text.utf8), name: "run.json")
    }

    private func group(_ name: String, class className: String = "S", _ items: [String]) -> String {
        #"{"kind":"group","name":"\#(name)","class":"\#(className)","items":[\#(items.joined(separator: ","))]}"#
    }

    private func example(_ name: String, _ status: String = "passed", line: Int? = nil) -> String {
        let line = line ?? name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 10_007 }
        return #"{"kind":"example","name":"\#(name)","status":"\#(status)","file":"S.swift","line":\#(line)}"#
    }

    private func problem(_ json: String) -> String {
        do {
            _ = try RecordedBehaviours(json: Data(json.utf8), name: "x.json")
            return ""
        } catch {
            return "\(error)"
        }
    }
}
