import XCTest

@testable import Expect

final class DescribeTests: XCTestCase {
    struct Point { var x = 1 }

    func testValuesDescribeThemselves() {
        XCTAssertEqual(describe(1), "1")
        XCTAssertEqual(describe(true), "true")
        XCTAssertEqual(describe(Point()), "Point(x: 1)")
        XCTAssertEqual(describe(Trouble.big), "big")
    }

    func testStringsAreQuoted() {
        XCTAssertEqual(describe("a \"b\"\n"), #""a \"b\"\n""#)
        XCTAssertEqual(describe(["a", "б"]), #"["a", "б"]"#)
    }

    func testOptionalsAreUnwrapped() {
        XCTAssertEqual(describe(nil), "nil")
        XCTAssertEqual(describe(Optional(Optional("a")) as Any), #""a""#)
        XCTAssertEqual(describe([1, nil]), "[1, nil]")
    }
}
