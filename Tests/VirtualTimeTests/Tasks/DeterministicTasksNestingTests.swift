import Expect
import TaskHooks
import VirtualTime
import TestSupport
import XCTest

/// What `withDeterministicTasks` returns and throws, including inside and after another call.
final class DeterministicTasksNestingTests: XCTestCase {
    private struct Failed: Error {}

    func testItGivesWhatItsBodyGives() throws {
        try onMain { XCTAssertEqual(try withDeterministicTasks { 3 }, 3) }
    }

    func testItGivesWhatItsAsyncBodyGives() async throws {
        let four = try await withDeterministicTasks {
            await Task.yield()
            return 4
        }
        XCTAssertEqual(four, 4)
    }

    func testItThrowsWhatItsBodyThrowsAndGivesTheTasksBack() throws {
        XCTAssertThrowsError(try withDeterministicTasks { throw Failed() }) { XCTAssertTrue($0 is Failed) }
        XCTAssertTrue(Meeting.takesPlace())
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
        try onMain {
            _ = try DeterministicTasksTests.hop()
            XCTAssertTrue(Meeting.takesPlace())
        }
    }

    func testItGivesTheTasksBackAfterAnAsyncBody() async throws {
        _ = try await DeterministicTasksTests.hopAsync()
        XCTAssertTrue(Meeting.takesPlace())
    }

    func testItMayBeNested() throws {
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

    func testAnAsyncOneMayBeNested() async throws {
        let journal = Journal()
        try await withDeterministicTasks {
            try await withDeterministicTasks {
                Task { journal.write("inner") }
                await Task.yield()
            }
            try withDeterministicTasks { Task { journal.write("sync") } }
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
}
