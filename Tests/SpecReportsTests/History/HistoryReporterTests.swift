import SpecEvents
import XCTest

@testable import SpecReports

final class HistoryReporterTests: HistoryTestCase {
    func testEachVerdictHasALetter() throws {
        for (verdict, letter) in [
            (Verdict.passed, "p"), (.flaky, "r"), (.knownIssue, "k"), (.skipped, "s"), (.failed, "f"), (.crashed, "f"),
            (.timedOut, "f"), (.exited, "f"),
        ] {
            let reporter = HistoryReporter(run(1), leavingOut: ["M.C/b"], earlier: { History() }) { _ in }
            reporter.report(event(verdict))
            XCTAssertEqual(states(reporter.history, "a"), letter, "\(verdict)")
            XCTAssertEqual(states(reporter.history, "b"), "-")
            XCTAssertEqual(reporter.history.runs[0].counts, [letter == "s" ? 0 : 1, letter == "f" ? 1 : 0], letter)
        }
    }

    func testTheFileHasAllRuns() throws {
        let earlier = history("a", ["a": "f"])
        let written = Lock(History())
        let reporter = HistoryReporter(run(2, "b"), earlier: { earlier }) { history in
            written.withLock { $0 = history }
        }
        reporter.report(event(["a"]) { $0.duration = 0.25 })
        XCTAssertEqual(states(reporter.history, "a"), "fp")
        reporter.report(event(["late"], .failed))
        XCTAssertEqual(states(reporter.history, "late"), "f")
        reporter.finish(Summary())
        let lines = written.withLock { $0.text }.split(separator: "\n")
        XCTAssertEqual(lines.dropFirst(2).first, "run\t2026-11-02T08-00-00Z-0\tb\twhole\t\t2\t1")
        XCTAssertEqual(
            lines.dropFirst(3).sorted(),
            ["end", "f\t\t1\t1\t1\tM.C/late", "fp\t250\t0\t0\t1\tM.C/a"]
        )
    }

    func testTheFileOfAShardHasThisRunOnly() {
        let earlier = history("a", ["a": "f", "b": "p"])
        let written = Lock(History())
        let reporter = HistoryReporter(run(2, part: "1/2"), leavingOut: ["M.C/b"], earlier: { earlier }) { history in
            written.withLock { $0 = history }
        }
        reporter.report(event(["a"]))
        XCTAssertEqual(states(reporter.history, "a"), "fp")
        reporter.finish(Summary())
        let history = written.withLock { $0 }
        XCTAssertEqual([states(history, "a"), states(history, "b"), "\(history.runs.count)"], ["p", "-", "1"])
    }

    func testARunOnAMachineWhoseClockIsBehindIsTheLast() {
        var known = history("a", from: 9, ["a": "p", "b": "p"])
        for (number, commit) in [(1, "b"), (2, "c")] {
            let reporter = HistoryReporter(run(2, commit), earlier: { [known] in known }) { _ in }
            reporter.report(event(["a"], .failed))
            reporter.report(event(["b"]))
            _ = reporter.history
            reporter.report(event(["late"]))
            known = reporter.history
            XCTAssertEqual(known.runs.last?.name, "2026-11-09T08-00-00Z-0~00000\(number)-0")
            XCTAssertEqual(known.current.map(\.identifier), ["M.C/a", "M.C/b", "M.C/late"])
            XCTAssertEqual(known.current.map { known.isNewFailure($0.record) }, [number == 1, false, false])
            XCTAssertEqual(known.runs.last?.text, "2026-11-09 (\(commit))")
        }
        XCTAssertEqual(known.runs.count, 3)
    }

    func testARunThatIsToldTwiceOfAnExampleKeepsTheLastState() {
        let reporter = HistoryReporter(run(1), earlier: { History() }) { _ in }
        reporter.report(event(["a"], .failed))
        _ = reporter.history
        reporter.report(event(["a"]))
        XCTAssertEqual(states(reporter.history, "a"), "p")
        XCTAssertEqual(reporter.history.runs.count, 1)
        XCTAssertEqual(reporter.history.lastFailure(of: reporter.history["M.C/a"]!)?.day, "2026-11-01")
    }
}
