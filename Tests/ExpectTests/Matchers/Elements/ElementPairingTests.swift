import XCTest

@testable import Expect

/// Tests `consistOf`, including lists with too many elements to compare all pairs.
final class ElementPairingTests: XCTestCase {
    /// A type that is `Equatable` but not `Hashable`.
    private struct Plain: Equatable { var id: Int }

    private func elementMatchers<Element: Equatable>(_ values: some Sequence<Element>) -> [ElementMatcher<Element>] {
        values.map { ElementMatcher($0) }
    }

    private func unpaired(_ pairing: ElementPairing<Int>) -> [String] {
        pairing.unpairedMatchers.map { $0.text() } + pairing.unpairedElements.map { "\($0)" }
    }

    func testHashableElementsAreLookedUp() {
        let same = ElementPairing(Array(0..<100), elementMatchers((0..<100).reversed()), fewComparisons: 100)
        XCTAssertEqual(unpaired(same), [])
        XCTAssertTrue(same.isComplete)
        XCTAssertEqual(same.comparisons, 100)
        let other = ElementPairing([1, 1, 2, 3], elementMatchers([3, 2, 2, 1, 5]), fewComparisons: 0)
        XCTAssertEqual(unpaired(other), ["2", "5", "1"])
        XCTAssertFalse(other.isComplete)
        XCTAssertEqual(other.comparisons, 4)
    }

    func testElementsThatAreOnlyEquatableAreLookedUpByTheirTexts() {
        let elements = (0..<5_000).map { Plain(id: $0) }
        let same = ElementPairing(elements, elementMatchers(elements.reversed()))
        XCTAssertTrue(same.isComplete)
        XCTAssertEqual(same.comparisons, 10_000)
        XCTAssertEqual(messages { expect(elements).to(consistOf(elements.reversed())) }, [])
    }

    func testElementsOfOneTextThatAreNotEqual() {
        struct Silent: Equatable, CustomStringConvertible {
            var id: Int
            var description: String { "silent" }
        }
        let elements = (0..<5).map { Silent(id: $0) }
        let same = ElementPairing(elements, elementMatchers([1, 2, 3, 4, 0].map { Silent(id: $0) }), fewComparisons: 0)
        XCTAssertTrue(same.isComplete)
        let other = ElementPairing(
            elements,
            elementMatchers([1, 2, 3, 4, 5].map { Silent(id: $0) }),
            fewComparisons: 0
        )
        XCTAssertEqual(other.unpairedElements, [Silent(id: 0)])
    }

    func testElementsAtTheIndexOfTheirMatcherAreComparedOnce() {
        XCTAssertEqual(ElementPairing([1, 2, 3], elementMatchers([1, 2, 3])).comparisons, 3)
    }

    func testAsManyElementsAsAreFewAreCompared() {
        let comparisons = [3, 4].map { few in
            ElementPairing([1, 2], elementMatchers([2, 1]), fewComparisons: few).comparisons
        }
        XCTAssertEqual(comparisons, [2, 5])
    }

    func testFewElementsAreCompared() {
        let pairing = ElementPairing([1, 1, 2, 3], elementMatchers([3, 2, 2, 1, 5]))
        XCTAssertEqual(unpaired(pairing), ["2", "5", "1"])
        XCTAssertGreaterThan(pairing.comparisons, 4)
    }

    func testOneSideThatIsCompleteIsNotEnough() {
        XCTAssertFalse(ElementPairing([1, 2], elementMatchers([1])).isComplete)
        XCTAssertFalse(ElementPairing([1], elementMatchers([1, 2])).isComplete)
        XCTAssertTrue(ElementPairing([], elementMatchers([Int]())).isComplete)
    }

    func testNilsAmongMany() {
        let pairing = ElementPairing([nil, 1, nil], elementMatchers([1, nil, nil] as [Int?]), fewComparisons: 0)
        XCTAssertTrue(pairing.isComplete)
    }

    func testMatchersGiveWayToEachOther() {
        let matchers: [Matcher<Int>] = [beLessThan(10), beLessThan(5), beLessThan(3), equal(7)]
        XCTAssertFalse(ElementPairing([7, 8, 4, 6], matchers.map { ElementMatcher($0) }).isComplete)
        XCTAssertTrue(ElementPairing([1, 7, 4, 2], matchers.map { ElementMatcher($0) }).isComplete)
        XCTAssertTrue(ElementPairing([2, 4, 8, 7], matchers.map { ElementMatcher($0) }).isComplete)
        XCTAssertTrue(ElementPairing([2, 1, 4, 7], matchers.map { ElementMatcher($0) }).isComplete)
    }

    /// Compares the result for each list of four numbers from 1 to 4 with the result of an exhaustive search.
    func testMatchersFindAllPairsThereAre() {
        let limits = [2, 3, 3, 5]
        for number in 0..<256 {
            let elements = (0..<4).map { (number >> (2 * $0)) & 3 }.map { $0 + 1 }
            let exists = permutations(of: elements).contains { zip($0, limits).allSatisfy { $0 < $1 } }
            let pairing = ElementPairing(elements, limits.map { ElementMatcher(beLessThan($0)) })
            XCTAssertEqual(pairing.isComplete, exists, "\(elements)")
        }
    }

    func testMatchersThatFindNothingAskEachElementOnce() {
        let elements = (0..<60).map { $0 % 2 }
        let pairing = ElementPairing(elements, (0..<60).map { _ in ElementMatcher(beLessThan(1)) })
        XCTAssertEqual(pairing.unpairedMatchers.count, 30)
        XCTAssertLessThan(pairing.comparisons, 10_000)
    }

    func testASearchThatGivesUpAsksNoElementMore() {
        var count = 0
        let matcher = Matcher<Int>("count") { _ in
            count += 1
            return false
        }
        let pairing = ElementPairing(Array(0..<60), [ElementMatcher(matcher)], maxComparisons: 10)
        XCTAssertTrue(pairing.isCutShort)
        XCTAssertEqual(count, 10)
    }

    func testAsManyLinesAsAreRead() {
        XCTAssertEqual(
            messages { expect([0]).to(contain(Array(1...21))) }.first?.split(separator: "\n").suffix(2),
            ["  missing 20", "  missing 21"]
        )
        XCTAssertEqual(
            messages { expect([0]).to(contain(Array(1...22))) }.first?.split(separator: "\n").suffix(2),
            ["  missing 20", "  … and 2 more"]
        )
    }

    func testASearchThatGivesUpFailsBothWays() {
        let (one, other) = ((0..<20).map { Plain(id: $0) }, (0..<20).reversed().map { Plain(id: $0) })
        let note = "the search was cut short after 100 comparisons; elements that are Hashable are looked up instead"
        let matcher: Matcher<[Plain]> = consistOf(elementMatchers(other), maxComparisons: 100)
        for message in messages(in: {
            expect(one).to(matcher)
            expect(one).notTo(matcher)
        }) { XCTAssertEqual(message.split(separator: "\n").last, "  \(note)") }
        XCTAssertEqual(messages { expect(one).to(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).notTo(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).to(consistOf(elementMatchers(other), maxComparisons: 1_000)) }, [])
    }

    private func permutations(of list: [Int]) -> [[Int]] {
        guard !list.isEmpty else { return [[]] }
        return list.indices.flatMap { index in
            var rest = list
            let first = rest.remove(at: index)
            return permutations(of: rest).map { [first] + $0 }
        }
    }
}
