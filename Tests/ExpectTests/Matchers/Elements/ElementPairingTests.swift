import XCTest

@testable import Expect

/// `consistOf` and `contain` of so many elements that they do not compare each with each.
final class ElementPairingTests: XCTestCase {
    /// Equal by its number, and nothing to be looked up by.
    private struct Plain: Equatable { var id: Int }

    private func wanted<Element: Equatable>(_ values: some Sequence<Element>) -> [Wanted<Element>] {
        values.map { Wanted($0) }
    }

    private func unpaired(_ pairing: Pairing<Int>) -> [String] {
        pairing.unpairedWanted.map { $0.text() } + pairing.unpairedElements.map { "\($0)" }
    }

    func testHashableElementsAreLookedUp() {
        let same = Pairing(Array(0..<100), wanted((0..<100).reversed()), fewComparisons: 100)
        XCTAssertEqual(unpaired(same), [])
        XCTAssertTrue(same.isComplete)
        XCTAssertEqual(same.comparisons, 100)
        let other = Pairing([1, 1, 2, 3], wanted([3, 2, 2, 1, 5]), fewComparisons: 0)
        XCTAssertEqual(unpaired(other), ["2", "5", "1"])
        XCTAssertFalse(other.isComplete)
        XCTAssertEqual(other.comparisons, 4)
    }

    func testFewElementsAreCompared() {
        let pairing = Pairing([1, 1, 2, 3], wanted([3, 2, 2, 1, 5]))
        XCTAssertEqual(unpaired(pairing), ["2", "5", "1"])
        XCTAssertGreaterThan(pairing.comparisons, 4)
    }

    func testOneSideThatIsCompleteIsNotEnough() {
        XCTAssertFalse(Pairing([1, 2], wanted([1])).isComplete)
        XCTAssertFalse(Pairing([1], wanted([1, 2])).isComplete)
        XCTAssertTrue(Pairing([], wanted([Int]())).isComplete)
    }

    func testNilsAmongMany() {
        let pairing = Pairing([nil, 1, nil], wanted([1, nil, nil] as [Int?]), fewComparisons: 0)
        XCTAssertTrue(pairing.isComplete)
    }

    func testMatchersGiveWayToEachOther() {
        let matchers: [Matcher<Int>] = [beLessThan(10), beLessThan(5), beLessThan(3), equal(7)]
        XCTAssertFalse(Pairing([7, 8, 4, 6], matchers.map { Wanted($0) }).isComplete)
        XCTAssertTrue(Pairing([1, 7, 4, 2], matchers.map { Wanted($0) }).isComplete)
        XCTAssertTrue(Pairing([2, 4, 8, 7], matchers.map { Wanted($0) }).isComplete)
        XCTAssertTrue(Pairing([2, 1, 4, 7], matchers.map { Wanted($0) }).isComplete)
    }

    /// All orders of some numbers, beside what an exhaustive search finds.
    func testMatchersFindAllPairsThereAre() {
        let limits = [2, 3, 3, 5]
        for number in 0..<256 {
            let elements = (0..<4).map { (number >> (2 * $0)) & 3 }.map { $0 + 1 }
            let exists = permutations(of: elements).contains { zip($0, limits).allSatisfy { $0 < $1 } }
            let pairing = Pairing(elements, limits.map { Wanted(beLessThan($0)) })
            XCTAssertEqual(pairing.isComplete, exists, "\(elements)")
        }
    }

    func testMatchersThatFindNothingAskEachElementOnce() {
        let elements = (0..<60).map { $0 % 2 }
        let pairing = Pairing(elements, (0..<60).map { _ in Wanted(beLessThan(1)) })
        XCTAssertEqual(pairing.unpairedWanted.count, 30)
        XCTAssertLessThan(pairing.comparisons, 10_000)
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
        let matcher: Matcher<[Plain]> = consistOf(wanted: wanted(other), mostComparisons: 100)
        for message in messages(in: {
            expect(one).to(matcher)
            expect(one).notTo(matcher)
        }) {
            XCTAssertEqual(message.split(separator: "\n").last, "  \(note)")
        }
        XCTAssertEqual(messages { expect(one).to(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).notTo(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).to(consistOf(wanted: wanted(other), mostComparisons: 1_000)) }, [])
    }

    func testContainGivesUpToo() {
        let (one, other) = ((0..<200).map { Plain(id: $0) }, (0..<200).reversed().map { Plain(id: $0) })
        let note = "the search was cut short after 1000 comparisons; elements that are Hashable are looked up instead"
        let matcher: Matcher<[Plain]> = contain(wanted: wanted(other), mostComparisons: 1_000)
        for message in messages(in: {
            expect(one).to(matcher)
            expect(one).notTo(matcher)
        }) {
            XCTAssertEqual(message.split(separator: "\n").last, "  \(note)")
        }
        XCTAssertEqual(messages { expect(one).to(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).notTo(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).to(contain(other)) }, [])
    }

    func testContainReadsASequenceWithoutEnd() {
        XCTAssertEqual(messages { expect(sequence(first: 1) { $0 + 1 }).to(contain(1_000, 3)) }, [])
        XCTAssertEqual(messages { expect(sequence(first: 1) { $0 + 1 }).to(contain(Array(1...200))) }, [])
    }

    func testContainLooksHashableElementsUp() {
        let search = ContentSearch(for: wanted(0..<200), in: Array(100..<300), mostComparisons: 0)
        XCTAssertEqual(search.missing.map { $0.text() }, (0..<100).map { "\($0)" })
        XCTAssertEqual(search.comparisons, 0)
        let mixed = (0..<200).map { Wanted($0) } + [Wanted(beGreaterThan(500)), Wanted(beLessThan(150))]
        let other = ContentSearch(for: mixed, in: Array(100..<300), mostComparisons: 1_000)
        XCTAssertEqual(other.missing.count, 101)
        XCTAssertEqual(other.missing.last?.text(), "(be greater than 500)")
    }

    func testLongListsAreNotSpelledOut() {
        let found = messages { expect([0]).to(contain(Array(0..<1_000))) }.first ?? ""
        XCTAssertTrue(found.contains("368, 369 and 630 more, got [0]"), found)
        XCTAssertEqual(found.split(separator: "\n").suffix(2), ["  missing 20", "  … and 979 more"])
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
