import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// Shards and jobs take about equally long if it is known how long the examples take.
final class DealingTests: XCTestCase {
    /// Many fast examples and a few slow ones, as suites have them; an ordered group among them.
    private static let examples = (0..<10_000).map { number in
        ExampleIdentity(
            identifier: "M.C/\(number)",
            names: ["\(number)"],
            location: nil,
            orderedGroup: number < 5 ? "M.C#1" : nil
        )
    }

    private static let durations: [String: Double] = {
        var random = SplitMix64(seed: 30)
        return examples.reduce(into: [:]) { durations, example in
            let chance = Double(random.next() >> 11) / Double(1 << 53)
            durations[example.identifier] = 0.000_1 / (0.000_02 + chance * chance)
        }
    }()

    private func time(_ examples: [ExampleIdentity]) -> Double {
        examples.reduce(0) { $0 + (Self.durations[$1.identifier] ?? 0) }
    }

    func testTheLongestOfTheShardsIsNearTheOptimum() {
        for count in [3, 7] {
            let parts = (1...count).map { number in
                Shard(number: number, of: count)!.selected(from: Self.examples, durations: Self.durations)
            }
            XCTAssertEqual(parts.reduce(0) { $0 + $1.count }, 10_000)
            XCTAssertEqual(Set(parts.joined().map(\.identifier)).count, 10_000)
            XCTAssertEqual(parts.count { part in part.contains { $0.orderedGroup != nil } }, 1)
            let longest = parts.map(time).max() ?? 0
            let optimum = max(time(Self.examples) / Double(count), Self.durations.values.max() ?? 0)
            XCTAssertLessThanOrEqual(longest, 1.1 * optimum, "\(count) shards")
        }
    }

    func testTheLastOfTheJobsEndsNearTheOptimum() {
        for jobs in [2, 8] {
            var queue = WorkQueue(Self.examples, jobs: jobs, durations: Self.durations)
            var ends = Array(repeating: 0.0, count: jobs)
            while !queue.isEmpty {
                let job = ends.indices.min { ends[$0] < ends[$1] }!
                ends[job] += time(queue.next())
            }
            let optimum = max(time(Self.examples) / Double(jobs), Self.durations.values.max() ?? 0)
            XCTAssertLessThanOrEqual(ends.max() ?? 0, 1.1 * optimum, "\(jobs) jobs")
        }
    }

    func testTheOrderOfTheListDoesNotMatterAndNewExamplesTakeTheMean() {
        let durations = ["M.C/9": 6.0, "M.C/8": 2, "M.C/7": 1]
        let examples = Array(Self.examples[6..<10])
        func parts(_ examples: [ExampleIdentity]) -> [Set<String>] {
            (1...2).map {
                Set(Shard(number: $0, of: 2)!.selected(from: examples, durations: durations).map(\.identifier))
            }
        }
        // The mean is 3, so that the new example comes second.
        XCTAssertEqual(parts(examples), [["M.C/9"], ["M.C/6", "M.C/7", "M.C/8"]])
        XCTAssertEqual(parts(examples.reversed()), parts(examples))
    }

    /// The order of a dictionary differs from process to process, and with it a sum of fractions.
    func testMachinesThatKnowTheSameDealTheSame() {
        let examples = Array(Self.examples[10..<20])
        let known = examples.dropLast(3).enumerated().map { ($1.identifier, Double($0 % 3 + 1) / 10) }
        func parts(_ capacity: Int, _ known: some Sequence<(String, Double)>) -> [Set<String>] {
            var durations = [String: Double](minimumCapacity: capacity)
            for (identifier, duration) in known { durations[identifier] = duration }
            return (1...3).map {
                Set(Shard(number: $0, of: 3)!.selected(from: examples, durations: durations).map(\.identifier))
            }
        }
        let expected = parts(1, known)
        XCTAssertEqual(expected.reduce(0) { $0 + $1.count }, examples.count)
        for capacity in [20, 100, 1_000, 5_000] {
            XCTAssertEqual(parts(capacity, known), expected)
            XCTAssertEqual(parts(capacity, known.reversed()), expected)
        }
    }

    func testExamplesThatTakeNoTimeAreSpread() {
        let durations = Dictionary(uniqueKeysWithValues: Self.examples.map { ($0.identifier, 0.0) })
        XCTAssertEqual(
            Shard(number: 1, of: 2)!.selected(from: Self.examples, durations: durations).count,
            5_002,
            accuracy: 2
        )
    }
}
