import SpecEvents
import VirtualTime
import TestSupport
import XCTest

final class TestClockTests: XCTestCase {
    private let time = VirtualTime()
    private let journal = Journal()

    func testItShowsTheTimeOfItsVirtualTime() {
        let start = time.clock.now
        time.advance(by: .milliseconds(1_500))
        XCTAssertEqual(start.duration(to: time.clock.now), .milliseconds(1_500))
        XCTAssertEqual(time.clock.now, start.advanced(by: .milliseconds(1_500)))
        XCTAssertEqual(time.clock.now.offset, .milliseconds(1_500))
        XCTAssertLessThan(start, time.clock.now)
        XCTAssertEqual(time.clock.minimumResolution, .zero)
        XCTAssertEqual(time.clock.measure { time.advance(by: .seconds(2)) }, .seconds(2))
    }

    func testItStandsForAnyClockOfDurations() async throws {
        let clock: any Clock<Duration> = time.clock
        try await withDeterministicTasks { [time, journal] in
            Task {
                try await clock.sleep(for: .seconds(1))
                journal.write("awake")
            }
            await time.advance(by: .seconds(1))
        }
        XCTAssertEqual(journal.entries, ["awake"])
    }

    func testASleepUntilAnInstantThatHasPassedReturnsAtOnce() async throws {
        await time.advance(by: .seconds(5))
        try await time.clock.sleep(until: time.clock.now)
        try await time.clock.sleep(until: .init(offset: .seconds(2)))
        try await time.clock.sleep(for: .zero)
        try await time.clock.sleep(for: .seconds(-1))
        XCTAssertEqual(time.pending.count, 0)
    }

