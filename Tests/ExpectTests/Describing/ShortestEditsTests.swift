import XCTest

@testable import Expect

final class ShortestEditsTests: XCTestCase {
    func testAsManyEditsAsAreAllowedAreFound() {
        let edits = ShortestEdits(from: 0, to: 2, atMost: 2) { _, _ in false }
        XCTAssertEqual(edits?.insertions, [0, 1])
        XCTAssertEqual(edits?.removals, [])
        XCTAssertNil(ShortestEdits(from: 0, to: 2, atMost: 1) { _, _ in false })
        XCTAssertEqual(ShortestEdits(from: 2, to: 0, atMost: 2) { _, _ in false }?.removals, [0, 1])
        XCTAssertNil(ShortestEdits(from: 2, to: 2, atMost: 3) { _, _ in false })
    }

    /// Tests all pairs of texts from a list with every text of up to five letters “a” and “b”, and some longer texts.
    func testNoFewerEditsMakeOneOfTheOther() {
        var texts: [[Character]] = [[]]
        for count in 1...5 { texts += texts.filter { $0.count == count - 1 }.flatMap { [$0 + ["a"], $0 + ["b"]] } }
        texts += ["abcabba", "cbabac", "xaxcxabc", "abcy", "aabbccdd", "ddccbbaa"].map { Array($0) }
        for one in texts {
            for other in texts {
                let edits = ShortestEdits(from: one.count, to: other.count, atMost: 16) { one[$0] == other[$1] }
                let kept = one.indices.filter { edits?.removals.contains($0) == false }.map { one[$0] }
                let same = other.indices.filter { edits?.insertions.contains($0) == false }.map { other[$0] }
                XCTAssertEqual(kept, same, "\(one) \(other)")
                XCTAssertEqual(kept.count, longestCommonPart(one, other), "\(one) \(other)")
            }
        }
    }

    /// Returns the length of the longest common subsequence of two lists.
    private func longestCommonPart(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(repeating: 0, count: other.count + 1)
        for element in one {
            var diagonal = 0
            for (index, another) in other.enumerated() {
                let longest = element == another ? diagonal + 1 : max(row[index], row[index + 1])
                (diagonal, row[index + 1]) = (row[index + 1], longest)
            }
        }
        return row[other.count]
    }
}
