import Expect
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// The message of a failure under an order of the tasks, and how the order is replayed.
final class ScheduleFailureTests: XCTestCase {
    private struct Stale: Error {}

    private static func refreshCarelessCache() throws {
        let time = VirtualTime()
        let cache = CarelessCache(server: AnsweringServer(time: time))
        let result = Journal()
        for _ in 1...2 { Task { try await cache.refresh() } }
        time.advance(by: .seconds(1))
        Task { result.write("\(await cache.value)") }
        time.advance(by: .zero)
        if result.entries != ["2"] { throw Stale() }
    }

    private static func startTwoTasks() throws {
        for _ in 1...2 { Task {} }
        try withDeterministicTasks {}
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

    func testAFailureTellsTheSimplestOrder() throws {
        let found = try XCTUnwrap(failure(from: 1, Self.refreshCarelessCache))
        XCTAssertEqual(
            found.description,
            """
            fails under order 2 of 100 of the tasks, seed 1
              threw Stale()
              order: task 1 2 2 1 3
              made simpler in 5 runs: 1 task out of turn
                task 2 before task 1
              to replay it: SPEC_SCHEDULE=2:1
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
            fails under order 1 of 100 of the tasks, seed 7
              \(#filePath):\(line): expected to equal 2, got 1
              order: no task was resumed
              made simpler in 0 runs: in turn
              to replay it: SPEC_SCHEDULE=0
            """
        )
    }

    func testARunThatCannotBeRepeatedSaysSo() throws {
        var count = 0
        let once = failure(from: 1) {
            count += 1
            if count == 3 { expect(1) == 2 }
        }
        XCTAssertEqual(
            once?.description.split(separator: "\n").suffix(2).first,
            "  repeated in the same order, it did not fail: something decides that is not drawn, such as the time or a thread"
        )
        var runs = 0
        let other = failure(from: 1) {
            runs += 1
            for _ in 0...runs { Task.detached {} }
            try withDeterministicTasks {}
            if runs > 1 { expect(1) == 2 }
        }
        XCTAssertEqual(
            other?.description.split(separator: "\n").suffix(2).first,
            "  repeated, this run made other choices at step 1: something decides that is not drawn, such as the time or a thread"
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

    func testTheEnvironmentReplaysAnOrder() throws {
        let found = try XCTUnwrap(failure(from: 1, Self.refreshCarelessCache))
        setenv("SPEC_SCHEDULE", found.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let replayed = try XCTUnwrap(failure(from: 90_000, Self.refreshCarelessCache))
        XCTAssertEqual(replayed.order, found.order)
        XCTAssertEqual(replayed.schedule, found.schedule)
        XCTAssertTrue(replayed.description.hasPrefix("fails under the replayed order of the tasks\n"))
    }

    /// The order is for the second exploration. The first one runs once, in turn, and still reports that it tried all orders.
    func testTheEnvironmentNamesOneOfTheExplorationsOfAnExample() throws {
        onMain {
            defer { unsetenv("SPEC_SCHEDULE") }
            @MainActor func run() -> (results: [ExampleResult], counts: [Int]) {
                var counts = [0, 0]
                let results = runInner {
                    it("explores twice") {
                        let first = try exploringSchedules(100, by: .exhaustive) {
                            counts[0] += 1
                            try Self.startTwoTasks()
                        }
                        expect(first.areAll) == true
                        try exploringSchedules(100) {
                            counts[1] += 1
                            try Self.refreshCarelessCache()
                        }
                    }
                }
                return (results, counts)
            }
            let found = run()
            XCTAssertEqual(found.results.messages.count, 1)
            XCTAssertTrue(found.results.messages[0].hasSuffix("  to replay it: SPEC_SCHEDULE=2/2:1"))
            setenv("SPEC_SCHEDULE", "2/2:1", 1)
            let replayed = run()
            XCTAssertEqual(replayed.results.messages.count, 1)
            XCTAssertTrue(replayed.results.messages[0].contains("fails under the replayed order of the tasks"))
            XCTAssertTrue(replayed.results.messages[0].hasSuffix("  to replay it: SPEC_SCHEDULE=2/2:1"))
            XCTAssertEqual(replayed.counts[0], 1)
        }
    }

    func testAnOrderOfAnotherRunIsAnError() throws {
        setenv("SPEC_SCHEDULE", "2:1", 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        var count = 0
        XCTAssertThrowsError(try exploringSchedules(100) { count += 1 }) { error in
            XCTAssertEqual(
                "\(error)",
                """
                this run made other choices at step 1 than the one that it repeats
                  something decides that is not drawn, such as the time, a thread, or what an earlier run has left
                """
            )
        }
        XCTAssertEqual(count, 1)
        setenv("SPEC_SCHEDULE", "0", 1)
        try exploringSchedules(100) { count += 1 }
        XCTAssertEqual(count, 2)
    }

    func testAnEnvironmentThatIsNoOrderIsAnError() {
        defer { unsetenv("SPEC_SCHEDULE") }
        for text in ["x", "5", "2:", "2:1,", "2:1,2:1", "0:1", "1:2:3", "-1:1", "99999999:1", "/2:1", "x/2:1", "2/"] {
            setenv("SPEC_SCHEDULE", text, 1)
            XCTAssertThrowsError(try exploringSchedules(1) {}) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    the environment has SPEC_SCHEDULE=\(text), which is no order of tasks
                      set it to what a failure of exploringSchedules has named, such as 3:1,7:2
                    """
                )
            }
        }
    }

    func testAnOrderAsTextIsReadAsItIsWritten() throws {
        for choices: [UInt64] in [[], [0, 0, 1], [2, 0, 0, 5], [1]] {
            XCTAssertEqual(ChoicesText.choices(of: ChoicesText.text(of: choices)), choices)
        }
        XCTAssertEqual(ChoicesText.text(of: [0, 0, 1, 2, 0]), "3:1,4:2")
    }
}
