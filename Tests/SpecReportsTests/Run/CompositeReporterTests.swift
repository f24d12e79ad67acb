import SpecEvents
import SpecReports
import TestSupport
import XCTest

final class CompositeReporterTests: SharedTestCase {
    func testEveryReporterGetsEverything() {
        var first = ""
        var second = ""
        let text = SampleRun.text { _ in
            CompositeReporter([
                DotsReporter(style: TerminalStyle(), write: { first += $0 }),
                DotsReporter(style: TerminalStyle(), write: { second += $0 }),
            ])
        }
        XCTAssertEqual(text, "")
        XCTAssertTrue(first.hasPrefix(".F-!!\n"))
        XCTAssertEqual(first, second)
    }

    private final class Spy: Reporter {
        var calls: [String] = []
        func report(_ event: Event) { calls.append("\(event == .runFinished)") }
        func prepare() { calls.append("prepare") }
        func clearLine() { calls.append("clear") }
        func finish(_ summary: Summary) { calls.append("finish \(summary.duration)") }
    }

    private final class Idle: Reporter {}

    func testACompositeHandsEverythingOn() {
        let spies = [Spy(), Spy()]
        let composite = CompositeReporter([spies[0], Idle(), spies[1]])
        composite.report(.runFinished)
        composite.prepare()
        composite.clearLine()
        var summary = Summary()
        summary.duration = 2
        composite.finish(summary)
        for spy in spies { XCTAssertEqual(spy.calls, ["true", "prepare", "clear", "finish 2.0"]) }
    }
}
