import Dispatch
import Expect
import Foundation
import TaskHooks
import VirtualTime
import XCTest

final class DeterministicTasksTests: XCTestCase {
    @MainActor private static func hop() throws -> Journal {
        let example = HoppingExample()
        try withDeterministicTasks {
            example.start()
            example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            example.time.advance(by: .seconds(1))
        }
        return example.journal
    }

    private static func hopAsync() async throws -> Journal {
        let example = HoppingExample()
        try await withDeterministicTasks {
            example.start()
            await example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            await example.time.advance(by: .seconds(1))
        }
        return example.journal
    }

    // MARK: Order

    func testTasksHopInTheSameOrderEachTime() throws {
        try onMainThread {
            try repeatedly(100, orAtLength: 10_000) {
                let journal = try Self.hop()
                guard journal.entries == HoppingExample.expected else { return XCTFail("\(journal.entries)") }
                XCTAssertEqual(journal.entriesOffMainThread, 0)
            }
        }
    }

    func testTheyDoInsideABlockOfTheMainQueue() {
        onMainActor {
            await Task.yield()
            let journal = try Self.hop()
            XCTAssertEqual(journal.entries, HoppingExample.expected)
        }
    }

    func testTheyDoWithAnAsyncBody() async throws {
        for _ in 0..<50 {
            let journal = try await Self.hopAsync()
            XCTAssertEqual(journal.entries, HoppingExample.expected)
            XCTAssertEqual(journal.entriesOffMainThread, 0)
        }
    }

    func testTheyDoWhereYieldsCannotBeCaught() throws {
        XCTAssertTrue(task_hooks_catch_yields())
        task_hooks_set_catch_yields(false)
        defer { task_hooks_set_catch_yields(true) }
        XCTAssertFalse(task_hooks_catch_yields())
        try onMainThread {
            for _ in 0..<20 {
                let journal = try Self.hop()
                XCTAssertEqual(journal.entries.count, HoppingExample.expected.count)
                XCTAssertEqual(journal.entries.firstIndex(of: "one second"), 14)
                XCTAssertEqual(journal.entriesOffMainThread, 0)
            }
        }
    }

    func testALoopThatSleepsTakesNoTime() throws {
        try onMainThread {
            let (time, journal) = (VirtualTime(), Journal())
            try withDeterministicTasks {
                let task = Task {
                    while true {
                        try await time.clock.sleep(for: .seconds(1))
                        journal.write("tick")
                    }
                }
                time.advance(by: .seconds(1_000))
                task.cancel()
            }
            XCTAssertEqual(journal.entries.count, 1_000)
        }
    }

    func testATaskWaitsForAContinuation() throws {
        try onMainThread {
            let (time, journal) = (VirtualTime(), Journal())
            let waiting = Waiting()
            try withDeterministicTasks {
                Task.detached {
                    let value = await waiting.wait()
                    journal.write("resumed with \(value)")
                }
                time.advance(by: .seconds(1))
                journal.write("waits")
                waiting.resume(returning: 3)
                time.advance(by: .zero)
            }
            XCTAssertEqual(journal.entries, ["waits", "resumed with 3"])
        }
    }

