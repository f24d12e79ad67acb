import XCTest

@testable import Properties

private enum Suit: CaseIterable { case clubs, hearts, spades }

final class GeneratorTests: XCTestCase {
    /// Returns the values that a generator makes from `count` different seeds.
    private static func values<Value>(_ generator: Generator<Value>, _ count: Int = 2_000) -> [Value] {
        (0..<count).map { Choices(seed: UInt64($0)).draw(generator) }
    }

    private static func simplest<Value>(_ generator: Generator<Value>) -> Value {
        Choices(repeating: []).draw(generator)
    }

    func testTheSimplestValueOfEach() {
        let rows: [(String, String)] = [
            ("\(Self.simplest(.int))", "0"),
            ("\(Self.simplest(.int(5...9)))", "5"),
            ("\(Self.simplest(.int(-9...(-5))))", "-5"),
            ("\(Self.simplest(.int(-5...9)))", "0"),
            ("\(Self.simplest(Generator<UInt8>.integer()))", "0"),
            ("\(Self.simplest(.bool))", "false"),
            ("\(Self.simplest(.double))", "0.0"),
            ("\(Self.simplest(.double(-1...1)))", "0.0"),
            ("\(Self.simplest(.double(2...3)))", "2.0"),
            ("\(Self.simplest(.double(-3...(-2))))", "-2.0"),
            ("\(Self.simplest(.string))", ""),
            ("\(Self.simplest(.string(of: "xy", count: 2...5)))", "xx"),
            ("\(Self.simplest(.character))", "a"),
            ("\(Self.simplest(.date))", "2000-01-01 00:00:00 +0000"),
            ("\(Self.simplest(.array(of: .int)))", "[]"),
            ("\(Self.simplest(.array(of: .int, count: 2...5)))", "[0, 0]"),
            ("\(Self.simplest(.set(of: .int)))", "[]"),
            ("\(Self.simplest(.dictionary(of: .int, .int)))", "[:]"),
            ("\(String(describing: Self.simplest(.optional(of: .int))))", "nil"),
            ("\(Self.simplest(.oneOf(.constant(7), .int)))", "7"),
            ("\(Self.simplest(.frequency((1, .constant(7)), (9, .int))))", "7"),
            ("\(Self.simplest(.element(of: [3, 1, 2])))", "3"),
            ("\(Self.simplest(.anyCase) as Suit)", "clubs"),
            ("\(Self.simplest(Generator<Int>.int.map { $0 + 4 }))", "4"),
            ("\(Self.simplest(.array(of: .int(1...9), count: 3...3).sorted()))", "[1, 1, 1]"),
        ]
        for (row, (value, expected)) in rows.enumerated() { XCTAssertEqual(value, expected, "row \(row)") }
    }

    func testRangesWithEndsThatAreOdd() {
        XCTAssertTrue(Self.values(.double(0 ... .infinity)).allSatisfy { $0 >= 0 })
        XCTAssertTrue(Self.values(.double(-.infinity ... .infinity)).allSatisfy { !$0.isNaN })
        let start = Date(timeIntervalSince1970: 1_000.5)
        XCTAssertEqual(Set(Self.values(.date(start...start + 0.3))), [start])
        XCTAssertTrue(Self.values(.date(start...start + 0.6)).allSatisfy { $0 == Date(timeIntervalSince1970: 1_001) })
        XCTAssertTrue(Self.values(Generator<Int128>.integer(.min ... -1)).allSatisfy { $0 < 0 })
    }

    /// Values drawn after a required element that cannot be made must get their own recorded numbers in the repetition.
    func testARunThatRepeatsTheNotesMakesTheSameAlthoughElementsCannotBeMade() {
        let generator = Generator<[Int]> { choices in
            choices.repeated(1...2) {
                _ = choices.draw(.int)
                return false
            }
            return [choices.draw(.int), choices.draw(.int)]
        }
        for seed in 0..<50 as Range<UInt64> {
            let choices = Choices(seed: seed)
            let drawn = choices.draw(generator)
            XCTAssertEqual(Choices(repeating: choices.trace.values).draw(generator), drawn, "\(seed)")
        }
    }

    func testIntegersStayInTheirRangesReachTheEndsAndAreOftenSmall() {
        for range in [0...9, -9...9, -9...(-5), 1...1_000_000, Int.min...Int.max, Int.min...(-1), 3...3, 0...Int.max] {
            let values = Self.values(.int(range))
            XCTAssertTrue(values.allSatisfy(range.contains), "\(range)")
            XCTAssertTrue(values.contains(range.lowerBound) && values.contains(range.upperBound), "\(range)")
        }
        XCTAssertTrue(Self.values(.int(0...1_000_000)).contains(999_999))
        let small = Self.values(.int).filter { $0 / 1000 == 0 }.count
        XCTAssertTrue((300...1_000).contains(small), "\(small)")
        let bytes = Set(Self.values(Generator<Int8>.integer(), 20_000))
        XCTAssertEqual(bytes.count, 256)
        XCTAssertTrue(Self.values(Generator<UInt64>.integer()).contains(.max))
    }

