import Foundation
import XCTest

@testable import SpecReports

final class HistoryTests: HistoryTestCase {
    func testRunsAreMergedInTheOrderOfTime() {
        let late = history("cd", from: 3, ["x": "pf", "new": ".p"])
        var all = late
        all.merge(history("ab", ["x": "fp", "old": "fr"]))
        XCTAssertEqual(all.runs.map(\.commit), ["a", "b", "c", "d"])
        XCTAssertEqual(states(all, "x"), "fppf")
        XCTAssertEqual(states(all, "old"), "fr")
        XCTAssertEqual(states(all, "new"), "p")
        XCTAssertEqual(all.runs[all["M.C/new"]!.since].commit, "d")
        XCTAssertEqual(all.lastFailure(of: all["M.C/old"]!)?.commit, "a")
        XCTAssertEqual(all.gone.map(\.identifier), ["M.C/old"])
        XCTAssertEqual(all.gone.map(\.last.text), ["2026-11-02 (b)"])
    }

    func testARunBetweenOthersAndARunThatBothKnow() {
        var all = history("a", ["x": "p"])
        all.merge(history("c", from: 3, ["x": "f"]))
        all.merge(history("b", from: 2, ["x": "s"]))
        XCTAssertEqual(states(all, "x"), "psf")
        let before = all.text.count
        all.merge(history("b", from: 2, ["x": "s"]))
        XCTAssertEqual(states(all, "x"), "psf")
        XCTAssertEqual(all.text.count, before)
    }

    func testRunsAtOnceThatKnewTheSameLoseNothing() {
        let earlier = history("aaaa", ["x": "pfpp", "y": "pppp"], durations: ["x": [1, 2, 3], "y": [7, 7, 7]])
        var (one, other) = (earlier, earlier)
        one.add(run(5, "b"), [(.init("M.C/x"), .failed, 0), (.init("M.C/y"), .passed, 0.007)])
        other.add(run(6, "b"), [(.init("M.C/x"), .passed, 0.009), (.init("M.C/new"), .retried, 0)])
        for (first, second) in [(one, other), (other, one)] {
            var all = first
            all.merge(second)
            XCTAssertEqual(all.runs.map(\.commit), ["a", "a", "a", "a", "b", "b"])
            XCTAssertEqual([states(all, "x"), states(all, "y"), states(all, "new")], ["pfppfp", "ppppp", "r"])
            XCTAssertEqual([all["M.C/x"]!.durations, all["M.C/y"]!.durations], [[1, 2, 3, 9], [7, 7, 7, 7]])
            XCTAssertEqual([all["M.C/x"]!.failed, all["M.C/x"]!.seen, all["M.C/new"]!.since], [4, 5, 5])
        }
    }

    func testTheShardsOfARoundCompleteEachOther() {
        var all = history("a", ["x": "p", "y": "p"], durations: ["x": [7], "y": [7]])
        for (part, ran, left) in [("1/2", "x", "y"), ("2/2", "y", "x")] {
            var shard = History()
            shard.add(run(2, part: part), [(.init("M.C/\(ran)"), .passed, 0.007), (.init("M.C/\(left)"), .leftOut, 0)])
            all.merge(shard)
        }
        XCTAssertEqual([states(all, "x"), states(all, "y")], ["pp-", "p-p"])
        XCTAssertEqual([all["M.C/x"]!.durations, all["M.C/y"]!.durations], [[7, 7], [7, 7]])
    }

    func testARunThatDidNotKnowAnExampleStandsBetween() {
        XCTAssertEqual(states(history("abc", ["x": "p.f", "y": "ppp"]), "x"), "p.f")
    }

    func testWhatHappenedInAMergedHistoryKeepsItsRun() {
        var all = history("cd", from: 3, ["x": "fp", "y": "pp"])
        all.merge(history("ab", ["y": "pp"]))
        XCTAssertEqual(all.lastFailure(of: all["M.C/x"]!)?.commit, "c")
        XCTAssertEqual(all.runs[all["M.C/y"]!.since].commit, "a")
        var other = history("ab", ["y": "pp"])
        other.merge(history("cd", from: 3, ["x": "fp", "y": "pp"]))
        XCTAssertEqual(other.runs[other["M.C/y"]!.since].commit, "a")
        XCTAssertEqual(other.lastFailure(of: other["M.C/x"]!)?.commit, "c")
    }

