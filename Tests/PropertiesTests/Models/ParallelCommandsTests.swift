import Expect
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// A counter. With its bug, it reads the count before it suspends and writes the count afterwards.
private actor Counter {
    private let hasBug: Bool
    private let time: VirtualTime?
    private var count = 0

    init(hasBug: Bool, time: VirtualTime? = nil) { (self.hasBug, self.time) = (hasBug, time) }

    func add() async throws -> Int {
        let old = count
        if let time { try await time.clock.sleep(for: .seconds(1)) } else if hasBug { await Task.yield() }
        count = hasBug ? old + 1 : count + 1
        return count
    }

    func take() -> Int {
        count -= 1
        return count
    }
}

private struct Trouble: Error {}

final class ParallelCommandsTests: XCTestCase {
    @MainActor private static let add = Command<Counter, Int>("add") { counter in
        try await counter.add()
    } model: { count in
        count += 1
        return count
    }

    @MainActor private static func results(hasBug: Bool, seed: UInt64 = 1, inTime: Bool = false, tasks: Int = 2)
        -> [ExampleResult]
    {
        runInner(seed: seed) {
            it("counts", forAll: .parallelCommands([add], model: 0, tasks: tasks)) { commands in
                let time = inTime ? VirtualTime() : nil
                try await commands.run(on: Counter(hasBug: hasBug, time: time), time: time)
            }
        }
    }

    func testARealThingThatKeepsItsCommandsApartPasses() {
        onMain {
            XCTAssertEqual(Self.results(hasBug: false).messages, [])
            XCTAssertEqual(Self.results(hasBug: false, inTime: true).messages, [])
            XCTAssertEqual(Self.results(hasBug: false, tasks: 3).messages, [])
        }
    }

    func testALostUpdateIsFoundAndShrunkAndDrawn() {
        onMain {
            let ends = (1...10).map { Self.results(hasBug: true, seed: $0) }
            XCTAssertGreaterThanOrEqual(
                ends.filter { $0.smallest == "add() | add()" }.count,
                9,
                "\(ends.map(\.smallest))"
            )
            let lines = ends[0].messages.first?.split(separator: "\n").prefix(6).joined(separator: "\n")
            XCTAssertEqual(
                lines,
                """
                the commands return this in no order, one after the other:
                  task 1    task 2
                  ┌ add()
                  │         ┌ add()
                  └ → 1     │
                            └ → 1
                """
            )
            XCTAssertEqual(Self.results(hasBug: true, inTime: true).smallest, "add() | add()")
            XCTAssertEqual(Self.results(hasBug: true, tasks: 3).smallest, "add() | add()")
        }
    }

    func testACommandIsAllowedInEveryOrder() {
        let put = Command<Counter, Int>("put") { _ in
        } model: {
            $0 += 1
        }
        let take = Command<Counter, Int>("take", when: { $0 > 0 }) {
            await $0.take()
        } model: { count in
            count -= 1
            return count
        }
        var texts: Set<String> = []
        for seed in 0..<500 as Range<UInt64> {
            let commands = Choices(seed: seed).draw(
                .parallelCommands([put, take], model: 0, tasks: 3, before: 0...2, each: 0...2)
            )
            texts.insert(commands.description)
            let takes = commands.tasks.map { calls in
                calls.reduce((count: 0, least: 0)) { state, call in
                    let count = state.count + (call.text == "put()" ? 1 : -1)
                    return (count, min(state.least, count))
                }.least
            }
            let before = commands.before.reduce(0) { $0 + ($1.text == "put()" ? 1 : -1) }
            XCTAssertGreaterThanOrEqual(before + takes.reduce(0, +), 0, commands.description)
        }
        XCTAssertTrue(texts.contains("no command"))
        XCTAssertTrue(texts.contains("put(), then take() | put()"), "\(texts)")
    }

    func testAnErrorOfACommandFailsTheCase() {
        let fail = Command<Counter, Int>("fail") { _ in
            throw Trouble()
        } model: { _ in
        }
        let results = runInner {
            it("throws", forAll: .parallelCommands([fail], model: 0)) {
                try await $0.run(on: Counter(hasBug: false))
            }
        }
        XCTAssertEqual(results.smallest, "fail()")
        XCTAssertEqual(results.line("threw"), "threw Trouble()")
    }

    func testACommandThatNeverEndsFailsTheCase() {
        let wait = Command<Counter, Int>("wait") { _ in
            let time = VirtualTime()
            try await time.clock.sleep(for: .seconds(1))
        } model: { _ in
        }
        let results = runInner {
            it("waits", .cases(5), forAll: .parallelCommands([wait], model: 0, before: 0...0)) {
                try await $0.run(on: Counter(hasBug: false))
            }
        }
        XCTAssertTrue(results.messages[0].contains("has ended while 1 task had not"), results.messages[0])
    }

    // MARK: Linearizability

    /// A command in a history: its task, the times at which it begins and ends, and the value that it returns.
    private typealias Row = (task: Int, begin: Int, end: Int, output: Int)

    @MainActor private static func history(_ rows: [Row]) async -> CommandHistory<Int> {
        let history = CommandHistory<Int>()
        let last = rows.map(\.end).max() ?? 0
        let steps = WaitingSteps()
        do {
            try await withDeterministicTasks {
                for row in rows {
                    Task {
                        await steps.reach(row.begin)
                        await history.run("add()", of: row.task) {
                            await steps.reach(row.end)
                            return CommandOutput(text: "\(row.output)") { count in
                                count += 1
                                return count == row.output ? nil : "other"
                            }
                        }
                    }
                }
                for _ in 0...last { await steps.next() }
            }
        } catch { XCTFail("\(error)") }
        return history
    }

    func testAnOrderHasEachCommandBeforeThoseThatBeganAfterItsEnd() {
        onMainAsync {
            let rows: [([Row], Bool)] = [
                ([], true),
                ([(0, 1, 2, 1)], true),
                ([(0, 1, 2, 2)], false),
                ([(0, 1, 4, 2), (1, 2, 3, 1)], true),
                ([(0, 1, 4, 1), (1, 2, 3, 1)], false),
                // The second command begins after the first one has ended.
                ([(0, 1, 2, 2), (1, 3, 4, 1)], false),
                ([(0, 1, 3, 2), (1, 2, 4, 1)], true),
                ([(0, 1, 6, 3), (1, 2, 3, 1), (1, 4, 5, 2)], true),
                ([(0, 1, 6, 1), (1, 2, 3, 3), (1, 4, 5, 2)], false),
            ]
            for (row, isLinearizable) in rows {
                let history = await Self.history(row)
                XCTAssertEqual(history.entries.count, row.count)
                XCTAssertEqual(history.isLinearizable(from: 0), isLinearizable, "\(row)")
            }
        }
    }

    func testTheDiagramHasARowForEachBeginningAndEnd() {
        onMainAsync {
            let history = await Self.history([(0, 1, 6, 3), (1, 2, 3, 1), (2, 4, 7, 2)])
            XCTAssertEqual(
                history.diagram,
                [
                    "task 1    task 2        task 3", "┌ add()", "│         • add() → 1",
                    "│                       ┌ add()",
                    "└ → 3                   │", "                        └ → 2",
                ]
            )
        }
    }
}

/// A clock that a test advances step by step.
@MainActor private final class WaitingSteps {
    private var now = 0
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    func reach(_ time: Int) async {
        if time > now { await withCheckedContinuation { waiting[time] = $0 } }
    }

    func next() async {
        now += 1
        waiting.removeValue(forKey: now)?.resume()
        for _ in 0..<10 { await Task.yield() }
    }
}
