import Foundation
import TestSupport
import XCTest

@testable import SpecReports

final class BehaviourDiffTests: BehaviourDiffTestCase {
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

    // MARK: What is no report

    func testWhatIsNoReport() {
        let hint = "it is none of the reports that `swift run specs --json x.json` writes"
        XCTAssertEqual(problem("not JSON"), "x.json: \(hint)")
        XCTAssertEqual(problem("{}"), "x.json: \(hint)")
        for status in ["sleeping", "Passed", ""] {
            let example = #"{"name":"a","status":"\#(status)"}"#
            let group = #"{"name":"g","items":[{"name":"h","items":[\#(example)]}]}"#
            let text = #"{"format":"swift-spec-report","version":1,"groups":[\#(group)]}"#
            XCTAssertEqual(problem(text), "x.json: \(hint)", status)
        }
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
}
