import Properties
@_spi(Benchmarks) import Spec

/// The cost of a property case, compared with a table row, and the cost of drawing a list.
@MainActor enum PropertyFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "case of a property",
                goal: .ratio(2),
                rounds: rounds,
                ours: { cases(count) },
                peer: ("a row of a table", { rows(count) })
            ),
            // The goal of 20 µs per list is not checked. The peer creates the same lists without
            // `Choices`.
            Figure(
                name: "drawing a list of 100 integers",
                rounds: rounds,
                ours: { lists(count) },
                peer: ("Int.random", { plainLists(count) })
            ),
        ]
    }

    final class Property: SpecCase {
        static nonisolated(unsafe) var count = 0
        static nonisolated(unsafe) var sum = 0

        override func spec() {
            describe("a group") {
                var number = 0
                beforeEach { number = 1 }
                it("adds", .cases(Self.count), forAll: .int) { Self.sum &+= $0 &+ number }
            }
        }
    }

    final class Rows: SpecCase {
        static nonisolated(unsafe) var count = 0
        static nonisolated(unsafe) var sum = 0

        override func spec() {
            describe("a group") {
                var number = 0
                beforeEach { number = 1 }
                it("adds", arguments: 0..<Self.count) { Self.sum &+= $0 &+ number }
            }
        }
    }

    private static func cases(_ count: Int) -> Double {
        Property.count = count
        let entry = Property.readEntry()
        let test = entry.allTests[0]
        let testCase = Property(name: test.0, testClosure: test.1)
        return cost(of: count) { testCase.invokeTest() }
    }

    private static func rows(_ count: Int) -> Double {
        Rows.count = count
        let cases = Rows.readEntry().allTests.map { Rows(name: $0.0, testClosure: $0.1) }
        return cost(of: count) { for testCase in cases { testCase.invokeTest() } }
    }

    private static func lists(_ count: Int) -> Double {
        let generator = Generator.array(of: .int, count: 100...100)
        var sum = 0
        defer { Property.sum = sum }
        return cost(of: count) {
            for seed in 0..<count { sum &+= Choices(seed: UInt64(seed)).draw(generator).count }
        }
    }

    private static func plainLists(_ count: Int) -> Double {
        var sum = 0
        defer { Property.sum = sum }
        return cost(of: count) {
            for _ in 0..<count { sum &+= (0..<100).map { _ in Int.random(in: .min ... .max) }.count }
        }
    }
}