    func testMergedStatesAreOfTheLastRuns() {
        func many(_ prefix: String) -> History {
            var history = History()
            for number in 100..<170 {
                let run = History.Run(name: "\(prefix)-\(number)", commit: "a", isWhole: true)
                history.add(run, [(.init("M.C/x"), .passed, 0)])
            }
            return history
        }
        var all = many("2026")
        all.merge(many("2025"))
        XCTAssertEqual(states(all, "x").count, 100)
        XCTAssertEqual(all["M.C/x"]!.start, 40)
    }

    func testAClockThatWasSetBack() {
        var all = history("b", from: 2, ["x": "f"])
        all.add(run(1, "a"), [(.init("M.C/x"), .passed, 0)])
        XCTAssertEqual(all.runs.map(\.commit), ["a", "b"])
        XCTAssertEqual(states(all, "x"), "pf")
        XCTAssertEqual(all.runs.map(\.counts), [[1, 0], [1, 1]])
    }

    func testOnlyTheLastStatesAndDurationsAreKept() {
        var all = History()
        for number in 0..<103 {
            let run = History.Run(name: String(format: "2026-%04d", number), commit: "a", isWhole: true)
            all.add(run, [(.init("M.C/x"), number < 3 ? .failed : .passed, Double(number))])
        }
        XCTAssertEqual(states(all, "x"), String(repeating: "p", count: 100))
        XCTAssertEqual(all.runs.count, 103)
        XCTAssertEqual(all["M.C/x"]?.durations, [98_000, 99_000, 100_000, 101_000, 102_000])
        XCTAssertEqual(all.usualDuration(of: "M.C/x"), 100)
        XCTAssertEqual(all.lastFailure(of: all["M.C/x"]!)?.name, "2026-0002")
    }

    func testHistoriesOfTwoMachinesCanBeReadAgain() throws {
        func history(_ parity: Int, _ name: String) -> History {
            var all = History()
            for number in 0..<100 {
                let run = History.Run(
                    name: String(format: "2026-%04d", 2 * number + parity),
                    commit: "a",
                    isWhole: true
                )
                all.add(run, [(.init("M.C/\(name)"), .passed, 0.001)])
            }
            return all
        }
        var all = history(0, "x")
        all.merge(history(1, "y"))
        XCTAssertEqual(all.runs.count, 200)
        XCTAssertEqual([states(all, "x").count, states(all, "y").count], [100, 100])
        let again = try History(file: Data(all.text.utf8), name: "f")
        XCTAssertEqual(again.problems, [])
        XCTAssertEqual([states(again, "x"), states(again, "y")], [states(all, "x"), states(all, "y")])
    }

    func testFlickering() {
        let cases: [(commits: String, states: String, count: Int)] = [
            ("aaaa", "pppp", 0), ("aaaa", "pfpp", 2), ("aabb", "pffp", 2), ("abcd", "pfpf", 0), ("aaa", "prp", 1),
            ("aaa", "p-f", 1), ("aaa", "psf", 1), ("aaa", "ppf", 1), ("a", "r", 1), ("aa", "rr", 2),
            ("aa", "kf", 0),
        ]
        for (commits, states, count) in cases {
            let history = history(commits, ["x": states])
            XCTAssertEqual(history.flickers(of: history["M.C/x"]!), count, "\(states) of \(commits)")
        }
        var unknown = History()
        for (day, state) in [(1, History.State.passed), (2, .failed)] {
            unknown.add(run(day, ""), [(.init("M.C/x"), state, 0)])
        }
        XCTAssertEqual(unknown.flickers(of: unknown["M.C/x"]!), 0, "the commits are not known")
    }

