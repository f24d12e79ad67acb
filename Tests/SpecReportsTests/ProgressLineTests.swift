import SpecEvents
import SpecReports
import XCTest

final class ProgressLineTests: XCTestCase {
    private var text = ""
    private var time = 0.0

    private func line(columns: Int? = 40, exampleCount: Int? = nil) -> ProgressLine {
        ProgressLine(
            style: TerminalStyle(columns: columns),
            exampleCount: exampleCount,
            now: { self.time },
            write: { self.text += $0.replacing("\r\u{1B}[K", with: "<") }
        )
    }

    private func start(_ name: String) -> Event {
        .exampleStarted(ExampleIdentity(identifier: name, names: ["Screen", name], location: nil))
    }

    private func end(_ name: String, _ status: ExampleResult.Status = .passed) -> Event {
        .exampleFinished(
            ExampleIdentity(identifier: name, names: ["Screen", name], location: nil),
            ExampleResult(status: status, duration: 0)
        )
    }

    func testARun() {
        let line = line()
        line.report(.runStarted(exampleCount: 4))
        time = 1
        line.report(start("loads"))
        time = 2
        line.report(end("loads", .failed))
        time = 2.01
        line.report(start("shows"))
        line.refresh()
        line.finish(Summary())
        line.refresh()
        XCTAssertEqual(text, "0/4<0/4  Screen › loads<1/4 1 failed 6 s left<1/4 1 failed 7 s left  Screen › shows<")
    }

    func testTheNameIsCutToTheWidth() {
        let line = line(columns: 20)
        line.report(.runStarted(exampleCount: 4))
        time = 1
        line.report(start("shows a rather long 日本語"))
        XCTAssertEqual(text, "0/4<0/4  Screen › show…")
    }

    func testOthersPrintAboveIt() {
        let line = line(exampleCount: 7)
        line.report(.runStarted(exampleCount: 4))
        line.print("✓ loads\n")
        line.print("✓ shows\n")
        time = 1
        line.report(start("next"))
        XCTAssertEqual(text, "0/7<✓ loads\n✓ shows\n0/7  Screen › next")
    }

    func testItStaysAwayFromAnUnfinishedLine() {
        let line = line()
        line.print("..")
        line.report(start("next"))
        XCTAssertEqual(text, "..")
    }

    func testItIsNotDrawnForEveryEvent() {
        let line = line()
        for _ in 0..<1000 { line.report(start("next")) }
        XCTAssertEqual(text, "0  Screen › next")
    }
}
