import SpecEvents
import TestSupport
import XCTest

@testable import Properties

/// The shrinking challenge, which many property testing libraries take. For each failure, the smallest value is known.
final class ShrinkingChallengeTests: XCTestCase {
    /// Draws a value and returns its text and whether the property holds for it.
    private typealias Challenge = (Choices) -> (text: String, holds: Bool)

    private static var ints: Generator<[Int]> { .array(of: .int) }

    func testEachReachesTheKnownMinimumInAtMostTwoThousandRuns() {
        let rows: [(String, Set<String>, Challenge)] = [
            ("distinct", ["[0, 1, -1]", "[0, 1, 2]"], Self.distinct),
            ("reverse", ["[0, 1]", "[0, -1]", "[1, 0]"], Self.reverse),
            ("calculator", ["(0 / (0 + 0))"], Self.calculator),
            ("bound5", Self.bound5Minima, Self.bound5),
            ("deletion", ["[0, 0] 0"], Self.deletion),
            ("binheap", ["(0 - (0 (1 - -) (0 - -)))"], BinaryHeap.challenge),
            ("coupling", ["[1, 0]"], Self.coupling),
            ("length list", ["[900]"], Self.lengthList),
            ("count before elements", ["[7, 3]"], Self.lastOfCount),
            ("nested lists", ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"], Self.nestedLists),
            ("difference", ["10 6"], Self.difference),
            ("equal", ["1 1"], Self.equal), ("scattered", ["3"], Self.scattered(from: 0, each: 7)),
            ("scattered far", ["5"], Self.scattered(from: 0, each: 101)),
            ("scattered above", ["1004"], Self.scattered(from: 1000, each: 7)),
        ]
        for (name, minima, challenge) in rows {
            let ends = (1...(provesAtLength ? 10 : 4)).map { Self.smallest(challenge, seed: $0) }
            XCTAssertGreaterThanOrEqual(
                ends.filter { minima.contains($0.text) }.count,
                ends.count - 1,
                "\(name): \(ends.map(\.text))"
            )
            XCTAssertLessThanOrEqual(ends.map(\.runs).max() ?? 0, 2_000, name)
            XCTAssertFalse(ends.contains { $0.end != nil }, name)
        }
    }

    func testTheSearchEndsAfterItsRunsAndAfterItsTime() {
        func end(maxRuns: Int, isTimeOver: @escaping () -> Bool) -> (Int, Shrinker.End?) {
            let first = Choices(repeating: [1, 500, 1, 600, 0])
            _ = first.draw(.array(of: .int(0...1000)))
            var shrinker = Shrinker(first.trace, maxRuns: maxRuns, isTimeOver: isTimeOver) { values in
                let choices = Choices(repeating: values)
                return choices.draw(.array(of: .int(0...1000))).reduce(0, +) > 900 ? choices.trace : nil
            }
            shrinker.shrink()
            return (shrinker.runs, shrinker.end)
        }
        XCTAssertTrue(end(maxRuns: 5, isTimeOver: { false }) == (5, .runs))
        XCTAssertTrue(end(maxRuns: 2_000, isTimeOver: { true }) == (0, .time))
        XCTAssertNil(end(maxRuns: 2_000, isTimeOver: { false }).1)
    }

    /// Shrinking all of the drawn numbers would take far longer than the limit allows.
    func testTheTimeForManyNumbersHolds() {
        func list(_ choices: Choices) -> [Int] { choices.draw(.array(of: .int(0...1_000_000), count: 0...5_000)) }
        let values: [UInt64] = (0..<5_000 as Range<UInt64>).flatMap { [1, SplitMix64.mixed($0) % 1_000_000] }
        let first = Choices(repeating: values)
        let sum = list(first).reduce(0, +)
        var runs = 0
        var shrinker = Shrinker(first.trace, isTimeOver: { runs >= 20 }) { values in
            runs += 1
            let choices = Choices(repeating: values)
            return list(choices).reduce(0, +) > sum / 2 ? choices.trace : nil
        }
        shrinker.shrink()
        XCTAssertEqual(shrinker.end, .time)
        XCTAssertEqual(runs, 20)
    }

    /// Fails for every `step`th number above `least`.
    private static func scattered(from least: Int, each step: Int) -> Challenge {
        { choices in
            let number = choices.draw(.int(0...1_000_000))
            return ("\(number)", number <= least || number % step != (step == 7 ? 3 : 5))
        }
    }

    /// Fails for two equal nonzero numbers. Shrinking can change their signs only if it changes both at once.
    private static func equal(_ choices: Choices) -> (text: String, holds: Bool) {
        let (left, right) = (choices.draw(.int), choices.draw(.int))
        return ("\(left) \(right)", left != right || left == 0)
    }

    private static func smallest(_ challenge: @escaping Challenge, seed: UInt64) -> (
        text: String, runs: Int, end: Shrinker.End?
    ) {
        for number in 0..<20_000 as Range<UInt64> {
            let choices = Choices(seed: SplitMix64.mixed(seed &* 1_000_003 &+ number))
            guard !challenge(choices).holds else { continue }
            let again = Choices(repeating: choices.trace.values)
            _ = challenge(again)
            var shrinker = Shrinker(again.trace) { values in
                let choices = Choices(repeating: values)
                return challenge(choices).holds ? nil : choices.trace
            }
            shrinker.shrink()
            let text = challenge(Choices(repeating: shrinker.best.values)).text
            return (text, shrinker.runs, shrinker.end)
        }
        return ("not found", 0, nil)
    }

    // MARK: The challenges

    private static func distinct(_ choices: Choices) -> (String, Bool) {
        let list = choices.draw(ints)
        return ("\(list)", Set(list).count < 3)
    }

    private static func reverse(_ choices: Choices) -> (String, Bool) {
        let list = choices.draw(ints)
        return ("\(list)", list.reversed() == list)
    }

    private static func calculator(_ choices: Choices) -> (String, Bool) {
        let expression = choices.draw(Expression.all)
        return ("\(expression)", expression.dividesByLiteralZero || expression.value != nil)
    }

    /// The total of five lists with small sums should be small, too, but the sums can overflow.
    private static func bound5(_ choices: Choices) -> (String, Bool) {
        let lists = (0..<5).map { _ in choices.draw(.array(of: Generator<Int16>.integer())) }
        let applies = lists.allSatisfy { $0.reduce(0, &+) < 256 }
        return ("\(lists)", !applies || lists.joined().reduce(0, &+) < 5 * 256)
    }

    private static var bound5Minima: Set<String> {
        var minima: Set<String> = []
        for left in 0..<5 {
            for right in 0..<5 where left != right {
                var lists: [[Int]] = [[], [], [], [], []]
                (lists[left], lists[right]) = ([-1], [-32768])
                minima.insert("\(lists)")
            }
        }
        return minima
    }

    private static func deletion(_ choices: Choices) -> (String, Bool) {
        var list = choices.draw(ints)
        let element = choices.draw(.int)
        let text = "\(list) \(element)"
        guard let index = list.firstIndex(of: element) else { return (text, true) }
        list.remove(at: index)
        return (text, !list.contains(element))
    }

    private static func coupling(_ choices: Choices) -> (String, Bool) {
        let count = choices.draw(.int(1...100))
        let list = (0..<count).map { _ in choices.draw(.int(0...(count - 1))) }
        return ("\(list)", list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 })
    }

