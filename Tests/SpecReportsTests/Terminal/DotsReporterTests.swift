import SpecEvents
import SpecReports
import XCTest

final class DotsReporterTests: XCTestCase {
    func testACharacterAnExample() {
        let text = SampleRun.text { DotsReporter(style: TerminalStyle(), write: $0) }
        XCTAssertEqual(
            text.split(separator: "\n", omittingEmptySubsequences: false).prefix(4),
            [".F-!!", "", "Failures:", ""]
        )
        XCTAssertTrue(text.hasSuffix("\n5 examples, 3 failed, 1 skipped, 1 failure outside examples in 2 min 5 s\n"))
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
}