    /// At least half of the draws are uniform, so at least a quarter of all draws lie in each half of the range.
    func testHalfOfTheNumbersOfARangeComeFromAnywhereInIt() {
        func assertEven<Value: Comparable>(_ generator: Generator<Value>, around middle: Value, line: UInt = #line) {
            let upper = Self.values(generator).count { $0 > middle }
            XCTAssertTrue((450...1_550).contains(upper), "\(upper) of 2,000 above \(middle)", line: line)
        }
        assertEven(.int(0...60_000), around: 30_000)
        assertEven(.int(1_000_000...1_060_000), around: 1_030_000)
        assertEven(.int(-60_000...(-1)), around: -30_000)
        assertEven(.int(-1...60_000), around: 30_000)
        assertEven(.int(-60_000...5), around: -30_000)
        assertEven(.int(0...Int.max), around: Int.max / 2)
        assertEven(Generator<UInt16>.integer(1_024...65_535), around: 33_280)
        assertEven(Generator<UInt64>.integer(1...UInt64.max), around: UInt64.max / 2)
        assertEven(.double(0...60_000), around: 30_000)
        assertEven(.double(-1...60_000), around: 30_000)
        assertEven(.double(-60_000...1), around: -30_000)
        assertEven(.date, around: Date(timeIntervalSince1970: 946_684_800))
        let start = Date(timeIntervalSince1970: 0)
        assertEven(.date(start...start + 2_000_000_000), around: start + 1_000_000_000)
        assertEven(Generator<[Int]>.array(of: .int).map(\.count), around: 50)
        assertEven(Generator<[Bool]>.array(of: .bool, count: 10...1_000).map(\.count), around: 505)
        assertEven(Generator<String>.string(of: "ab", count: 1...40).map(\.count), around: 20)
        assertEven(Generator<Set<Int>>.set(of: .int, count: 0...60).map(\.count), around: 30)
        assertEven(Generator<[Int: Bool]>.dictionary(of: .int, .bool, count: 0...60).map(\.count), around: 30)
        // About a quarter of the draws are negative: half of the biased ones, and hardly any of the uniform ones.
        XCTAssertLessThan(Self.values(.int(-1...60_000)).count { $0 < 0 }, 700)
        XCTAssertLessThan(Self.values(.double(-1...60_000)).count { $0 < 0 }, 700)
        let fractions = Self.values(.double(0...1)).count { ($0 * 65_536).rounded() != $0 * 65_536 }
        XCTAssertGreaterThan(fractions, 1_000)
    }

    func testAFailureOfAThirdOfAllPairsIsFoundEarly() {
        let pair = Generator { ($0.draw(.int(0...100_000)), $0.draw(.int(0...100_000))) }
        for seed in 0..<100 as Range<UInt64> {
            let choices = Choices(seed: seed)
            let first = (1...100).first { _ in
                let (a, b) = choices.draw(pair)
                return a >= 777 && b >= 50_000 && a < b
            }
            XCTAssertLessThan(first ?? .max, 40, "seed \(seed)")
        }
    }

    func testPairsOfEqualNumbersAreFrequent() {
        let pair = Generator { choices in (choices.draw(.int), choices.draw(.int)) }
        let equal = Self.values(pair).filter { $0.0 == $0.1 && (1_000...1 << 62).contains($0.0.magnitude) }
        XCTAssertGreaterThan(equal.count, 10)
    }

    func testDoublesHaveWhatBreaksThings() {
        let values = Self.values(.double, 10_000)
        let tests: [(Double) -> Bool] = [
            \.isNaN, { $0 == .infinity }, { $0 == -.infinity }, { $0.sign == .minus && $0 == 0 }, { $0 == 0.1 },
            { $0 == .greatestFiniteMagnitude }, \.isSubnormal, { $0 == $0.rounded() && $0 > 3 && $0 < 1_000 },
        ]
        for (row, test) in tests.enumerated() { XCTAssertTrue(values.contains(where: test), "row \(row)") }
        for range in [
            0.0...1, -1...1, -3...(-2), 5...5, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
        ] {
            let values = Self.values(.double(range))
            XCTAssertTrue(values.allSatisfy(range.contains), "\(range)")
            XCTAssertTrue(values.contains(range.lowerBound) && values.contains(range.upperBound), "\(range)")
        }
    }

    func testTextsHaveTheUnicodeThatBreaksThings() {
        let all = Self.values(.string, 5_000).joined()
        for text in ["e\u{301}", "\u{0}", "\r\n", "👩‍👩‍👧‍👦", "\u{202E}", "İ", "\"", "\\"] {
            XCTAssertTrue(all.unicodeScalars.contains(text.unicodeScalars.first!), text)
        }
        XCTAssertTrue(Self.values(.string(of: "ab", count: 1...3)).allSatisfy { (1...3).contains($0.count) })
        XCTAssertEqual(Set(Self.values(.string(of: "ab", count: 1...1))), ["a", "b"])
        XCTAssertTrue(Self.values(.string(count: 2...2)).contains { $0.unicodeScalars.count == 2 })
    }

