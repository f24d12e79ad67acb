import SpecReports
import XCTest

final class GNUReporterTests: XCTestCase {
    func testAWholeReport() {
        Stored.assertEqual(FixtureRun.text { GNUReporter(write: $0) }, "report.gnu.txt")
    }

    func testPathsFromAFolderOn() {
        let text = FixtureRun.text { GNUReporter(baseFolder: FixtureRun.baseFolder, write: $0) }
        XCTAssertTrue(
            text.hasPrefix("Specs/ScreenSpec.swift:18: error: Facts screen › after a tap › loads a fact: in step")
        )
    }
}
