import SpecEvents
import XCTest

@testable import SpecReports

final class HistoryReporterTests: HistoryTestCase {
    func testEachVerdictIsNoted() throws {
        for verdict in Verdict.allCases {
            let reporter = HistoryReporter(run(1), leavingOut: ["M.C/b"], earlier: History()) { _ in }
            reporter.report(event(verdict))
            let history = reporter.history
            XCTAssertEqual(history["M.C/a"]?.outcomes.map(\.outcome.verdict), [verdict])
            XCTAssertEqual(states(history, "b"), "-")
            let counts = history.runs[0].counts
            XCTAssertEqual(
                [counts.examples, counts.failures],
                [verdict == .skipped ? 0 : 1, verdict.isFailure ? 1 : 0]
            )
        }
    }

    func testTheFileHasThisRunAndWhatItKnowsOfThoseBefore() throws {
        var written: [History.Run] = []
        let earlier = history("a", ["a": "f"])
        let reporter = HistoryReporter(run(2, "b"), earlier: earlier) { written.append($0) }
        reporter.report(event(["a"]) { $0.duration = 0.25 })
        XCTAssertEqual(states(reporter.history, "a"), "fp")
        reporter.report(event(["late"], .failed))
        XCTAssertEqual(states(reporter.history, "late"), "f")
        reporter.finish(Summary())
        XCTAssertEqual(written.map(\.text), ["2026-11-02 (b)"])
        let read = try JSONDecoder().decode(History.Run.self, from: JSONEncoder().encode(written[0]))
        let known = History([read])
        XCTAssertEqual(known.records.keys.sorted(), ["M.C/a", "M.C/late"])
        XCTAssertEqual([known["M.C/a"]?.since, known["M.C/late"]?.since], ["2026-11-01", "2026-11-02"])
        XCTAssertEqual(
            [known["M.C/a"]?.lastFailure, known["M.C/late"]?.lastFailure],
            ["2026-11-01 (a)", "2026-11-02 (b)"]
        )
        XCTAssertEqual(known["M.C/a"]?.outcomes.map(\.outcome), [.init(verdict: .passed, duration: 250)])
        XCTAssertEqual(known["M.C/late"]?.outcomes.map(\.outcome), [.init(verdict: .failed)])
    }

    func testARunOnAMachineWhoseClockIsBehindIsTheLast() {
        let earlier = history("a", from: 9, ["a": "p", "b": "p"])
        let reporter = HistoryReporter(run(2, "b"), earlier: earlier) { _ in }
        reporter.report(event(["a"], .failed))
        reporter.report(event(["b"]))
        let history = reporter.history
        XCTAssertEqual(history.current.map(\.identifier), ["M.C/a", "M.C/b"])
        XCTAssertEqual(history.current.map { history.isNewFailure($0.record) }, [true, false])
        XCTAssertEqual(history.runs.last?.text, "2026-11-02 (b)")
    }

    func testADurationThatIsNoneDoesNoHarm() {
        for (duration, kept) in [(Double.nan, 0), (.infinity, 0), (-1, 0), (1e300, 1_000_000_000_000)] {
            let reporter = HistoryReporter(run(1), earlier: History()) { _ in }
            reporter.report(event(["a"]) { $0.duration = duration })
            XCTAssertEqual(reporter.history["M.C/a"]?.durations, [kept])
        }
    }

    func testARunThatIsToldTwiceOfAnExampleKeepsTheLastState() {
        let reporter = HistoryReporter(run(1), earlier: History()) { _ in }
        reporter.report(event(["a"], .failed))
        _ = reporter.history
        reporter.report(event(["a"]))
        XCTAssertEqual(states(reporter.history, "a"), "p")
        XCTAssertEqual(reporter.history.runs.count, 1)
        XCTAssertEqual(reporter.history["M.C/a"]?.lastFailure, nil)
    }
}
