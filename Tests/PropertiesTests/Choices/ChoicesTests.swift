import XCTest

@testable import Properties

final class ChoicesTests: XCTestCase {
    private static var order: Generator<(Int, [Int], String)> {
        Generator { ($0.draw(.int(1...9)), $0.draw(.array(of: .int, count: 0...5)), $0.draw(.string)) }
    }

    func testTheSameSeedMakesTheSameChoicesAndAnotherOneOthers() {
        let traces = (0..<200 as Range<UInt64>).map { seed in
            let (first, second) = (Choices(seed: seed), Choices(seed: seed))
            XCTAssertEqual("\(first.draw(Self.order))", "\(second.draw(Self.order))")
            XCTAssertEqual(first.trace, second.trace)
            return first.trace.values
        }
        XCTAssertGreaterThan(Set(traces).count, 190)
    }

    func testARunIsRepeatedFromItsNotes() {
        for seed in 0..<200 as Range<UInt64> {
            let first = Choices(seed: seed)
            let value = "\(first.draw(Self.order))"
            let again = Choices(repeating: first.trace.values)
            XCTAssertEqual("\(again.draw(Self.order))", value)
            XCTAssertNil(first.trace.divergence(of: again.trace))
        }
    }

    func testMissingNumbersAreZeroAndNumbersBeyondTheLimitAreTheLimit() {
        let choices = Choices(repeating: [3, 9])
        XCTAssertEqual([5, 5, 5].map { choices.number(upTo: $0) }, [3, 5, 0])
        XCTAssertEqual(choices.trace.values, [3, 5, 0])
        XCTAssertEqual(choices.trace.limits, [5, 5, 5])
    }

    func testSpansNoteWhatBelongsTogether() {
        let choices = Choices(repeating: [1, 2, 1, 3, 0])
        XCTAssertEqual(choices.draw(.array(of: .int(0...9))), [2, 3])
        let spans = choices.trace.spans.map { [$0.start, $0.end, $0.depth] }
        XCTAssertEqual(spans, [[0, 5, 0], [0, 2, 1], [1, 2, 2], [2, 4, 1], [3, 4, 2], [4, 5, 1]])
        XCTAssertEqual(Set(choices.trace.spans.map(\.label)).count, 3)
    }

    func testADivergenceNamesTheStep() {
        let trace = ChoiceTrace(values: [1, 2, 3], limits: [5, 5, 5])
        let rows: [(ChoiceTrace, Int?)] = [
            (trace, nil),
            (ChoiceTrace(values: [1, 2], limits: [5, 5]), 3),
            (ChoiceTrace(values: [1, 2, 3, 4], limits: [5, 5, 5, 5]), 4),
            (ChoiceTrace(values: [1, 0, 3], limits: [5, 5, 5]), 2),
            (ChoiceTrace(values: [1, 2, 3], limits: [6, 5, 5]), 1),
        ]
        for (other, step) in rows { XCTAssertEqual(trace.divergence(of: other), step) }
    }

    func testAnEndlessDrawEndsWithZeros() {
        let choices = Choices(seed: 1)
        var count = 0
        while choices.number(upTo: 1 << 40) > 0 || count < 10 { count += 1 }
        XCTAssertEqual(choices.trace.values.count, Choices.maxNumbers)
    }

    func testShorterIsSimplerAndThenSmallerAtTheFirstDifference() {
        let rows: [([UInt64], [UInt64], Bool)] = [
            ([], [0], true), ([9], [0, 0], true), ([0, 9], [1, 0], true), ([1, 0], [0, 9], false), ([1], [1], false),
        ]
        for (left, right, isSimpler) in rows {
            XCTAssertEqual(ChoiceTrace.Simplicity.shortest.isSimpler(left, than: right), isSimpler)
        }
    }
}
