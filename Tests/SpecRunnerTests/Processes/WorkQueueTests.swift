import SpecEvents
import XCTest

@testable import SpecRunner

final class WorkQueueTests: XCTestCase {
    private func example(_ name: String, in group: String? = nil) -> ExampleIdentity {
        ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil, orderedGroup: group)
    }

    private func names(_ examples: [ExampleIdentity]) -> [String] { examples.map { $0.names[0] } }

    func testOneProcessGetsAllAtOnce() {
        var queue = WorkQueue(["a", "b", "c"].map { example($0) }, jobs: 1)
        XCTAssertEqual(names(queue.next()), ["a", "b", "c"])
        XCTAssertTrue(queue.isEmpty)
    }

    /// As in real suites, there are many fast examples, a few slow ones and an ordered group.
    func testTheLastOfTheJobsEndsNearTheOptimum() {
        var random = SplitMix64(seed: 30)
        let examples = (0..<10_000).map { example("\($0)", in: $0 < 5 ? "M.C#1" : nil) }
        let durations = examples.reduce(into: [String: Double]()) { durations, example in
            let chance = Double(random.next() >> 11) / Double(1 << 53)
            durations[example.identifier] = 0.000_1 / (0.000_02 + chance * chance)
        }
        func time(_ examples: [ExampleIdentity]) -> Double {
            examples.reduce(0) { $0 + (durations[$1.identifier] ?? 0) }
        }
        for jobs in [2, 8] {
            var queue = WorkQueue(examples, jobs: jobs, durations: durations)
            var ends = Array(repeating: 0.0, count: jobs)
            while !queue.isEmpty {
                let job = ends.indices.min { ends[$0] < ends[$1] }!
                ends[job] += time(queue.next())
            }
            let optimum = max(time(examples) / Double(jobs), durations.values.max() ?? 0)
            XCTAssertLessThanOrEqual(ends.max() ?? 0, 1.1 * optimum, "\(jobs) jobs")
        }
    }

    func testSeveralGetSmallerAndSmallerShares() {
        let sizes = shares(of: 16)
        XCTAssertEqual(sizes.reduce(0, +), 16)
        XCTAssertEqual(sizes, sizes.sorted(by: >))
        XCTAssertEqual(sizes.first, 5)
        XCTAssertEqual(sizes.last, 3)
    }

    /// The sizes of all shares into which `count` examples are split for two processes.
    private func shares(of count: Int, durations: [String: Double] = [:], startTime: Double = 0.1) -> [Int] {
        let examples = (0..<count).map { example("\($0)") }
        var queue = WorkQueue(examples, jobs: 2, durations: durations, startTime: startTime)
        var sizes: [Int] = []
        while !queue.isEmpty { sizes.append(queue.next().count) }
        return sizes
    }

    func testNoShareIsTooSmallToBeWorthAProcess() {
        XCTAssertEqual(shares(of: 10), [4, 4, 2])
        XCTAssertEqual(shares(of: 64), [21, 14, 9, 8, 8, 4])
        let durations = Dictionary(uniqueKeysWithValues: (0..<4).map { ("M.C/\($0)", 0.0625) })
        XCTAssertEqual(shares(of: 4, durations: durations), [3, 1])
        XCTAssertEqual(shares(of: 4, durations: durations.mapValues { $0 * 100 }), [1, 1, 1, 1])
        XCTAssertEqual(shares(of: 4, durations: durations, startTime: 0.05), [1, 1, 1, 1])
    }

    func testTheLongestGoFirstIfItIsKnownHowLongTheyTook() {
        var queue = WorkQueue(
            ["a", "b", "c"].map { example($0) },
            jobs: 3,
            durations: ["M.C/a": 1, "M.C/b": 3, "M.C/c": 2]
        )
        XCTAssertEqual(names(queue.next()), ["b"])
        XCTAssertEqual(names(queue.next()), ["c"])
        XCTAssertEqual(names(queue.next()), ["a"])
    }

    func testANewExampleIsTakenToLastAsLongAsTheOthers() {
        for (duration, first) in [("M.C/b", "a"), ("M.C/a", "a")] {
            var queue = WorkQueue(["a", "b"].map { example($0) }, jobs: 3, durations: [duration: 3])
            XCTAssertEqual(names(queue.next()), [first], duration)
        }
    }

    func testWhateverIsRememberedEachIsHandedOutOnce() {
        let durations = ["M.C/a": Double.nan, "M.C/b": .infinity, "M.C/c": -1e300, "M.C/d": 1e300, "M.C/e": 0]
        for jobs in [1, 2, .max] {
            var queue = WorkQueue(["a", "b", "c", "d", "e"].map { example($0) }, jobs: jobs, durations: durations)
            var handedOut: [String] = []
            while !queue.isEmpty { handedOut += names(queue.next()) }
            XCTAssertEqual(handedOut.sorted(), ["a", "b", "c", "d", "e"], "\(jobs) jobs")
        }
        var queue = WorkQueue([example("a"), example("b")], jobs: .max)
        XCTAssertEqual(names(queue.next()), ["a"])
    }

    func testAnOrderedGroupIsNeverParted() {
        let examples = [example("a", in: "g"), example("b"), example("c", in: "g"), example("d")]
        var queue = WorkQueue(examples, jobs: 4)
        XCTAssertEqual(names(queue.next()), ["a", "c"])
        XCTAssertEqual(names(queue.next()), ["b"])
    }

    private func serial(_ name: String, in group: String? = nil) -> ExampleIdentity {
        var example = example(name, in: group)
        example.isSerial = true
        return example
    }

    func testSerialExamplesWaitUntilNoProcessRuns() {
        let examples = [serial("a"), example("b"), example("c", in: "g"), serial("d", in: "g"), example("e")]
        var queue = WorkQueue(examples, jobs: 2)
        XCTAssertEqual(names(queue.next(isAlone: true)), ["b"])
        XCTAssertEqual(names(queue.next(isAlone: false)), ["e"])
        XCTAssertFalse(queue.isEmpty)
        XCTAssertEqual(names(queue.next(isAlone: false)), [])
        queue.putBack([example("b")])
        XCTAssertEqual(names(queue.next(isAlone: true)), ["b"])
        let share = queue.next(isAlone: true)
        XCTAssertEqual(names(share), ["a", "c", "d"])
        XCTAssertTrue(queue.isEmpty)
        queue.putBack(Array(share.dropFirst()))
        XCTAssertEqual(names(queue.next(isAlone: false)), [])
        XCTAssertEqual(names(queue.next(isAlone: true)), ["c", "d"])
        queue.putBack(share)
        queue.removeAll(ofBundle: 0)
        XCTAssertTrue(queue.isEmpty)
    }

    func testInOneProcessSerialExamplesKeepTheirOrder() {
        var queue = WorkQueue([example("a"), serial("b"), example("c")], jobs: 1)
        XCTAssertEqual(names(queue.next()), ["a", "b", "c"])
        queue.putBack([serial("b"), example("c")])
        XCTAssertEqual(names(queue.next()), ["b", "c"])
    }

    func testWhatIsPutBackComesFirst() {
        var queue = WorkQueue((0..<8).map { example("\($0)") }, jobs: 4)
        let share = queue.next()
        queue.putBack(share)
        XCTAssertEqual(queue.next().first, share.first)
    }

    // MARK: Several bundles

    /// A queue of examples, each of which has the number of its bundle at the end of its name.
    private func queue(_ examples: [ExampleIdentity], jobs: Int, durations: [String: Double] = [:]) -> WorkQueue {
        WorkQueue(examples, jobs: jobs, durations: durations) { Int($0.names[0].suffix(1)) ?? 0 }
    }

    func testAShareIsOfOneBundle() {
        var one = queue(["a0", "b0", "c1", "d1"].map { example($0) }, jobs: 1)
        XCTAssertEqual(names(one.next()), ["a0", "b0"])
        one.putBack([example("b0")])
        XCTAssertEqual(names(one.next()), ["b0"])
        XCTAssertEqual(names(one.next()), ["c1", "d1"])
        XCTAssertTrue(one.isEmpty)
        let durations = ["M.C/a0": 1.5, "M.C/b1": 1.4, "M.C/c0": 1, "M.C/d1": 1]
        var two = queue(["a0", "b1", "c0", "d1"].map { example($0) }, jobs: 2, durations: durations)
        // The longest example comes first, and then the longest one in the same bundle for which there is time.
        XCTAssertEqual(names(two.next()), ["a0"])
        XCTAssertEqual(names(two.next()), ["b1"])
        two.putBack([example("d1")])
        XCTAssertEqual(names(two.next()), ["d1"])
    }

    func testSerialExamplesRunABundleAtATime() {
        var queue = queue([serial("a0"), serial("b1"), serial("c0")], jobs: 2)
        XCTAssertEqual(names(queue.next(isAlone: false)), [])
        XCTAssertEqual(names(queue.next()), ["a0", "c0"])
        XCTAssertEqual(names(queue.next()), ["b1"])
        XCTAssertTrue(queue.isEmpty)
    }

    func testABundleIsRemovedByItself() {
        var queue = queue([example("a0"), serial("b0"), example("c1"), serial("d1")], jobs: 2)
        queue.removeAll(ofBundle: 0)
        XCTAssertEqual(names(queue.next()), ["c1"])
        XCTAssertEqual(names(queue.next()), ["d1"])
        XCTAssertTrue(queue.isEmpty)
    }

    func testPartsTogetherAreAllAndShareNothing() {
        let examples = (0..<10).map { example("\($0)") } + [example("x", in: "g"), example("y", in: "g")]
        let parts = (1...3).map { Shard(number: $0, of: 3)!.selected(from: examples).map(\.identifier) }
        // Merging the reports of several machines requires that each part is the same on every machine.
        XCTAssertEqual(
            parts.map { $0.map { $0.dropFirst("M.C/".count) }.joined(separator: " ") },
            ["0 3 6 9", "1 4 7 x y", "2 5 8"]
        )
        XCTAssertEqual(Set(parts.joined()), Set(examples.map(\.identifier)))
        XCTAssertEqual(parts.map(\.count).reduce(0, +), examples.count)
        XCTAssertTrue(parts.contains { $0.contains("M.C/x") && $0.contains("M.C/y") })
        XCTAssertEqual(Shard(number: 2, of: 3)!.selected(from: examples.reversed()).count, parts[1].count)
    }
}
