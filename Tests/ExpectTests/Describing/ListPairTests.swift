import XCTest

@testable import Expect

/// How the search for differences treats two lists.
final class ListPairTests: XCTestCase {
    private class Animal: Equatable {
        let id: Int
        init(_ id: Int) { self.id = id }
        static func == (left: Animal, right: Animal) -> Bool { left.id == right.id }
    }

    private final class Dog: Animal {}

    private struct Opaque {
        let id: Int
    }

    private func pair(_ expected: Any, _ actual: Any) -> ListPair {
        ListPair(expected, actual, Mirror(reflecting: expected), Mirror(reflecting: actual))
    }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        Comparison(expected: expected, actual: actual).difference?.details.map(\.line) ?? []
    }

    func testElementsOfOneEquatableTypeAreDecidedByEquality() {
        XCTAssertTrue(pair([1], [2]).isDecidedByEquality)
        XCTAssertTrue(pair(["a"], ["b"]).isDecidedByEquality)
        XCTAssertTrue(pair([1, nil] as [Int?], [2] as [Int?]).isDecidedByEquality)
        XCTAssertTrue(pair([[1]], [[2]]).isDecidedByEquality)
        XCTAssertTrue(pair([Animal(1)], [Animal(2)]).isDecidedByEquality)
        XCTAssertTrue(pair([JSONValue.null], [JSONValue.bool(true)]).isDecidedByEquality)
    }

    /// A value that equals every value that is at least as large. Its `==` is not symmetric.
    private struct AtMost: Equatable {
        let number: Int
        static func == (left: Self, right: Self) -> Bool { left.number <= right.number }
    }

    func testElementsAreComparedAsTheExpectationComparesThem() {
        let (actual, expected) = ([1, 5].map(AtMost.init), [2, 4].map(AtMost.init))
        XCTAssertEqual(lines(expected, actual), ["[1].number: expected 4, got 5"])
        XCTAssertEqual(
            lines([2, 4, 3].map(AtMost.init), [1, 5, 3].map(AtMost.init)),
            ["[1].number: expected 4, got 5"]
        )
    }

    func testOtherElementsAreLookedAtOneByOne() {
        XCTAssertFalse(pair([1] as [Any], [2] as [Any]).isDecidedByEquality)
        XCTAssertFalse(pair([Opaque(id: 1)], [Opaque(id: 2)]).isDecidedByEquality)
        XCTAssertFalse(pair(ContiguousArray([1]), ContiguousArray([2])).isDecidedByEquality)
    }

    func testEqualElementsAtBothEndsAreLeftOut() {
        let pair = pair([0, 1, 2, 3, 9, 9], [0, 1, 5, 9, 9])
        XCTAssertEqual([pair.expectedCount, pair.actualCount], [2, 1])
        XCTAssertEqual([pair.expected(0), pair.expected(1), pair.actual(0)] as? [Int], [2, 3, 5])
        XCTAssertFalse(pair.areEqual(0, 0))
        XCTAssertEqual(pair.missing(1).step.text, "[3]")
        XCTAssertEqual(pair.unexpected(0).step.text, "[2]")
    }

    func testNoElementCountsForBothEnds() {
        let pair = pair([1, 1, 1], [1, 1])
        XCTAssertEqual([pair.expectedCount, pair.actualCount], [1, 0])
        XCTAssertEqual(pair.missing(0).step.text, "[2]")
    }

    /// Elements are compared with the `==` of the list's element type, as the list's own `==` compares them.
    func testObjectsOfSubclassesAreComparedAsElementsOfTheList() {
        let (one, other) = ([Animal(1), Dog(5), Animal(2)], [Animal(3), Animal(5), Dog(4)])
        let differences = ["[0].id: expected 1, got 3", "[2]: expected Animal(id: 2), got Dog(id: 4)"]
        XCTAssertEqual(lines(one, other), differences)
        XCTAssertEqual(lines(one as [Animal?], other as [Animal?]), differences)
    }

    func testUnequalElementsInSeveralPlacesOfOptionals() {
        XCTAssertEqual(
            lines([1, nil, 3, nil] as [Int?], [1, 2, 3, 4] as [Int?]),
            ["[1]: expected nil, got 2", "[3]: expected nil, got 4"]
        )
    }

    /// The result of `==` counts, even for an element that does not equal itself.
    func testElementsThatEqualNothing() {
        XCTAssertEqual(
            lines([1, .nan, 2], [1, .nan, 2]),
            ["[1]: expected nan, got nan, which looks alike and is not equal"]
        )
    }
}
