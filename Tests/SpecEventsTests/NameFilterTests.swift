import SpecEvents
import XCTest

final class NameFilterTests: XCTestCase {
    private let example = ExampleIdentity(
        identifier: "M.FactsSpec/x",
        names: ["Экран", "после тапа", "a.b/c"],
        location: nil
    )

    func testItLooksAtTheClassAndTheTrueNames() throws {
        XCTAssertEqual(NameFilter.subject(of: example), "FactsSpec › Экран › после тапа › a.b/c")
        XCTAssertTrue(try NameFilter("после").matches(example))
        XCTAssertTrue(try NameFilter("^FactsSpec › Экран.*a\\.b/c$").matches(example))
        XCTAssertFalse(try NameFilter("^Экран").matches(example))
    }

    func testABadPatternSaysWhatIsWrong() {
        XCTAssertThrowsError(try NameFilter("(")) { error in
            XCTAssertEqual("\(error)", "is not a regular expression: expected ')'")
        }
    }
}
