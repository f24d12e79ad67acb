import SpecEvents
import Expect
import TestSupport
import VirtualTime
import XCTest

@testable import Properties

final class ScheduleStrategyTests: XCTestCase {
    private struct Failed: Error {}

    /// A counter that two tasks increase. Each reads the value, yields, and writes the new value.
    private actor Counter {
        private let isCorrect: Bool
        private(set) var value = 0

        init(isCorrect: Bool) { self.isCorrect = isCorrect }

        func increase() async {
            if isCorrect { return value += 1 }
            let old = value
            await Task.yield()
            value = old + 1
        }
    }

    private static func increaseTwice(isCorrect: Bool) throws {
        let counter = Counter(isCorrect: isCorrect)
        let sum = Journal()
        try withDeterministicTasks {
            for _ in 1...2 {
                Task {
                    await Task.yield()
                    await counter.increase()
                }
            }
        }
        try withDeterministicTasks { Task { sum.write("\(await counter.value)") } }
        if sum.entries != ["2"] { throw Failed() }
    }

    func testTheExhaustiveSearchFindsALostUpdate() throws {
        XCTAssertThrowsError(
            try exploringSchedules(1_000, by: .exhaustive) { try Self.increaseTwice(isCorrect: false) }
        ) { error in
            XCTAssertEqual((error as? ScheduleFailure)?.description.contains(": 1 task out of turn"), true, "\(error)")
        }
    }

    func testTheExhaustiveSearchSaysWhetherItHasTriedAllOrders() throws {
        let all = try exploringSchedules(1_000, by: .exhaustive) { try Self.increaseTwice(isCorrect: true) }
        XCTAssertEqual(all.description, "all \(all.count) orders tried")
        XCTAssertGreaterThan(all.count, 5)
        let some = try exploringSchedules(5, by: .exhaustive) { try Self.increaseTwice(isCorrect: true) }
        XCTAssertEqual(some.description, "5 orders tried; there may be more")
        XCTAssertEqual(try exploringSchedules(5, by: .exhaustive) {}.description, "all 1 orders tried")
        XCTAssertEqual(try exploringSchedules(5) {}.description, "5 orders tried; there may be more")
    }

    func testTheExhaustiveSearchTriesEachOrderOnce() throws {
        var orders: [[String]] = []
        let all = try exploringSchedules(100, by: .exhaustive) {
            let journal = Journal()
            for name in ["a", "b", "c", "d"] { Task.detached { journal.write(name) } }
            try withDeterministicTasks {}
            orders.append(journal.entries)
        }
        XCTAssertEqual(all.count, 24)
        XCTAssertEqual(orders.count, 24)
        XCTAssertEqual(Set(orders).count, 24)
        XCTAssertEqual(orders[0], ["a", "b", "c", "d"])
    }

    func testTheExhaustiveSearchNoticesARunThatMakesOtherChoices() {
        var runs = 0
        let explore = {
            try exploringSchedules(100, by: .exhaustive) {
                runs += 1
                if runs > 1 { return }
                for _ in 1...2 { Task.detached {} }
                try withDeterministicTasks {}
            }
        }
        XCTAssertThrowsError(try explore()) { error in
            XCTAssertEqual(
                "\(error)",
                """
                this run made other choices at step 1 than the one that it repeats
                  something decides that is not drawn, such as the time, a thread, or what an earlier run has left
                """
            )
        }
    }

    /// Three tasks with two steps each can run in 90 orders.
    func testTheExhaustiveSearchTriesOrdersOnceThatDifferInWhichOfAlikeTasksBeginsFirst() throws {
        let countOrders = { (start: @escaping (@escaping @Sendable () async -> Void) -> Void) in
            var endings: Set<[String]> = []
            let explored = try exploringSchedules(1_000, by: .exhaustive) {
                let journal = Journal()
                try withDeterministicTasks {
                    start {
                        let number = journal.entries.count { $0.hasPrefix("a") } + 1
                        journal.write("a\(number)")
                        await Task.yield()
                        journal.write("b\(number)")
                    }
                }
                endings.insert(journal.entries)
            }
            XCTAssertTrue(explored.areAll)
            XCTAssertEqual(endings.count, 15, "Each outcome is seen.")
            return explored.count
        }
        XCTAssertEqual(try countOrders { body in for _ in 1...3 { Task { await body() } } }, 90)
        XCTAssertEqual(try countOrders { startAlikeTasks(3, $0) }, 15)
        // Tasks are alike only if the same call starts them.
        XCTAssertEqual(
            try countOrders { body in
                startAlikeTasks(2, body)
                startAlikeTasks(1, body)
            },
            45
        )
        startAlikeTasks(-1) { XCTFail("no task was asked for") }
    }

