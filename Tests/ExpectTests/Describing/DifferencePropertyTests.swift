import XCTest

@testable import Expect

/// Properties of the difference between any two values. A fixed seed makes the values the same in every run.
final class DifferencePropertyTests: XCTestCase {
    func testTheDifferenceOfEqualValuesIsNone() {
        var random = Random(seed: 1)
        for _ in 0..<500 {
            let list = random.list()
            XCTAssertNil(Comparison(expected: list, actual: list).difference)
            let dictionary = random.dictionary()
            XCTAssertNil(Comparison(expected: dictionary, actual: dictionary).difference)
            let text = random.text()
            XCTAssertNil(Comparison(expected: text, actual: text).difference)
            XCTAssertNil(Comparison(expected: Set(list), actual: Set(list)).difference)
        }
    }

    func testAppliedToOneListItGivesTheOther() {
        var random = Random(seed: 2)
        for _ in 0..<2_000 {
            let (one, other) = (random.list(), random.list())
            let difference = Comparison(expected: one, actual: other).difference
            XCTAssertEqual(difference.map { $0.applied(toList: one) ?? [-1] } ?? one, other, "\(one) \(other)")
        }
    }

    func testAppliedToOneDictionaryItGivesTheOther() {
        var random = Random(seed: 3)
        for _ in 0..<1_000 {
            let (one, other) = (random.dictionary(), random.dictionary())
            let difference = Comparison(expected: one, actual: other).difference
            XCTAssertEqual(difference.map { $0.applied(toDictionary: one) ?? [:] } ?? one, other)
        }
    }

    func testAppliedToOneTextItGivesTheOther() {
        var random = Random(seed: 4)
        for _ in 0..<1_000 {
            let (one, other) = (random.text(), random.text())
            let difference = Comparison(expected: one, actual: other).difference
            XCTAssertEqual(difference.map { $0.applied(toText: one) ?? "?" } ?? one, other)
        }
    }
}

/// A generator of pseudorandom numbers that are the same in every run.
private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }

    mutating func list() -> [Int] {
        (0..<Int.random(in: 0...8, using: &self)).map { _ in Int.random(in: 0...4, using: &self) }
    }

    mutating func dictionary() -> [Int: Int] {
        Dictionary(list().map { ($0, Int.random(in: 0...2, using: &self)) }) { $1 }
    }

    mutating func text() -> String {
        list().map { ["", "a", "b", "c\r", "é"][$0] }.joined(separator: "\n")
    }
}
