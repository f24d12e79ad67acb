import SpecReports
import XCTest

final class LiteralPatternTests: XCTestCase {
    func testAPatternMatchesItsTextOnly() throws {
        XCTAssertEqual(LiteralPattern.escaped("a.b (c)"), #"a\.b \(c\)"#)
        XCTAssertEqual(LiteralPattern.escaped("a\nb"), #"a\sb"#)
        let text = #"\^$.|?*+()[]{}/ ü"#
        XCTAssertNotNil(text.wholeMatch(of: try Regex(LiteralPattern.escaped(text))))
    }
}
