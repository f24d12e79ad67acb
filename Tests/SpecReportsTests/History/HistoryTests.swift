import XCTest

@testable import SpecReports

final class HistoryTests: HistoryTestCase {
    func testRunsAreInTheOrderOfTime() {
        let late = history("cd", from: 3, ["x": "pf", "new": ".p"])
        let all = History(late.runs + history("ab", ["x": "fp", "old": "fr"]).runs)
        XCTAssertEqual(all.runs.map(\.commit), ["a", "b", "c", "d"])
        XCTAssertEqual(states(all, "x"), "fppf")
        XCTAssertEqual(states(all, "old"), "fr")
        XCTAssertEqual(states(all, "new"), "p")
        XCTAssertEqual(all["M.C/new"]?.since, "2026-11-04")
        XCTAssertEqual(all["M.C/old"]?.lastFailure, "2026-11-01 (a)")
        XCTAssertEqual(all.gone.map(\.identifier), ["M.C/old"])
        XCTAssertEqual(all.gone.map(\.last.text), ["2026-11-02 (b)"])
        XCTAssertEqual(
            all.runs.map { [$0.counts.examples, $0.counts.failures] },
            [[2, 2], [2, 0], [1, 0], [2, 1]]
        )
    }

    func testRunsAtOnceThatKnewTheSameLoseNothing() {
        let earlier = history("aa", ["x": "fp", "y": "pp"])
        var (one, other) = (run(3, "b"), run(4, "b"))
        one.put(["x": .failed, "y": .passed], after: earlier)
        other.put(["x": .passed, "new": .flaky], after: earlier)
        let all = History(earlier.runs + [other, one])
        XCTAssertEqual([states(all, "x"), states(all, "y"), states(all, "new")], ["fpfp", "ppp", "r"])
        XCTAssertEqual(all["M.C/x"]?.lastFailure, "2026-11-03 (b)", "the other one knew of the first day only")
        XCTAssertEqual([all["M.C/x"]?.since, all["M.C/new"]?.since], ["2026-11-01", "2026-11-04"])
    }

    func testARunThatDidNotKnowAnExampleStandsBetween() {
        XCTAssertEqual(states(history("abc", ["x": "p.f", "y": "ppp"]), "x"), "p.f")
    }

    /// A run stores when an example was added and when it last failed, so that older runs can be removed.
    func testWhatRunsThatAreGoneToldIsKept() {
        let all = history("abc", ["x": "fpp"])
        let last = History([all.runs[2]])
        XCTAssertEqual(last["M.C/x"]?.since, "2026-11-01")
        XCTAssertEqual(last["M.C/x"]?.lastFailure, "2026-11-01 (a)")
    }

    func testTheLastDurationsCount() {
        let all = history("aaaaaaa", ["x": "pppfppp"], durations: ["x": [1, 2, 3, 4, 5, 100]])
        XCTAssertEqual(all["M.C/x"]?.durations, [2, 3, 4, 5, 100])
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
        func flickers(_ commit: String) -> Int {
            var (first, second) = (run(1, commit), run(2, commit))
            first.put(["x": .passed])
            second.put(["x": .failed])
            let history = History([first, second])
            return history.flickers(of: history["M.C/x"]!)
        }
        XCTAssertEqual(flickers("5b9610b"), 1)
        XCTAssertEqual(flickers(""), 0, "the commits are not known")
        XCTAssertEqual(flickers("5b9610b+"), 0, "files were changed")
    }

    func testWhatBecameSlow() {
        func slower(_ durations: [Int], _ states: String = "pppp", factor: Double = 2) -> String? {
            let history = history(
                String(repeating: "a", count: states.count),
                ["x": states],
                durations: ["x": durations]
            )
            return history.slower(history["M.C/x"]!, than: factor, .english)?.usual
        }
        XCTAssertEqual(slower([100, 110, 90, 210]), "0.10 s")
        XCTAssertNil(slower([100, 110, 90, 200]))
        XCTAssertEqual(slower([100, 110, 90, 200], factor: 1.5), "0.10 s")
        XCTAssertNil(slower([100, 110, 210], "ppp"), "three have to be known before")
        XCTAssertNil(slower([1, 1, 1, 9]), "a few milliseconds are chance")
        XCTAssertNotNil(slower([1, 1, 1, 11]))
        XCTAssertNil(slower([6, 6, 6, 15]), "a few milliseconds more are chance")
        XCTAssertNil(slower([100, 110, 90, 210], "pppp-"), "it did not run")
        XCTAssertNil(slower([100, 110, 90, 210], "pppps"))
        XCTAssertNil(slower([100, 110, 90, 210], "pppp."))
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
        all.add(.init(name: "2026-11-03", commit: "", isWhole: false))
        XCTAssertEqual(all.gone.map(\.identifier), ["M.C/z"])
        XCTAssertEqual(all.current.count, 0)
        XCTAssertEqual(all.present.map(\.identifier), ["M.C/x", "M.C/y"])
    }

    func testNamesAreShownAsTheyWereWritten() {
        XCTAssertEqual(History.name(of: "M.C/a\u{2024}b\u{2215}c\u{201A} ‹d\u{FF06}e › f"), "a.b/c, <d&e › f")
    }

    func testTheListing() {
        let history = history(
            "aaab",
            ["x": "pppf", "y › z": "pprp", "slow": "pppp", "gone\u{1B}": "p..."],
            durations: ["slow": [100, 100, 100, 300]]
        )
        XCTAssertEqual(
            history.listing,
            """
            4 runs, from 2026-11-01 to 2026-11-04 (b)

            since       last failed               flickered  example
            2026-11-01                                       slow
            2026-11-01  2026-11-04 (b)                       x
            2026-11-01                            1 time     y › z

            slower than usual
              slow: 0.30 s, usually 0.10 s

            no longer there
              gone␛: last in 2026-11-01 (a)

            """
        )
    }
}
