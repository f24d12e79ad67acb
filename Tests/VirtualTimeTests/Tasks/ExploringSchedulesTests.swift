import Expect
import VirtualTime
import TestSupport
import XCTest

final class ExploringSchedulesTests: SharedTestCase {
    private struct Stale: Error {}

    /// Two refreshes of a cache, of which the second has the newer answer.
    private static func refreshTwice(_ time: VirtualTime, _ refresh: @escaping @Sendable () async throws -> Void) {
        for _ in 1...2 { Task { try await refresh() } }
        time.advance(by: .seconds(1))
    }

    private static func value(_ time: VirtualTime, _ get: @escaping @Sendable () async -> Int) -> Int {
        let result = Journal()
        Task { result.write("\(await get())") }
        time.advance(by: .zero)
        return result.entries.first.flatMap(Int.init) ?? -1
    }

    private static func refreshCarelessCache() throws {
        let time = VirtualTime()
        let cache = CarelessCache(server: AnsweringServer(time: time))
        refreshTwice(time) { try await cache.refresh() }
        if value(time, { await cache.value }) != 2 { throw Stale() }
    }

    private static func refreshCarefulCache() throws {
        let time = VirtualTime()
        let cache = CarefulCache(server: AnsweringServer(time: time))
        refreshTwice(time) { try await cache.refresh() }
        if value(time, { await cache.value }) != 2 { throw Stale() }
    }

    private func failure(from seed: UInt64, count: Int = 100, _ body: () throws -> Void) -> ScheduleFailure? {
        do {
            try exploringSchedules(count, seed: seed, body)
            return nil
        } catch {
            XCTAssertTrue(error is ScheduleFailure, "\(error)")
            return error as? ScheduleFailure
        }
    }

    // MARK: Finding

    func testAnOlderAnswerThatOverwritesANewerOneIsFound() {
        for seed in stride(from: UInt64(1), to: 2_001, by: 100) {
            XCTAssertNotNil(failure(from: seed, Self.refreshCarelessCache), "not from \(seed) on")
        }
    }

    func testACheckBeforeAWaitIsFound() {
        let found = failure(from: 1) {
            let time = VirtualTime()
            let cache = HastyCache(server: AnsweringServer(time: time))
            Self.refreshTwice(time) { try await cache.refresh() }
            if Self.value(time, { await cache.value }) != 2 { throw Stale() }
        }
        XCTAssertNotNil(found)
    }

    func testACorrectCacheIsNotBroken() throws {
        try exploringSchedules(1_000, Self.refreshCarefulCache)
    }

    func testTheSameSeedHasTheSameOutcome() throws {
        let found = try XCTUnwrap(failure(from: 1, Self.refreshCarelessCache))
        try repeatedly(100, orAtLength: 1_000) {
            let again = failure(from: found.seed, count: 1, Self.refreshCarelessCache)
            XCTAssertEqual(again?.order, found.order)
            XCTAssertEqual(again?.failures, found.failures)
        }
    }

    func testTheOrderOfTheTasksIsExplored() throws {
        var orders: Set<[String]> = []
        try exploringSchedules(200) {
            let journal = Journal()
            for name in ["a", "b", "c"] { Task.detached { journal.write(name) } }
            try withDeterministicTasks {}
            orders.insert(journal.entries)
        }
        XCTAssertEqual(orders.count, 6)
    }

    func testTheOrderOfSleepersOfOneInstantIsExplored() throws {
        try onMain {
            var orders: Set<[String]> = []
            try exploringSchedules(200) {
                let (time, journal) = (VirtualTime(), Journal())
                for name in ["a", "b", "c"] {
                    Task { @MainActor in
                        try await time.clock.sleep(until: .init(offset: .seconds(1)))
                        journal.write(name)
                    }
                }
                time.advance(by: .seconds(1))
                orders.insert(journal.entries)
            }
            XCTAssertEqual(orders.count, 6)
        }
    }

    func testACancelledItemBetweenSleepersOfOneInstantDoesNotKeepTheirOrder() throws {
        try onMain {
            var orders: Set<[String]> = []
            try exploringSchedules(50) {
                let (time, journal) = (VirtualTime(), Journal())
                let sleep = { @MainActor (name: String) in
                    Task {
                        try await time.clock.sleep(until: .init(offset: .seconds(1)))
                        journal.write(name)
                    }
                    time.advance(by: .zero)
                }
                let item = DispatchWorkItem {}
                sleep("a")
                time.queue.asyncAfter(deadline: .now() + .seconds(1), execute: item)
                sleep("b")
                item.cancel()
                time.advance(by: .seconds(1))
                orders.insert(journal.entries)
            }
            XCTAssertEqual(orders, [["a", "b"], ["b", "a"]])
        }
    }

    func testTheMainActorRunsItsJobsInTheOrderInWhichTheyBecameReady() throws {
        try onMain {
            try exploringSchedules(50) {
                let journal = Journal()
                for name in ["a", "b", "c"] { Task { @MainActor in journal.write(name) } }
                try withDeterministicTasks {}
                XCTAssertEqual(journal.entries, ["a", "b", "c"])
            }
        }
    }

