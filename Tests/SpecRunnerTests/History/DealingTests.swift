import SpecEvents
import XCTest

@testable import SpecRunner

/// Jobs take about equally long if it is known how long the examples take.
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
}
