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

    func testTheClassStandsWithoutItsModule() throws {
        func subject(_ identifier: String) -> String {
            NameFilter.subject(of: ExampleIdentity(identifier: identifier, names: ["a", "b"], location: nil))
        }
        XCTAssertEqual(subject("M.C/x"), "C › a › b")
        XCTAssertEqual(subject("M.Outer.Inner/x.y"), "Inner › a › b")
        XCTAssertEqual(subject("C/x"), "C › a › b")
        XCTAssertEqual(subject("./x"), ". › a › b")
        XCTAssertFalse(try NameFilter("M\\.").matches(example))
    }

    func testItMayMatchAnywhereAndMindsCase() throws {
        XCTAssertTrue(try NameFilter("").matches(example))
        XCTAssertTrue(try NameFilter("тапа|nothing").matches(example))
        XCTAssertFalse(try NameFilter("ПОСЛЕ").matches(example))
        XCTAssertTrue(try NameFilter("(?i)ПОСЛЕ").matches(example))
    }

    func testABadPatternSaysWhatIsWrong() {
        XCTAssertThrowsError(try NameFilter("(")) { error in
            XCTAssertEqual("\(error)", "is not a regular expression: expected ')'")
        }
    }
}
