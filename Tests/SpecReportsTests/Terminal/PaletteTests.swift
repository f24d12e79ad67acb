import SpecEvents
import XCTest

@testable import SpecReports

final class PaletteTests: XCTestCase {
    func testColours() {
        let palette = Palette.coloured
        XCTAssertEqual(palette.red("a"), "\u{1B}[31ma\u{1B}[0m")
        XCTAssertEqual(palette.green("a"), "\u{1B}[32ma\u{1B}[0m")
        XCTAssertEqual(palette.yellow("a"), "\u{1B}[33ma\u{1B}[0m")
        XCTAssertEqual(palette.dim("a"), "\u{1B}[2ma\u{1B}[0m")
        XCTAssertEqual(palette.bold("a"), "\u{1B}[1ma\u{1B}[0m")
        XCTAssertEqual(palette.reversed("a"), "\u{1B}[7ma\u{1B}[27m")
        XCTAssertEqual(palette.reversed(""), "")
        XCTAssertEqual(Palette.plain.reversed("a"), "a")
        XCTAssertEqual(palette.red(""), "")
        XCTAssertEqual(Palette.plain.red("a"), "a")
    }
}
