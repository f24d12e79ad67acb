import XCTest

@testable import SpecReports

/// The colors of a difference in a terminal.
final class DifferencePaintTests: XCTestCase {
    private func text(_ message: String, columns: Int? = nil, _ palette: Palette = .coloured) -> String {
        TerminalStyle(palette: palette, columns: columns).message(message, indent: 2)
            .replacing("\u{1B}[", with: "‹").replacing("m", with: "›")
    }

    func testExpectedIsRedAndActualGreenAndWhatDiffersIsReversed() {
        XCTAssertEqual(
            text("no\n- a 1 b\n+ a 2 b\n  c"),
            "  no\n  ‹31›- a ‹7›1‹27› b‹0›\n  ‹32›+ a ‹7›2‹27› b‹0›\n    c\n"
        )
        XCTAssertEqual(text("- 1"), "  ‹31›- 1‹0›\n")
    }

    func testALineThatIsWrappedKeepsItsMarks() {
        let words = "one two three four five"
        XCTAssertEqual(
            text("- \(words) six\n+ \(words) ten", columns: 22),
            "  ‹31›- one two three four‹0›\n  ‹31›five ‹7›six‹27›‹0›\n"
                + "  ‹32›+ one two three four‹0›\n  ‹32›five ‹7›ten‹27›‹0›\n"
        )
    }

    func testWithoutColoursNothingIsMarked() {
        XCTAssertEqual(text("- a 1 b\n+ a 2 b", .plain), "  - a 1 b\n  + a 2 b\n")
    }
}