    func testAChangedCheckoutIsNoFlicker() {
        var all = History()
        for (day, state) in [(1, History.State.passed), (2, .failed)] {
            all.add(run(day, "5b9610b+"), [(.init("M.C/x"), state, 0)])
        }
        XCTAssertEqual(all.flickers(of: all["M.C/x"]!), 0)
    }

    func testWhatBecameSlow() {
        func slower(_ durations: [Int], _ states: String = "pp", factor: Double = 2) -> Double? {
            let history = history("ab", ["x": states], durations: ["x": durations])
            return history.slower(history["M.C/x"]!, than: factor)?.usual
        }
        XCTAssertEqual(slower([100, 110, 90, 210]), 0.1)
        XCTAssertNil(slower([100, 110, 90, 200]))
        XCTAssertEqual(slower([100, 110, 90, 200], factor: 1.5), 0.1)
        XCTAssertNil(slower([100, 110, 210]), "three have to be known before")
        XCTAssertNil(slower([1, 1, 1, 9]), "a few milliseconds are chance")
        XCTAssertNotNil(slower([1, 1, 1, 11]))
        XCTAssertNil(slower([6, 6, 6, 15]), "a few milliseconds more are chance")
        XCTAssertNil(slower([100, 110, 90, 210], "p-"), "it did not run")
        XCTAssertNil(slower([100, 110, 90, 210], "ps"))
        XCTAssertNil(slower([100, 110, 90, 210], "p."))
    }

    func testNewFailures() {
        for (states, isNew) in [
            ("pf", true), ("ff", false), (".f", true), ("fp", false), ("f-f", false), ("p-f", true), ("kf", true),
            ("rf", true), ("fsf", false), ("f.", false),
        ] {
            let history = history(String(repeating: "a", count: states.count), ["x": states])
            XCTAssertEqual(history.isNewFailure(history["M.C/x"]!), isNew, states)
        }
    }

    func testOnlyAWholeRunTellsThatAnExampleIsGone() {
        var all = history("ab", ["x": "pp", "y": "p-", "z": "p."])
        XCTAssertEqual(all.gone.map(\.identifier), ["M.C/z"])
        all.add(.init(name: "2026-11-03", commit: "", isWhole: false), [])
        XCTAssertEqual(all.gone.map(\.identifier), ["M.C/z"])
        XCTAssertEqual(all.current.count, 0)
        XCTAssertEqual(all.present.map(\.identifier), ["M.C/x", "M.C/y"])
    }

    func testTheShardsOfARoundAreOneRun() {
        let parts = [
            (1, "a", "1/2"), (1, "a", "2/2"), (2, "a", "1/2"), (3, "b", "1/3"), (3, "a", "3/3"), (4, "a", "2/2"),
        ]
        let runs = parts.map { run($0.0, $0.1, part: $0.2) } + [run(5)]
        XCTAssertEqual(
            History.rounds(of: runs).map { $0.map { "\($0.day.suffix(1)) \($0.part?.number ?? 0)" } },
            [["1 1", "1 2"], ["2 1", "4 2"], ["3 1"], ["3 3"], ["5 0"]]
        )
    }

    func testNamesAreShownAsTheyWereWritten() {
        XCTAssertEqual(History.name(of: "M.C/a\u{2024}b\u{2215}c\u{201A} ‹d\u{FF06}e › f"), "a.b/c, <d&e › f")
    }

    func testTheListing() {
        let history = history(
            "aab",
            ["x": "ppf", "y › z": "prp", "slow": "ppp", "gone\u{1B}": "p.."],
            durations: ["slow": [100, 100, 100, 300]]
        )
        XCTAssertEqual(
            history.listing,
            """
            3 runs, from 2026-11-01 to 2026-11-03 (b)

            since       last failed               flickered  example
            2026-11-01                                       slow
            2026-11-01  2026-11-03 (b)                       x
            2026-11-01                            1 time     y › z

            slower than usual
              slow: 0.30 s, usually 0.10 s

            no longer there
              gone␛: last in 2026-11-01 (a)

            """
        )
    }
}
