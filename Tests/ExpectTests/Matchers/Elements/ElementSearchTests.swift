import XCTest

@testable import Expect

/// Tests `contain`, including lists with too many elements to compare all pairs.
final class ElementSearchTests: XCTestCase {
    /// A type that is `Equatable` but not `Hashable`.
    private struct Plain: Equatable { var id: Int }

    private func elementMatchers<Element: Equatable>(_ values: some Sequence<Element>) -> [ElementMatcher<Element>] {
        values.map { ElementMatcher($0) }
    }

    func testASearchThatGivesUpFailsBothWays() {
        let (one, other) = ((0..<200).map { Plain(id: $0) }, (0..<200).reversed().map { Plain(id: $0) })
        let note = "the search was cut short after 1000 comparisons; elements that are Hashable are looked up instead"
        let matcher: Matcher<[Plain]> = contain(elementMatchers(other), maxComparisons: 1_000)
        for message in messages(in: {
            expect(one).to(matcher)
            expect(one).notTo(matcher)
        }) { XCTAssertEqual(message.split(separator: "\n").last, "  \(note)") }
        XCTAssertEqual(messages { expect(one).to(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).notTo(matcher) }.count, 1)
        XCTAssertEqual(messages { expect(one).to(contain(other)) }, [])
    }

    func testAnInfiniteSequence() {
        XCTAssertEqual(messages { expect(sequence(first: 1) { $0 + 1 }).to(contain(1_000, 3)) }, [])
        XCTAssertEqual(messages { expect(sequence(first: 1) { $0 + 1 }).to(contain(Array(1...200))) }, [])
    }

    func testHashableElementsAreLookedUp() {
        let search = ElementSearch(for: elementMatchers(0..<200), in: Array(100..<300), maxComparisons: 0)
        XCTAssertEqual(search.missing.map { $0.text() }, (0..<100).map { "\($0)" })
        XCTAssertEqual(search.comparisons, 0)
        let mixed =
            elementMatchers(0..<200) + [ElementMatcher(beGreaterThan(500)), ElementMatcher(beLessThan(150))]
        let other = ElementSearch(for: mixed, in: Array(100..<300), maxComparisons: 1_000)
        XCTAssertEqual(other.missing.count, 101)
        XCTAssertEqual(other.missing.last?.text(), "(be greater than 500)")
    }

    func testLongListsAreNotSpelledOut() {
        let found = messages { expect([0]).to(contain(Array(0..<1_000))) }.first ?? ""
        XCTAssertTrue(found.contains("368, 369 and 630 more, got [0]"), found)
        XCTAssertEqual(found.split(separator: "\n").suffix(2), ["  missing 20", "  … and 979 more"])
    }
}
