import SpecReports
import XCTest

final class CompositeReporterTests: XCTestCase {
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
}