    func testDatesAreWholeSecondsOfTheRangeAndOftenOdd() {
        let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 2_000_000_000)
        let values = Self.values(.date(range))
        XCTAssertTrue(values.allSatisfy(range.contains))
        let leapDay = Date(timeIntervalSince1970: 951_782_400)
        XCTAssertTrue(values.contains(leapDay), "the 29th of February 2000")
        XCTAssertTrue(Self.values(.date).allSatisfy { $0.timeIntervalSince1970 == $0.timeIntervalSince1970.rounded() })
        let early = Date(timeIntervalSince1970: -10)...Date(timeIntervalSince1970: -5)
        XCTAssertEqual(Set(Self.values(.date(early))).count, 6)
    }

    func testCollectionsHaveTheCountsThatAreAskedFor() {
        let counts = Set(Self.values(.array(of: .int, count: 2...5)).map(\.count))
        XCTAssertEqual(counts, [2, 3, 4, 5])
        let all = Self.values(.array(of: .int)).map(\.count)
        XCTAssertTrue(all.contains(0) && all.contains(100) && all.filter { $0 < 10 }.count > 600)
        XCTAssertEqual(Set(Self.values(.set(of: .int, count: 3...4)).map(\.count)), [3, 4])
        XCTAssertEqual(Set(Self.values(.dictionary(of: .int, .bool, count: 3...4)).map(\.count)), [3, 4])
        XCTAssertTrue(Self.values(.distinctArray(of: .int(0...9)), 200).allSatisfy { Set($0).count == $0.count })
        XCTAssertTrue(Self.values(.array(of: .int).sorted(), 200).allSatisfy { $0 == $0.sorted() })
    }

    func testADistinctCollectionTakesBackWhatItHas() {
        let choices = Choices(repeating: [1, 3, 1, 3, 4, 0])
        XCTAssertEqual(choices.draw(.distinctArray(of: .int(0...9))), [3, 4])
        XCTAssertEqual(choices.trace.values, [1, 3, 1, 4, 0])
    }

    func testTooFewDifferentElementsMakeACaseThatDoesNotCount() {
        let choices = Choices(seed: 1)
        _ = choices.draw(.set(of: .bool, count: 3...3))
        XCTAssertEqual(choices.discardReason, "there are fewer than 3 different values")
    }

    func testChoosingFollowsTheWeights() {
        let few = Self.values(.frequency((1, .constant(1)), (9, .constant(2)), (0, .constant(3)))).filter { $0 == 1 }
            .count
        XCTAssertTrue((120...280).contains(few), "\(few)")
        XCTAssertEqual(Set(Self.values(.frequency((0, .constant(1)), (0, .constant(2))))), [1, 2])
        XCTAssertEqual(Set(Self.values(.oneOf(.constant(1), .constant(2), .constant(3)))), [1, 2, 3])
        XCTAssertEqual(Set(Self.values(.element(of: "abc"))), ["a", "b", "c"])
        XCTAssertEqual(Set(Self.values(.anyCase) as [Suit]).count, 3)
        let missing = Self.values(.optional(of: .int)).filter { $0 == nil }.count
        XCTAssertTrue((400...600).contains(missing), "\(missing)")
    }

    func testRecursiveValuesEndAtTheLimit() {
        let nested = Generator<String>.recursive(limit: 3, .constant(".")) { inner in
            Generator { "(\($0.draw(inner)))" }
        }
        XCTAssertEqual(Set(Self.values(nested)), [".", "(.)", "((.))", "(((.)))"])
    }

    func testAFilterTakesBackWhatItRefuses() {
        let odd = Generator.int(0...100).filtered { $0 % 2 == 1 }
        for seed in 0..<200 as Range<UInt64> {
            let choices = Choices(seed: seed)
            XCTAssertEqual(choices.draw(odd) % 2, 1)
            XCTAssertEqual(choices.trace.values.count, 1)
            XCTAssertNil(choices.discardReason)
        }
        let repeated = Choices(repeating: [2, 3])
        XCTAssertEqual(repeated.draw(odd), 3)
        XCTAssertEqual(repeated.trace.spans.map(\.count), [1, 1])
    }

    func testAFilterThatAcceptsNothingGivesUpAndPassesOnWhatItAcceptedBefore() {
        let odd = Generator.int(0...100).filtered(file: "F.swift", line: 3) { $0 % 2 == 1 }
        _ = Choices(seed: 1).draw(odd)
        let choices = Choices(repeating: [])
        XCTAssertEqual(choices.draw(odd) % 2, 1)
        XCTAssertEqual(choices.discardReason, "the filter at F.swift:3 accepted none of 100 values")
    }
}
