import SpecEvents
@testable import SpecReports
import XCTest

final class ProgressLineTests: XCTestCase {
    private var text = ""
    private var time = 0.0

    private func line(columns: Int? = 40) -> ProgressLine {
        ProgressLine(
            style: TerminalStyle(columns: columns),
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
        time = 2.06
        line.report(.runStarted(exampleCount: 4))
        line.finish(Summary())
        time = 3
        line.report(.runStarted(exampleCount: 4))
        XCTAssertEqual(
            text,
            "0/4<0/4  Screen › loads<1/4 1 failed 7 s left  Screen › shows<1/4 1 failed 7 s left  Screen › shows<"
        )
    }

    func testTheLineMakesRoomForOtherText() {
        let line = line()
        line.report(.runStarted(exampleCount: 4))
        line.clearLine()
        line.clearLine()
        time = 1
        line.report(start("loads"))
        XCTAssertEqual(text, "0/4<0/4  Screen › loads")
    }

    func testTheTimeThatIsLeft() {
        func left(_ count: Int, of exampleCount: Int, after seconds: Double) -> String? {
            (text, time) = ("", 0)
            let line = line(columns: 80)
            line.report(.runStarted(exampleCount: exampleCount))
            for number in 0..<count { line.report(end("\(number)")) }
            time = seconds
            line.report(.runStarted(exampleCount: exampleCount))
            return text.split(separator: "<").last.map(String.init)
        }
        XCTAssertEqual(left(1, of: 4, after: 0.999), "1/4")
        XCTAssertEqual(left(1, of: 4, after: 1), "1/4 3 s left")
        XCTAssertEqual(left(2, of: 4, after: 1.1), "2/4 2 s left")
        XCTAssertEqual(left(1, of: 4, after: 19.9), "1/4 60 s left")
        XCTAssertEqual(left(1, of: 4, after: 20), "1/4 1 min 0 s left")
        XCTAssertEqual(left(0, of: 4, after: 9), "0/4")
        XCTAssertEqual(left(4, of: 4, after: 9), "4/4")
        XCTAssertEqual(left(5, of: 4, after: 9), "5/4")
        XCTAssertEqual(left(1, of: .max, after: 9)?.hasSuffix(" left"), true)
    }

    func testItIsDrawnTwentyTimesASecondAtMost() {
        let line = line()
        line.report(start("a"))
        for moment in [0.049, 0.05, 0.0999, 0.1] {
            time = moment
            line.report(start("at \(moment)"))
        }
        XCTAssertEqual(text, "0  Screen › a<0  Screen › at 0.05<0  Screen › at 0.1")
    }

    func testSomeEventsChangeNothing() {
        let line = line()
        let example = ExampleIdentity(identifier: "a", names: ["a"], location: nil)
        for event in [
            Event.exampleListed(example), .stepStarted(example: "a", name: "s"), .runFinished,
            .failedOutsideExamples(RecordedFailure(message: "m", location: nil)),
        ] { line.report(event) }
        XCTAssertEqual(text, "")
        line.report(.runStarted(exampleCount: 3))
        XCTAssertEqual(text, "0/3")
    }

    func testNothingIsDrawnAfterTheRun() {
        let line = line()
        line.finish(Summary())
        line.report(start("late"))
        XCTAssertEqual(text, "")
    }

    func testWhatEndedIsNoLongerRunning() {
        let line = line()
        for (moment, event) in [start("a"), start("b"), end("b"), start("b"), end("a"), end("b")].enumerated() {
            time = Double(moment) / 10
            line.report(event)
        }
        XCTAssertEqual(text, "0  Screen › a<0  Screen › b<1  Screen › a<1  Screen › b<2  Screen › b")
    }

    func testFailuresAreCounted() {
        let line = line()
        line.report(.runStarted(exampleCount: 3))
        line.report(end("a"))
        line.report(end("b", .failed))
        time = 1
        line.report(end("c", .crashed))
        line.report(.runStarted(exampleCount: 3))
        XCTAssertEqual(text, "0/3<3/3 2 failed")
    }

    func testTheCountsAndTheirColours() {
        let line = ProgressLine(
            style: TerminalStyle(palette: .coloured),
            now: { self.time },
            write: { self.text += $0 }
        )
        line.report(.runStarted(exampleCount: 2))
        line.report(end("a", .failed))
        time = 2
        line.report(start("b"))
        XCTAssertEqual(
            text,
            "\u{1B}[1m0/2\u{1B}[0m\r\u{1B}[K\u{1B}[1m1/2\u{1B}[0m\u{1B}[31m 1 failed\u{1B}[0m\u{1B}[2m 2 s left\u{1B}[0m"
                + "  Screen › b"
        )
    }

    func testTheLineIsOneColumnShorterThanTheTerminal() {
        func drawn(_ columns: Int?) -> String {
            (text, time) = ("", 0)
            line(columns: columns).report(start(String(repeating: "x", count: 90)))
            return text
        }
        XCTAssertEqual(drawn(nil).count, 79)
        XCTAssertEqual(drawn(80).count, 79)
        XCTAssertEqual(drawn(12), "0  Screen …")
        XCTAssertEqual(drawn(5), "0  …")
        XCTAssertEqual(drawn(4), "0")
        XCTAssertEqual(drawn(1), "0")
    }

    func testNothingPrintedLeavesTheLineAlone() {
        let line = line()
        line.report(start("a"))
        line.print("")
        XCTAssertEqual(text, "0  Screen › a")
        line.print("x")
        time = 1
        line.report(start("a"))
        line.print("y\n")
        time = 2
        line.report(start("a"))
        XCTAssertEqual(text, "0  Screen › a<xy\n0  Screen › a")
    }

    func testTheNameIsCutToTheWidth() {
        let line = line(columns: 20)
        line.report(.runStarted(exampleCount: 4))
        time = 1
        line.report(start("shows a rather long 日本語"))
        XCTAssertEqual(text, "0/4<0/4  Screen › show…")
    }

    func testOthersPrintAboveIt() {
        let line = line()
        line.report(.runStarted(exampleCount: 4))
        line.print("✓ loads\n")
        line.print("✓ shows\n")
        time = 1
        line.report(start("next"))
        XCTAssertEqual(text, "0/4<✓ loads\n✓ shows\n0/4  Screen › next")
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
