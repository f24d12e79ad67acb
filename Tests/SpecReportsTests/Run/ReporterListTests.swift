import SpecEvents
import SpecReports
import XCTest

final class ReporterListTests: XCTestCase {
    func testEveryReporterGetsEverything() {
        var first = ""
        var second = ""
        let text = SampleRun.text { _ in
            [
                DotsReporter(style: .plain, write: { first += $0 }),
                DotsReporter(style: .plain, write: { second += $0 }),
            ] as [any Reporter]
        }
        XCTAssertEqual(text, "")
        XCTAssertTrue(first.hasPrefix(".F-!!\n"))
        XCTAssertEqual(first, second)
    }

    private final class Spy: Reporter {
        var calls: [String] = []
        func report(_ event: Event) { calls.append("\(event == .runFinished)") }
        func clearLine() { calls.append("clear") }
        func finish(_ summary: Summary) { calls.append("finish \(summary.duration)") }
    }

    private final class Idle: Reporter {}

    func testAListHandsEverythingOn() {
        let spies = [Spy(), Spy()]
        let reporters: [any Reporter] = [spies[0], Idle(), spies[1]]
        reporters.report(.runFinished)
        reporters.clearLine()
        var summary = Summary()
        summary.duration = 2
        reporters.finish(summary)
        for spy in spies { XCTAssertEqual(spy.calls, ["true", "clear", "finish 2.0"]) }
    }
}
