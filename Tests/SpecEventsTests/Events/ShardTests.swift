import XCTest

@testable import SpecEvents

final class ShardTests: XCTestCase {
    func testTheTextOfThePart() {
        XCTAssertEqual(Shard("2/3"), Shard(number: 2, of: 3))
        XCTAssertEqual(Shard("1/1")?.count, 1)
        for text in ["0/3", "4/3", "-1/3", "1/0", "1", "1/2/3", "a/b", "", "1/", "/2"] {
            XCTAssertNil(Shard(text), text)
        }
    }

    /// The indices dealt to each part. Each element of `groups` names an ordered group, or is `nil` for an example without one.
    private func deal(_ groups: [String?], to count: Int) -> [[Int]] {
        (1...count).map { number in
            var dealer = Shard.Dealer(for: Shard(number: number, of: count)!)
            return groups.indices.filter { dealer.deal(orderedGroup: groups[$0]) }
        }
    }

    func testExamplesAreDealtInTurn() {
        XCTAssertEqual(deal([nil, nil, nil, nil, nil], to: 3), [[0, 3], [1, 4], [2]])
        XCTAssertEqual(deal([nil, nil], to: 1), [[0, 1]])
        XCTAssertEqual(deal([nil], to: 2), [[0], []])
    }

    func testAnOrderedGroupStaysTogether() {
        XCTAssertEqual(deal(["a", "a", "b", "b", nil, nil], to: 2), [[0, 1, 4], [2, 3, 5]])
    }

    func testUnitsAreCountedForAllParts() {
        var dealer = Shard.Dealer(for: Shard(number: 2, of: 5)!)
        XCTAssertEqual(dealer.unitCount, 0)
        _ = dealer.deal(orderedGroup: "a")
        _ = dealer.deal(orderedGroup: "a")
        _ = dealer.deal(orderedGroup: nil)
        XCTAssertEqual(dealer.unitCount, 2)
    }
}
