import Expect
import XCTest

final class EqualTests: XCTestCase {
    func testEqualValuesPass() {
        expect(1).to(equal(1))
        expect("a") == "a"
        expect([1, 2]) == [1, 2]
        expect(1 as Int?) == 1
        expect(nil as Int?) == nil
        expect(nil as Int?).to(equal(nil))
    }

    func testUnequalValuesFail() {
        XCTAssertEqual(messages { expect(1).to(equal(2)) }, ["expected to equal 2, got 1"])
        XCTAssertEqual(messages { expect(1) == 2 }, ["expected to equal 2, got 1"])
        XCTAssertEqual(messages { expect("a") == "b" }, [#"expected to equal "b", got "a""#])
        XCTAssertEqual(messages { expect(["a"]) == ["b", "c"] }, [#"expected to equal ["b", "c"], got ["a"]"#])
    }

    func testUnequalValuesPassNegated() {
        expect(1).notTo(equal(2))
        expect(1).toNot(equal(2))
        expect(1) != 2
        expect(nil as Int?) != 1
        expect(1) != nil
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
        assertMessages("expected not to equal 1, threw Trouble.small") { expect { try trouble() as Int } != 1 }
    }

    /// One has to search for what differs in all but the shortest.
    func testCollectionsHaveADifference() {
        assertMessages(
            "expected to equal [1, 2, 4], got [1, 2, 3]",
            "expected to equal [1, 2, 3, 4, 6], got [1, 2, 3, 4, 5]\n  [4]: expected 6, got 5",
            #"expected to equal ["a": 1, "b": 3], got ["a": 1, "b": 2]"# + "\n" + #"  ["b"]: expected 3, got 2"#,
            "expected to equal [10, 20, 40], got [10, 20, 30]\n  missing 40\n  unexpected 30",
            "expected to equal [1, 2, 3, 4, 6], got [1, 2, 3, 4, 5]\n  [4]: expected 6, got 5"
        ) {
            expect([1, 2, 3]) == [1, 2, 4]
            expect([1, 2, 3, 4, 5]) == [1, 2, 3, 4, 6]
            expect(["a": 1, "b": 2]) == ["a": 1, "b": 3]
            expect(Set([10, 20, 30])) == Set([10, 20, 40])
            expect([1, 2, 3, 4, 5] as [Int]?) == [1, 2, 3, 4, 6]
        }
    }

    func testABigCollectionIsNotPrintedWholeBesideItsDifference() throws {
        let message = try XCTUnwrap(messages { expect(Array(0..<1_000)) == Array(0..<999) + [7] }.first)
        XCTAssertTrue(message.hasSuffix("…\n  [999]: expected 7, got 999"), message)
        XCTAssertLessThan(message.count, 700)
    }
}
