import SpecEvents
@testable import SpecReports
import XCTest

final class DotsReporterTests: ReportTestCase {
    func testACharacterAnExample() {
        let text = SampleRun.text { DotsReporter(style: TerminalStyle(), write: $0) }
        XCTAssertEqual(
            text.split(separator: "\n", omittingEmptySubsequences: false).prefix(4),
            [".F-!!", "", "Failures:", ""]
        )
        XCTAssertTrue(text.contains("\n5 examples, 3 failed, 1 skipped, 1 failure outside examples in 2 min 5 s\n"))
    }

    func testALineHoldsEighty() {
        var text = ""
        let reporter = DotsReporter(style: TerminalStyle(), write: { text += $0 })
        let example = ExampleIdentity(identifier: "M.C/n", names: ["n"], location: nil)
        for _ in 0..<81 {
            reporter.report(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        }
        XCTAssertEqual(text, String(repeating: ".", count: 80) + "\n.")
    }

    func testDots() {
        var text = ""
        let style = TerminalStyle(palette: .coloured)
        let reporter = DotsReporter(style: style, write: { text += $0 })
        for event in [
            event(["a"]), event(["a"]) { $0.earlierAttempts = [[]] }, event(["a"]) { $0.expectedFailures = [] },
            event(["a"], .failed), event(["a"], .skipped), event(["a"], .crashed), event(["a"], .exited),
            event(["a"], .timedOut), .runFinished,
        ] { reporter.report(event) }
        let painted = [(32, "."), (33, "."), (33, "."), (31, "F"), (33, "-"), (31, "!"), (31, "!"), (31, "!")]
        XCTAssertEqual(text, painted.map { "\u{1B}[\($0)m\($1)\u{1B}[0m" }.joined())
    }

    func testALineOfDotsIsEnded() {
        func text(_ count: Int) -> String {
            FixtureRun.text(of: (0..<count).map { _ in event(["a"]) }) {
                DotsReporter(style: TerminalStyle(), write: $0)
            }
        }
        XCTAssertTrue(text(0).hasPrefix("\n0 examples"))
        XCTAssertTrue(text(1).hasPrefix(".\n\n1 example"))
        XCTAssertTrue(text(80).hasPrefix(String(repeating: ".", count: 80) + "\n\n80 examples"))
        XCTAssertTrue(
            text(161).hasPrefix(String(repeating: String(repeating: ".", count: 80) + "\n", count: 2) + ".\n\n")
        )
    }
}