    /// Tasks that another thread starts are not treated as alike, even if a single call starts them.
    func testTasksThatAnotherThreadStartsAreNotTakenForAlike() throws {
        let explored = try exploringSchedules(100, by: .exhaustive) {
            let isStarted = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                startAlikeTasks(3) {}
                isStarted.signal()
            }
            isStarted.wait()
            try withDeterministicTasks {}
        }
        XCTAssertEqual(explored.description, "all 6 orders tried")
    }

    func testATurnThatIsNotNotedIsNoData() {
        let label = ObjectIdentifier(ChoiceTrace.TaskTurn.self)
        let spans = [(1, 2), (3, 3)].map { ChoiceTrace.Span(start: $0.0, end: $0.1, depth: 0, label: label) }
        let trace = ChoiceTrace(values: [7, 1, 8], limits: [9, 1, 9], spans: spans)
        XCTAssertEqual(trace.data, [7, 8])
    }

    func testALostUpdateOfAlikeTasksIsFound() {
        let explore = {
            try exploringSchedules(1_000, by: .exhaustive) {
                let counter = Counter(isCorrect: false)
                let sum = Journal()
                try withDeterministicTasks { startAlikeTasks(2) { await counter.increase() } }
                try withDeterministicTasks { Task { sum.write("\(await counter.value)") } }
                if sum.entries != ["2"] { throw Failed() }
            }
        }
        XCTAssertThrowsError(try explore()) { XCTAssertTrue($0 is ScheduleFailure, "\($0)") }
    }

    // MARK: PCT

    private final class Meeting: Sendable {
        let state = Lock((a: 0, b: 0, hasMet: false))
    }

    /// A bug of depth 3: task 2 has to start between two steps of task 1, and task 1 has to end between two steps of task 2.
    private static func meet() throws {
        let meeting = Meeting()
        try withDeterministicTasks {
            Task.detached {
                for step in 1...8 {
                    meeting.state.withLock { state in
                        state.a = step
                        if step == 8, state.b == 4 { state.hasMet = true }
                    }
                    await Task.yield()
                }
            }
            Task.detached {
                for step in 1...5 {
                    let mayGoOn = meeting.state.withLock { state in
                        if step == 1, state.a != 7 { return false }
                        state.b = step
                        return true
                    }
                    guard mayGoOn else { return }
                    await Task.yield()
                }
            }
        }
        if meeting.state.withLock({ $0.hasMet }) { throw Failed() }
    }

    private static func ordersNeeded(by strategy: ScheduleStrategy, seed: UInt64, limit: Int) -> Int {
        do {
            try exploringSchedules(limit, by: strategy, seed: seed &* 1_000_000, meet)
            return limit
        } catch let failure as ScheduleFailure {
            return failure.number
        } catch {
            XCTFail("\(error)")
            return limit
        }
    }

    func testPCTFindsABugOfDepthThreeInATenthOfTheOrdersThatChanceNeeds() {
        let medians = [ScheduleStrategy.pct(depth: 3), .random].map { strategy -> Int in
            let counts = (1...(provesAtLength ? 50 : 5)).map { Self.ordersNeeded(by: strategy, seed: $0, limit: 3_000) }
            return counts.sorted()[counts.count / 2]
        }
        XCTAssertLessThanOrEqual(medians[0] * 10, medians[1], "\(medians)")
    }

    func testPCTFindsALostUpdate() throws {
        for depth in [2, 3] {
            XCTAssertThrowsError(
                try exploringSchedules(300, by: .pct(depth: depth)) { try Self.increaseTwice(isCorrect: false) }
            )
        }
        // Without changes of priority, each task runs until it waits, so no update is lost.
        for depth in [-1, 1] {
            try exploringSchedules(50, by: .pct(depth: depth)) { try Self.increaseTwice(isCorrect: false) }
        }
    }
}
