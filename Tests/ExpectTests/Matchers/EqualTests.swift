import Expect
import TestSupport
import XCTest

final class EqualTests: SharedTestCase {
    func testEqualValuesPass() {
        XCTAssertEqual(
            messages {
                expect(1).to(equal(1))
                expect("a") == "a"
                expect([1, 2]) == [1, 2]
                expect(1 as Int?) == 1
                expect(nil as Int?) == nil
                expect(nil as Int?).to(equal(nil))
            },
            []
        )
    }

    func testUnequalValuesFail() {
        XCTAssertEqual(messages { expect(1).to(equal(2)) }, ["expected to equal 2, got 1"])
        XCTAssertEqual(messages { expect(1) == 2 }, ["expected to equal 2, got 1"])
        XCTAssertEqual(messages { expect("a") == "b" }, [#"expected to equal "b", got "a""#])
        XCTAssertEqual(messages { expect(["a"]) == ["b", "c"] }, [#"expected to equal ["b", "c"], got ["a"]"#])
    }

    func testUnequalValuesPassNegated() {
        XCTAssertEqual(
            messages {
                expect(1).notTo(equal(2))
                expect(1).toNot(equal(2))
                expect(1) != 2
                expect(nil as Int?) != 1
                expect(1) != nil
            },
            []
        )
    }

    func testEqualValuesFailNegated() {
        XCTAssertEqual(messages { expect(1).notTo(equal(1)) }, ["expected not to equal 1, got 1"])
        XCTAssertEqual(messages { expect(1).toNot(equal(1)) }, ["expected not to equal 1, got 1"])
        XCTAssertEqual(messages { expect(1) != 1 }, ["expected not to equal 1, got 1"])
    }

    func testNilEqualsNilOnly() {
        XCTAssertEqual(messages { expect(nil as Int?) == 1 }, ["expected to equal 1, got nil"])
        XCTAssertEqual(messages { expect(1) == nil }, ["expected to equal nil, got 1"])
        XCTAssertEqual(messages { expect(nil as Int?) != nil }, ["expected not to equal nil, got nil"])
    }

    func testAnExpressionThatThrowsFailsBothWays() {
        XCTAssertEqual(messages { expect { try trouble() as Int } == 1 }, ["expected to equal 1, threw Trouble.small"])
        XCTAssertEqual(
            messages { expect { try trouble() as Int } != 1 },
            ["expected not to equal 1, threw Trouble.small"]
        )
    }
}
