import Expect
import TaskHooks
import TestSupport
import XCTest

@testable import VirtualTime

/// What happens to tasks that are left at the end of `withDeterministicTasks`, and where the function must not be used.
final class DeterministicTasksEndTests: XCTestCase {
    override func setUp() {
        TaskJobs.limit.withLock { $0 = 10_000 }
    }

    override func tearDown() {
        TaskJobs.limit.withLock { $0 = 1_000_000 }
    }

    func testTasksThatAreReadyAtTheEndAreRun() throws {
        let journal = Journal()
        try withDeterministicTasks {
            Task.detached {
                await Task.yield()
                journal.write("ran")
            }
        }
        XCTAssertEqual(journal.entries, ["ran"])
    }

    func testTasksThatHaveNotEndedAreReported() throws {
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
        try onMain {
            try withDeterministicTasks {
                let task = Task.detached { while !Task.isCancelled { await Task.yield() } }
                time.advance(by: .zero)
                task.cancel()
            }
        }
        assertList(
            failures.entries,
            """
            tasks go on without ever waiting for time: 10000 times one of them was resumed
              let a loop that calls Task.yield() until something changes sleep on the clock instead
            """
        )
    }

    func testTasksThatNeverWaitAreReportedToAsyncCode() async throws {
        let failures = Journal()
        let time = VirtualTime(onFailure: { failures.write($0.description) })
        try await withDeterministicTasks {
            let task = Task.detached { while !Task.isCancelled { await Task.yield() } }
            await time.advance(by: .zero)
            task.cancel()
        }
        XCTAssertEqual(failures.entries.map { $0.prefix(45) }, ["tasks go on without ever waiting for time: 10"])
    }

    func testTasksThatNeverWaitGoOnWhenTheTasksAreGivenBack() throws {
        let journal = Journal()
        let ended = DispatchSemaphore(value: 0)
        try onMain {
            XCTAssertThrowsError(
                try withDeterministicTasks {
                    Task.detached {
                        while journal.entries.isEmpty { await Task.yield() }
                        ended.signal()
                    }
                }
            )
        }
        journal.write("stop")
        XCTAssertEqual(ended.wait(timeout: .now() + 60), .success)
    }

    func testItIsForTheMainThread() {
        let journal = Journal()
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            do { try withDeterministicTasks {} } catch { journal.write("\(error)") }
            done.signal()
        }
        done.wait()
        assertList(
            journal.entries,
            """
            withDeterministicTasks was called on another thread than the main thread
              mark the test with @MainActor, or give it an async closure: one that awaits something
            """
        )
    }

    func testTimeIsAdvancedOnTheMainThread() throws {
        let failures = Journal()
        let time = VirtualTime(onFailure: { failures.write($0.description) })
        try onMain {
            try withDeterministicTasks {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    time.advance(by: .seconds(1))
                    done.signal()
                }
                done.wait()
            }
        }
        assertList(
            failures.entries,
            """
            virtual time was advanced on another thread than the main thread inside withDeterministicTasks
              advance it on the main thread, which runs the tasks there
            """
        )
    }
}