    private static func lengthList(_ choices: Choices) -> (String, Bool) {
        let count = choices.draw(.int(1...100))
        let list = (0..<count).map { _ in choices.draw(.int(0...1000)) }
        return ("\(list)", list.allSatisfy { $0 < 900 })
    }

    private static func lastOfCount(_ choices: Choices) -> (String, Bool) {
        let count = choices.draw(.int(1...9))
        let list = (0..<count).map { _ in choices.draw(.int(0...9)) }
        return ("\(list)", list.suffix(2) != [7, 3])
    }

    private static func nestedLists(_ choices: Choices) -> (String, Bool) {
        let lists = choices.draw(.array(of: ints))
        return ("\(lists)", lists.joined().count <= 10)
    }

    private static func difference(_ choices: Choices) -> (String, Bool) {
        let (left, right) = (choices.draw(.int(1...Int.max)), choices.draw(.int(1...Int.max)))
        return ("\(left) \(right)", left < 10 || !(1...4).contains(abs(left - right)))
    }
}

/// An expression for the calculator. Only division by a literal zero may fail.
private indirect enum Expression: CustomStringConvertible {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    static var all: Generator<Expression> {
        .recursive(Generator<Int>.int.map { .number($0) }) { inner in
            .oneOf(
                Generator { .sum($0.draw(inner), $0.draw(inner)) },
                Generator { .quotient($0.draw(inner), $0.draw(inner)) }
            )
        }
    }

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .sum(let left, let right): "(\(left) + \(right))"
        case .quotient(let left, let right): "(\(left) / \(right))"
        }
    }

    var dividesByLiteralZero: Bool {
        switch self {
        case .number: false
        case .quotient(_, .number(0)): true
        case .sum(let left, let right), .quotient(let left, let right):
            left.dividesByLiteralZero || right.dividesByLiteralZero
        }
    }

    /// The expression's value, or `nil` if computing it divides by zero.
    var value: Int? {
        switch self {
        case .number(let number): return number
        case .sum(let left, let right):
            guard let left = left.value, let right = right.value else { return nil }
            return left &+ right
        case .quotient(let left, let right):
            guard let left = left.value, let right = right.value, right != 0 else { return nil }
            return right == -1 ? 0 &- left : left / right
        }
    }
}

