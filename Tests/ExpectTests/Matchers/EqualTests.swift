import Expect
import XCTest

final class EqualTests: XCTestCase {
    func testWording() {
        assertWording(equal(1), "equal 1", good: 1, bad: 2, matchesNil: false)
        assertWording(equal("b"), #"equal "b""#, good: "b", bad: "a", matchesNil: false)
        assertWording(equal(["b", "c"]), #"equal ["b", "c"]"#, good: ["b", "c"], bad: ["a"], matchesNil: false)
        assertWording(equal(nil as Int?), "equal nil", good: nil, bad: 1, matchesNil: true)
    }
    /// In all but the shortest collections, a reader would have to search for the difference.
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
