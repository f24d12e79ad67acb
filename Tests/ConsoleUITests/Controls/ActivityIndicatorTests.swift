import ConsoleUI
import TestSupport
import XCTest

@MainActor final class ActivityIndicatorTests: SharedTestCase {
    func testItIsHiddenWhileItIsStopped() async {
        let indicator = ActivityIndicator("Loading…", pictures: ["|", "/"])
        let window = Window(lines: Label("Text"), indicator)
        XCTAssertEqual(window.content(width: 24).count, 1)
        XCTAssertTrue(indicator.isHidden)
        XCTAssertFalse(window.isBusy)
        indicator.start()
        XCTAssertEqual(window.content(width: 24).last, "     | Loading…")
        XCTAssertEqual(indicator.value, "1")
        XCTAssertTrue(window.isBusy)
        indicator.stop()
        XCTAssertEqual(window.content(width: 24).count, 1)
        XCTAssertEqual(indicator.value, "0")
    }

    func testItTurnsOnlyWhileItRuns() async {
        let indicator = ActivityIndicator("Loading…", pictures: ["|", "/"])
        let window = Window(lines: indicator)
        indicator.turn()
        indicator.start()
        let pictures = (0..<3).map { _ in
            defer { indicator.turn() }
            return window.content(width: 24)[0].trimmingCharacters(in: .whitespaces)
        }
        XCTAssertEqual(pictures, ["| Loading…", "/ Loading…", "| Loading…"])
        indicator.stop()
        indicator.start()
        XCTAssertEqual(window.content(width: 24), ["     | Loading…"])
    }

    func testItMayHaveNoPicture() async {
        let indicator = ActivityIndicator("Loading…", pictures: [])
        let window = Window(lines: indicator)
        indicator.start()
        indicator.turn()
        XCTAssertEqual(window.content(width: 24), ["      Loading…"])
    }

    func testARunningIndicatorCanBeHidden() async {
        let indicator = ActivityIndicator("Loading…")
        let window = Window(lines: indicator)
        indicator.start()
        indicator.isHidden = true
        XCTAssertFalse(window.isBusy)
        indicator.isHidden = false
        XCTAssertTrue(window.isBusy)
    }
}