    func testWorkOfAQueueKeepsItsOrder() throws {
        try exploringSchedules(50) {
            let (time, journal) = (VirtualTime(), Journal())
            for name in ["a", "b", "c"] {
                time.queue.asyncAfter(deadline: .now() + .seconds(1)) { journal.write(name) }
            }
            time.advance(by: .seconds(1))
            XCTAssertEqual(journal.entries, ["a", "b", "c"])
        }
    }

    func testAnAsyncBodyIsExplored() async throws {
        do {
            try await exploringSchedules(100) {
                let time = VirtualTime()
                let cache = CarelessCache(server: AnsweringServer(time: time))
                async let first: Void = cache.refresh()
                async let second: Void = cache.refresh()
                await time.advance(by: .seconds(1))
                _ = try await (first, second)
                if await cache.value != 2 { throw Stale() }
            }
            XCTFail("not found")
        } catch {
            XCTAssertTrue(error is ScheduleFailure, "\(error)")
        }
    }

    // MARK: Telling

    func testAFailureNamesTheSeedAndTheOrder() throws {
        let found = try XCTUnwrap(failure(from: 1, Self.refreshCarelessCache))
        XCTAssertEqual(
            found.description,
            """
            fails under \(found.seed) of 100 orders of the tasks, that of seed \(found.seed)
              threw Stale()
              order: task \(found.order.map(String.init).joined(separator: " "))
              to replay it: SPEC_SCHEDULE=\(found.seed)
            """
        )
    }

    func testAnExpectationThatFailsIsToldWithItsPlace() throws {
        let line = #line + 2
        let found = try XCTUnwrap(
            failure(from: 7) { expect(1) == 2 }
        )
        XCTAssertEqual(
            found.description,
            """
            fails under 1 of 100 orders of the tasks, that of seed 7
              \(#filePath):\(line): expected to equal 2, got 1
              order: no task was resumed
              to replay it: SPEC_SCHEDULE=7
            """
        )
    }

    func testARequirementThatFailsIsToldOnce() throws {
        let found = try XCTUnwrap(failure(from: 1) { try require(1).to(equal(2)) })
        XCTAssertEqual(found.failures.map(\.message), ["expected to equal 2, got 1"])
    }

    func testASkipIsNoFailure() {
        XCTAssertThrowsError(try exploringSchedules(10) { throw XCTSkip("no network") }) { error in
            XCTAssertTrue(error is XCTSkip, "\(error)")
        }
    }

    func testASkipAfterAFailureIsOne() throws {
        let found = try XCTUnwrap(
            failure(from: 1) {
                expect(1) == 2
                throw XCTSkip("no network")
            }
        )
        XCTAssertEqual(found.failures.first?.message, "expected to equal 2, got 1")
    }

    func testAnotherThreadThanTheMainThreadIsNotTheFaultOfAnOrder() async {
        let explore = { @Sendable () throws in try exploringSchedules(10) {} }
        let result = await Task.detached { Result { try explore() } }.result
        XCTAssertThrowsError(try result.get().get()) { error in
            XCTAssertEqual(
                "\(error)",
                """
                withDeterministicTasks was called on another thread than the main thread
                  mark the test with @MainActor, or give it an async closure: one that awaits something
                """
            )
        }
    }

    func testNoOrdersAreAnError() async {
        for count in [0, -1] {
            XCTAssertThrowsError(try exploringSchedules(count) {}) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    exploringSchedules was called with \(count) orders, so it would run nothing
                      pass how many orders to try, such as 100
                    """
                )
            }
        }
        do {
            try await exploringSchedules(0) { await Task.yield() }
            XCTFail("did not throw")
        } catch {
            XCTAssertTrue(error is VirtualTimeError)
        }
    }

    func testWhatAnEarlierOrderHasLeftPendingIsNotTold() throws {
        var times: [VirtualTime] = []
        let found = try XCTUnwrap(
            failure(from: 1) {
                let time = VirtualTime()
                times.append(time)
                time.queue.async {}
                if times.count == 3 { expect(1) == 2 }
            }
        )
        let message = try XCTUnwrap(found.failures.first?.message)
        XCTAssertEqual(message.components(separatedBy: "virtual time stands at").count, 2, message)
    }

    // MARK: Replaying

    func testTheEnvironmentReplaysASeed() throws {
        let found = try XCTUnwrap(failure(from: 1, Self.refreshCarelessCache))
        setenv("SPEC_SCHEDULE", "\(found.seed)", 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let replayed = try XCTUnwrap(failure(from: 90_000, Self.refreshCarelessCache))
        XCTAssertEqual(replayed.order, found.order)
        XCTAssertTrue(replayed.description.hasPrefix("fails under the order of the tasks of seed \(found.seed)\n"))
        var count = 0
        try exploringSchedules(100) { count += 1 }
        XCTAssertEqual(count, 1)
    }

    func testAnEnvironmentThatIsNotASeedIsAnError() {
        setenv("SPEC_SCHEDULE", "x", 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        XCTAssertThrowsError(try exploringSchedules(1) {}) { error in
            XCTAssertEqual(
                "\(error)",
                """
                the environment has SPEC_SCHEDULE=x, which is not a seed
                  set it to the number that a failure of exploringSchedules has named
                """
            )
        }
    }
}