    func testACancelledTaskDoesNotSleepForNoTimeEither() async {
        let time = time
        let task = Task { @MainActor in
            while !Task.isCancelled { await Task.yield() }
            try await time.clock.sleep(for: .zero)
        }
        task.cancel()
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError, "\($0)") }
    }

    func testASleepForNoTimeLetsOtherTasksGoOn() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                Task.detached {
                    for _ in 0..<100 where journal.entries.isEmpty { try await time.clock.sleep(for: .zero) }
                    journal.write("end of the loop")
                }
                Task.detached { journal.write("other task") }
                time.advance(by: .zero)
            }
            XCTAssertEqual(journal.entries, ["other task", "end of the loop"])
        }
    }

    func testASleepThatTimeNeverReachesIsDueNever() throws {
        try onMain { [time] in
            try withDeterministicTasks {
                time.advance(by: .seconds(5))
                let durations: [Duration] = [.seconds(Int64.max), .seconds(1e20)]
                let tasks = durations.map { duration in Task { try await time.clock.sleep(for: duration) } }
                try time.run()
                XCTAssertEqual(time.pending.map(\.deadline), [nil, nil])
                XCTAssertTrue(time.pending[0].description.hasPrefix("a sleep, due never, begun at 5 s"))
                tasks.forEach { $0.cancel() }
            }
            XCTAssertEqual(time.elapsed, .seconds(5))
        }
    }

    func testInstantsEndWhereNoneIsLater() {
        let latest = TestClock.Instant(offset: .seconds(Int64.max))
        let earliest = TestClock.Instant(offset: .seconds(-1e20))
        XCTAssertEqual(time.clock.now.advanced(by: .seconds(1e20)).advanced(by: .seconds(1e20)), latest)
        XCTAssertEqual(earliest.duration(to: latest), .seconds(Int64.max))
        for _ in 0..<20 { time.advance(by: .seconds(1e20)) }
        XCTAssertEqual(time.clock.now, latest)
        time.advance(to: .seconds(1.7e20))
        XCTAssertEqual(time.clock.now, latest)
    }

    func testSleepersWakeAtTheirDeadlineWhateverTheirTolerance() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                Task {
                    try await time.clock.sleep(for: .seconds(3), tolerance: .seconds(100))
                    journal.write("tolerant at \(time.elapsed)")
                }
                Task {
                    try await time.clock.sleep(for: .nanoseconds(1))
                    journal.write("short at \(time.elapsed)")
                }
                time.advance(by: .seconds(10))
            }
            XCTAssertEqual(journal.entries, ["short at 1e-09 seconds", "tolerant at 3.0 seconds"])
        }
    }

    func testSleepersOfOneInstantWakeInTheOrderInWhichTheyWentToSleep() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                for number in 1...20 {
                    Task {
                        try await time.clock.sleep(until: .init(offset: .seconds(1)))
                        journal.write("\(number)")
                    }
                }
                time.advance(by: .seconds(1))
            }
            XCTAssertEqual(journal.entries, (1...20).map(String.init))
        }
    }

    func testWorkOfAQueueAndSleepersKeepTheirOrder() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                Task {
                    try await time.clock.sleep(for: .seconds(1))
                    journal.write("sleeper 1")
                }
                time.advance(by: .zero)
                time.queue.asyncAfter(deadline: time.queue.currentTime + .seconds(1)) { journal.write("work") }
                Task {
                    try await time.clock.sleep(for: .seconds(1))
                    journal.write("sleeper 2")
                }
                time.advance(by: .seconds(1))
            }
            XCTAssertEqual(journal.entries, ["sleeper 1", "work", "sleeper 2"])
        }
    }

    // MARK: Cancelling

    func testCancellingATaskEndsItsSleep() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                let task = Task {
                    do {
                        try await time.clock.sleep(for: .seconds(1))
                        journal.write("awake")
                    } catch is CancellationError {
                        journal.write("cancelled at \(time.elapsed)")
                    }
                }
                time.advance(by: .milliseconds(500))
                XCTAssertEqual(time.pending.count, 1)
                task.cancel()
                XCTAssertEqual(time.pending.count, 0)
                time.advance(by: .seconds(10))
            }
            XCTAssertEqual(journal.entries, ["cancelled at 0.5 seconds"])
        }
    }

    func testATaskThatIsCancelledDoesNotFallAsleep() async {
        let (time, journal) = (time, journal)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                try await time.clock.sleep(for: .seconds(1))
            } catch {
                journal.write("\(type(of: error))")
            }
        }
        await task.value
        XCTAssertEqual(journal.entries, ["CancellationError"])
    }

    func testSleepsThatAreCancelledWhileTheyBeginEndOnce() async {
        for _ in 0..<300 {
            let time = time
            let task = Task.detached { try await time.clock.sleep(for: .seconds(1)) }
            Task.detached { task.cancel() }
            let result = await task.result
            if case .success = result { XCTFail("woke up without time") }
        }
        XCTAssertEqual(time.pending.count, 0)
    }

    // MARK: Usual users of clocks

    private struct TimedOut: Error {}

    private static func withTimeout<Result: Sendable>(
        _ timeout: Duration,
        _ clock: any Clock<Duration>,
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask { try await body() }
            group.addTask {
                try await clock.sleep(for: timeout)
                throw TimedOut()
            }
            defer { group.cancelAll() }
            return try await group.next()!
        }
    }

    func testATimeoutEndsWhatTakesLonger() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                for (name, length) in [("quick", 1), ("slow", 5)] {
                    Task {
                        do {
                            let answer = try await Self.withTimeout(.seconds(3), time.clock) {
                                try await time.clock.sleep(for: .seconds(length))
                                return name
                            }
                            journal.write("\(answer) at \(time.elapsed)")
                        } catch {
                            journal.write("\(name): \(type(of: error)) at \(time.elapsed)")
                        }
                    }
                }
                time.advance(by: .seconds(10))
            }
            XCTAssertEqual(journal.entries, ["quick at 1.0 seconds", "slow: TimedOut at 3.0 seconds"])
            XCTAssertEqual(time.pending.count, 0)
        }
    }

    func testATimerTicksOnceAnInterval() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                let ticks = AsyncStream { continuation in
                    let task = Task {
                        while true {
                            try await time.clock.sleep(for: .seconds(1))
                            continuation.yield(time.elapsed)
                        }
                    }
                    continuation.onTermination = { _ in task.cancel() }
                }
                let reader = Task {
                    for await tick in ticks { journal.write("\(tick)") }
                }
                time.advance(by: .milliseconds(3_500))
                XCTAssertEqual(journal.entries, ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
                reader.cancel()
            }
            XCTAssertEqual(time.pending.count, 0)
        }
    }

    func testADebounceKeepsTheLast() throws {
        try onMain { [time, journal] in
            try withDeterministicTasks {
                var task: Task<Void, Never>?
                for text in ["S", "Sw", "Swift"] {
                    task?.cancel()
                    task = Task {
                        guard (try? await time.clock.sleep(for: .milliseconds(300))) != nil else { return }
                        journal.write("search for \(text)")
                    }
                    time.advance(by: .milliseconds(299))
                }
                XCTAssertEqual(journal.entries, [])
                time.advance(by: .milliseconds(1))
            }
            XCTAssertEqual(journal.entries, ["search for Swift"])
        }
    }

    // MARK: Many

    func testTensOfThousandsSleepAndWakeInOrder() throws {
        try onMain { [time] in
            let deadlines = Lock<[Int]>([])
            let count = 20_000
            try withDeterministicTasks {
                for number in 0..<count {
                    let deadline = number * 7_919 % count
                    Task {
                        try await time.clock.sleep(until: .init(offset: .milliseconds(deadline + 1)))
                        deadlines.withLock { $0.append(deadline) }
                    }
                }
                time.advance(by: .milliseconds(count))
            }
            XCTAssertEqual(deadlines.withLock(\.self), Array(0..<count))
        }
    }
}
