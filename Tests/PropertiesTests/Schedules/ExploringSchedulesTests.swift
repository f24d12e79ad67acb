import Expect
import TestSupport
import VirtualTime
import XCTest

@testable import Properties

final class ExploringSchedulesTests: XCTestCase {
    private struct Stale: Error {}

    /// Refreshes a cache twice. The second refresh gets the newer answer.
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
            let again = failure(from: found.seed, Self.refreshCarelessCache)
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
                time.queue.asyncAfter(deadline: time.queue.currentTime + .seconds(1), execute: item)
                sleep("b")
                item.cancel()
                time.advance(by: .seconds(1))
                orders.insert(journal.entries)
            }
            XCTAssertEqual(orders, [["a", "b"], ["b", "a"]])
        }
    }

    func testTheMainActorRunsItsJobsInTheOrderInWhichTheyBecameReady() throws {
        _ = try exploringSchedules(50) {
            let journal = Journal()
            for name in ["a", "b", "c"] { Task { @MainActor in journal.write(name) } }
            try withDeterministicTasks {}
            XCTAssertEqual(journal.entries, ["a", "b", "c"])
        }
    }

    func testTheMainActorKeepsTheOrderOfJobsThatBecomeReadyAfterSleepersOfOneInstant() throws {
        _ = try exploringSchedules(50) {
            let (time, journal) = (VirtualTime(), Journal())
            for _ in 1...2 { Task { @MainActor in try await time.clock.sleep(for: .seconds(1)) } }
            time.advance(by: .seconds(1))
            for name in ["a", "b", "c"] { Task { @MainActor in journal.write(name) } }
            try withDeterministicTasks {}
            XCTAssertEqual(journal.entries, ["a", "b", "c"])
        }
    }

    func testWorkOfAQueueKeepsItsOrder() throws {
        try exploringSchedules(50) {
            let (time, journal) = (VirtualTime(), Journal())
            for name in ["a", "b", "c"] {
                time.queue.asyncAfter(deadline: time.queue.currentTime + .seconds(1)) { journal.write(name) }
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
}