/// A heap that is converted to a sorted list in a wrong way.
private indirect enum BinaryHeap: CustomStringConvertible {
    case empty
    case node(Int, BinaryHeap, BinaryHeap)

    var description: String {
        switch self {
        case .empty: "-"
        case .node(let value, let left, let right): "(\(value) \(left) \(right))"
        }
    }

    static func challenge(_ choices: Choices) -> (String, Bool) {
        let heap = choices.draw(heaps(from: 0, levels: 6))
        let sorted = heap.sorted
        return ("\(heap)", sorted == sorted.sorted() && heap.all.sorted() == sorted.sorted())
    }

    /// Returns a generator of heaps whose values are at least `least`.
    private static func heaps(from least: Int, levels: Int) -> Generator<BinaryHeap> {
        Generator { choices in
            guard choices.number(upTo: levels > 0 ? 1 : 0) == 1 else { return .empty }
            let value = choices.draw(.int(least...least + 1000))
            let inner = heaps(from: value, levels: levels - 1)
            return .node(value, choices.draw(inner), choices.draw(inner))
        }
    }

    private var all: [Int] {
        guard case .node(let value, let left, let right) = self else { return [] }
        return [value] + left.all + right.all
    }

    private var sorted: [Int] {
        guard case .node(let value, let left, let right) = self else { return [] }
        return [value] + Self.merged(left, right)
    }

    private static func merged(_ left: BinaryHeap, _ right: BinaryHeap) -> [Int] {
        switch (left, right) {
        // The bug: `other.all` is not sorted.
        case (.empty, let other), (let other, .empty): other.all
        case (.node(let first, _, _), .node(let second, _, _)):
            first <= second ? [first] + merged(left.rest, right) : [second] + merged(left, right.rest)
        }
    }

    private var rest: BinaryHeap {
        guard case .node(_, let left, let right) = self else { return .empty }
        guard case .node(let first, _, _) = left else { return right }
        guard case .node(let second, _, _) = right else { return left }
        return first <= second ? .node(first, left.rest, right) : .node(second, left, right.rest)
    }
}