    func testATaskThatIsResumedOnAnotherThreadGoesOnHere() throws {
        try onMainThread {
            let journal = Journal()
            try withDeterministicTasks {
                Task {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { continuation.resume() }
                    }
                    journal.write("resumed")
                }
                expect(journal.entries).toEventually(equal(["resumed"]), timeout: .seconds(10))
            }
            XCTAssertEqual(journal.entriesOffMainThread, 0)
        }
    }

    func testARealSleepTakesRealTime() throws {
        try onMainThread {
            let (time, journal) = (VirtualTime(), Journal())
            try withDeterministicTasks {
                Task {
                    try await Task.sleep(for: .milliseconds(5))
                    journal.write("slept")
                }
                time.advance(by: .seconds(1_000))
                XCTAssertEqual(journal.entries, [])
                expect(journal.entries).toEventually(equal(["slept"]), timeout: .seconds(10))
            }
        }
    }

    func testCodeOfTheMainActorIsIsolated() throws {
        try onMainThread {
            let journal = Journal()
            try withDeterministicTasks {
                Task.detached { await MainActor.run { MainActor.assumeIsolated { journal.write("assumed") } } }
                Task { @MainActor in MainActor.preconditionIsolated() }
            }
            XCTAssertEqual(journal.entries, ["assumed"])
        }
    }

    // MARK: Results, errors and nesting

    private struct Failed: Error {}

    func testItGivesWhatItsBodyGives() throws {
        try onMainThread { XCTAssertEqual(try withDeterministicTasks { 3 }, 3) }
    }

    func testItGivesWhatItsAsyncBodyGives() async throws {
        let four = try await withDeterministicTasks {
            await Task.yield()
            return 4
        }
        XCTAssertEqual(four, 4)
    }

    func testItThrowsWhatItsBodyThrowsAndGivesTheTasksBack() throws {
        try onMainThread {
            XCTAssertThrowsError(try withDeterministicTasks { throw Failed() }) { XCTAssertTrue($0 is Failed) }
            XCTAssertTrue(Meeting.takesPlace())
        }
    }

    func testItThrowsWhatItsAsyncBodyThrowsAndGivesTheTasksBack() async throws {
        do {
            try await withDeterministicTasks {
                await Task.yield()
                throw Failed()
            }
            XCTFail("did not throw")
        } catch {
            XCTAssertTrue(error is Failed)
        }
        XCTAssertTrue(Meeting.takesPlace())
    }

    func testItGivesTheTasksBack() throws {
        try onMainThread {
            _ = try Self.hop()
            XCTAssertTrue(Meeting.takesPlace())
        }
    }

    func testItGivesTheTasksBackAfterAnAsyncBody() async throws {
        _ = try await Self.hopAsync()
        XCTAssertTrue(Meeting.takesPlace())
    }

    func testItMayBeNested() throws {
        try onMainThread {
            let (time, journal) = (VirtualTime(), Journal())
            try withDeterministicTasks(allowingUnfinishedTasks: true) {
                Task {
                    try await time.clock.sleep(for: .seconds(1))
                    journal.write("outer")
                }
                try withDeterministicTasks {
                    Task { journal.write("inner") }
                    time.advance(by: .milliseconds(500))
                }
                XCTAssertEqual(journal.entries, ["inner"])
                time.advance(by: .milliseconds(500))
            }
            XCTAssertEqual(journal.entries, ["inner", "outer"])
            XCTAssertTrue(Meeting.takesPlace())
        }
    }

    func testAnAsyncOneMayBeNested() async throws {
        let journal = Journal()
        try await withDeterministicTasks {
            try await withDeterministicTasks {
                Task { journal.write("inner") }
                await Task.yield()
            }
            try withDeterministicTasks {
                Task { journal.write("sync") }
            }
            journal.write("outer")
        }
        XCTAssertEqual(journal.entries, ["inner", "sync", "outer"])
        XCTAssertTrue(Meeting.takesPlace())
    }

    func testAsyncOnesThatAreNotNestedRunOneAfterTheOther() async throws {
        let journal = Journal()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in ["a", "b", "c"] {
                group.addTask {
                    try await withDeterministicTasks {
                        journal.write("\(name) begins")
                        for _ in 0..<3 { await Task.yield() }
                        journal.write("\(name) ends")
                    }
                }
            }
            try await group.waitForAll()
        }
        let entries = journal.entries
        XCTAssertEqual(entries.count, 6)
        for index in stride(from: 0, to: 6, by: 2) {
            XCTAssertEqual(entries[index].first, entries[index + 1].first)
        }
    }

    // MARK: The end

    func testTasksThatAreReadyAtTheEndAreRun() throws {
        try onMainThread {
            let journal = Journal()
            try withDeterministicTasks {
                Task.detached {
                    await Task.yield()
                    journal.write("ran")
                }
            }
            XCTAssertEqual(journal.entries, ["ran"])
        }
    }

    func testTasksThatHaveNotEndedAreReported() throws {
        try onMainThread {
            let time = VirtualTime()
            let waiting = Waiting()
            let sleepLine = #line + 4
            XCTAssertThrowsError(
                try withDeterministicTasks {
                    Task {
                        try await time.clock.sleep(for: .seconds(5))
                    }
                    Task { await waiting.wait() }
                }
            ) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    withDeterministicTasks has ended while 2 tasks had not
                      a sleep, due at 5 s, begun at 0 s at \(#filePath):\(sleepLine)
                      1 of them waits for something else than time
                      cancel them and let them end, or pass allowingUnfinishedTasks: true
                    """
                )
            }
            waiting.resume()
        }
    }

    func testTasksThatMayBeUnfinishedGoOnLater() async throws {
        let (time, journal) = (VirtualTime(), Journal())
        try await withDeterministicTasks(allowingUnfinishedTasks: true) {
            Task {
                try await time.clock.sleep(for: .seconds(1))
                journal.write("on the main thread: \(Thread.isMainThread)")
            }
            await time.advance(by: .zero)
        }
        await time.advance(by: .seconds(1))
        await expect(journal.entries).toEventually(equal(["on the main thread: true"]), timeout: .seconds(10))
    }

    // MARK: Misuse

    func testTasksThatNeverWaitAreReported() throws {
        let failures = Journal()
        let time = VirtualTime(onFailure: { failures.write($0.description) })
        try onMainThread {
            try withDeterministicTasks {
                let task = Task.detached { while !Task.isCancelled { await Task.yield() } }
                time.advance(by: .zero)
                task.cancel()
            }
        }
        XCTAssertEqual(
            failures.entries,
            [
                """
                tasks go on without ever waiting for time: 1000000 times one of them was resumed
                  let a loop that calls Task.yield() until something changes sleep on the clock instead
                """
            ]
        )
    }

    func testItIsForTheMainThread() {
        let journal = Journal()
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            do { try withDeterministicTasks {} } catch { journal.write("\(error)") }
            done.signal()
        }
        done.wait()
        XCTAssertEqual(
            journal.entries,
            [
                """
                withDeterministicTasks was called on another thread than the main thread
                  mark the test with @MainActor, or give it an async closure
                """
            ]
        )
    }

    func testTimeIsAdvancedOnTheMainThread() throws {
        let failures = Journal()
        let time = VirtualTime(onFailure: { failures.write($0.description) })
        try onMainThread {
            try withDeterministicTasks {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    time.advance(by: .seconds(1))
                    done.signal()
                }
                done.wait()
            }
        }
        XCTAssertEqual(
            failures.entries,
            [
                """
                virtual time was advanced on another thread than the main thread inside withDeterministicTasks
                  advance it on the main thread, which runs the tasks there
                """
            ]
        )
    }
}
