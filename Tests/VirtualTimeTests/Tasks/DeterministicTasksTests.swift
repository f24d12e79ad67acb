import Expect
import TaskHooks
import VirtualTime
import TestSupport
import XCTest

final class DeterministicTasksTests: XCTestCase {
    @MainActor static func hop() throws -> Journal {
        let example = HoppingExample()
        try withDeterministicTasks {
            example.start()
            example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            example.time.advance(by: .seconds(1))
        }
        return example.journal
    }

    static func hopAsync() async throws -> Journal {
        let example = HoppingExample()
        try await withDeterministicTasks {
            example.start()
            await example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            await example.time.advance(by: .seconds(1))
        }
        return example.journal
    }

    func testTasksHopInTheSameOrderEachTime() throws {
        try onMain {
            try repeatedly(100, orAtLength: 10_000) {
                let journal = try Self.hop()
                guard journal.entries == HoppingExample.expected else { return XCTFail("\(journal.entries)") }
                XCTAssertEqual(journal.entriesOffMainThread, 0)
            }
        }
    }

    func testTheyDoInsideABlockOfTheMainQueue() {
        onMainAsync {
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

    func testTheRuntimeHasWhatTheyNeed() {
        XCTAssertTrue(task_hooks_are_available(), "the concurrency runtime has other hooks: no task is deterministic")
        XCTAssertTrue(task_hooks_catch_yields(), "`Task.yield()` goes another way: each yield waits for the pool")
    }

    func testTheyDoWhereYieldsCannotBeCaught() throws {
        task_hooks_set_catch_yields(false)
        defer { task_hooks_set_catch_yields(true) }
        XCTAssertFalse(task_hooks_catch_yields())
        try onMain {
            for _ in 0..<20 {
                let journal = try Self.hop()
                XCTAssertEqual(journal.entries.count, HoppingExample.expected.count)
                XCTAssertEqual(journal.entries.firstIndex(of: "one second"), 14)
                XCTAssertEqual(journal.entriesOffMainThread, 0)
            }
        }
    }

    func testAdvanceWaitsForYieldsThatCannotBeCaught() throws {
        task_hooks_set_catch_yields(false)
        defer { task_hooks_set_catch_yields(true) }
        try onMain {
            let (time, journal) = (VirtualTime(), Journal())
            try withDeterministicTasks {
                Task {
                    for _ in 0..<20 { await Task.yield() }
                    journal.write("end")
                }
                time.advance(by: .zero)
                XCTAssertEqual(journal.entries, ["end"])
            }
        }
    }

    func testALoopThatSleepsTakesNoTime() throws {
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

    func testATaskWaitsForAContinuation() throws {
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

    func testATaskThatIsResumedOnAnotherThreadGoesOnHere() throws {
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

    func testARealSleepTakesRealTime() throws {
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

    func testCodeOfTheMainActorIsIsolated() throws {
        let journal = Journal()
        try withDeterministicTasks {
            Task.detached { await MainActor.run { MainActor.assumeIsolated { journal.write("assumed") } } }
            Task { @MainActor in MainActor.preconditionIsolated() }
        }
        XCTAssertEqual(journal.entries, ["assumed"])
    }
}
