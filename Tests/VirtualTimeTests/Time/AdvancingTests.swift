import Expect
import VirtualTime
import TestSupport
import XCTest

final class AdvancingTests: XCTestCase {
    private let failures = Journal()
    private let journal = Journal()

    private func makeTime(failsWhenNobodyWaits: Bool = false) -> VirtualTime {
        VirtualTime(failsWhenNobodyWaits: failsWhenNobodyWaits, onFailure: { [failures] in failures.write("\($0)") })
    }

    // MARK: Where time stands

    func testTimeStandsStillUntilItIsAdvanced() {
        let time = VirtualTime()
        XCTAssertEqual(time.elapsed, .zero)
        XCTAssertEqual(time.date, Date(timeIntervalSinceReferenceDate: 0))
        time.advance(by: .milliseconds(90_500))
        XCTAssertEqual(time.elapsed, .milliseconds(90_500))
        XCTAssertEqual(time.date, Date(timeIntervalSinceReferenceDate: 90.5))
    }

    func testTimeBeginsAtADate() {
        let start = Date(timeIntervalSince1970: 1_000_000_000)
        let time = VirtualTime(startingAt: start)
        time.advance(by: .seconds(86_400))
        XCTAssertEqual(time.date, start.addingTimeInterval(86_400))
    }

    func testTimeIsAdvancedToAnInstant() {
        let time = VirtualTime()
        time.queue.asyncAfter(deadline: time.queue.currentTime + 5) { [journal] in journal.write("five") }
        time.advance(to: .seconds(4))
        XCTAssertEqual(journal.entries, [])
        time.advance(to: TestClock.Instant(offset: .seconds(5)))
        XCTAssertEqual(journal.entries, ["five"])
        XCTAssertEqual(time.elapsed, .seconds(5))
    }

    func testTimeDoesNotGoBack() {
        let time = VirtualTime()
        time.advance(by: .seconds(5))
        time.queue.async { [journal] in journal.write("due") }
        time.advance(by: .seconds(-3))
        XCTAssertEqual(time.elapsed, .seconds(5))
        XCTAssertEqual(journal.entries, ["due"])
        time.advance(to: .seconds(1))
        XCTAssertEqual(time.elapsed, .seconds(5))
    }

    func testWorkSeesItsOwnInstant() {
        let (time, journal) = (VirtualTime(), journal)
        for seconds in [1, 2, 3] {
            time.queue.asyncAfter(deadline: time.queue.currentTime + .seconds(seconds)) {
                journal.write("\(time.elapsed)")
            }
        }
        time.advance(by: .seconds(10))
        XCTAssertEqual(journal.entries, ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    }

    func testTimeIsAdvancedFromAsyncCode() async throws {
        let (time, journal) = (VirtualTime(), journal)
        time.queue.asyncAfter(deadline: time.queue.currentTime + 1) { journal.write("one") }
        time.queue.asyncAfter(deadline: time.queue.currentTime + 2) { journal.write("two") }
        time.queue.asyncAfter(deadline: time.queue.currentTime + 3) { journal.write("three") }
        time.queue.asyncAfter(deadline: time.queue.currentTime + 4) { journal.write("four") }
        await time.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, ["one"])
        await time.advance(to: .seconds(2))
        XCTAssertEqual(journal.entries.last, "two")
        await time.advance(to: time.clock.now.advanced(by: .seconds(1)))
        XCTAssertEqual(journal.entries.last, "three")
        try await time.run()
        XCTAssertEqual(journal.entries.last, "four")
    }

    // MARK: In tasks

    private static func startTasksThatAdvance(_ time: VirtualTime, _ journal: Journal) {
        Task {
            try await time.clock.sleep(for: .seconds(1))
            journal.write("sleeper")
            try await time.clock.sleep(for: .seconds(1))
            journal.write("sleeper again")
        }
        for name in ["a", "b"] {
            Task {
                await time.advance(by: .seconds(1))
                journal.write("\(name) at \(time.elapsed)")
            }
        }
    }

    private static let advanced = ["sleeper", "b at 1.0 seconds", "a at 1.0 seconds"]

    func testTasksMayAdvanceTimeThatASyncBodyAdvances() throws {
        let (time, journal) = (VirtualTime(), Journal())
        try withDeterministicTasks(allowingUnfinishedTasks: true) {
            Self.startTasksThatAdvance(time, journal)
            time.advance(by: .zero)
            XCTAssertEqual(journal.entries, Self.advanced)
        }
    }

    func testTasksMayAdvanceTimeThatAnAsyncBodyAdvances() async throws {
        let (time, journal) = (VirtualTime(), Journal())
        try await withDeterministicTasks(allowingUnfinishedTasks: true) {
            Self.startTasksThatAdvance(time, journal)
            await time.advance(by: .zero)
            XCTAssertEqual(journal.entries, Self.advanced)
        }
    }

    func testAnAsyncBodyWaitsForATaskThatAdvancesTimeInSync() async throws {
        let (time, journal) = (VirtualTime(), Journal())
        let advance = { @MainActor @Sendable () -> Void in time.advance(by: .seconds(1)) }
        try await withDeterministicTasks {
            Task {
                try await time.clock.sleep(for: .seconds(1))
                journal.write("sleeper")
            }
            Task { @MainActor in
                advance()
                journal.write("task")
            }
            await time.advance(by: .zero)
            journal.write("body")
        }
        XCTAssertEqual(journal.entries, ["sleeper", "task", "body"])
    }

    func testTasksMayAdvanceTimeAtTheEnd() throws {
        let (time, journal) = (VirtualTime(), Journal())
        try withDeterministicTasks(allowingUnfinishedTasks: true) { Self.startTasksThatAdvance(time, journal) }
        XCTAssertEqual(journal.entries, Self.advanced)
    }

    // MARK: Running to the end

    func testARunEndsWhenNothingIsPending() throws {
        let (time, journal) = (VirtualTime(), journal)
        time.queue.asyncAfter(deadline: time.queue.currentTime + 60) {
            journal.write("a minute")
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3_600) { journal.write("an hour later") }
        }
        try time.run()
        XCTAssertEqual(journal.entries, ["a minute", "an hour later"])
        XCTAssertEqual(time.elapsed, .seconds(3_660))
        try time.run()
        XCTAssertEqual(time.elapsed, .seconds(3_660))
    }

    func testManyThatWaitAreNoChain() throws {
        let time = VirtualTime()
        for _ in 0..<500 {
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) { [journal] in journal.write("") }
        }
        try time.run(limit: 1)
        XCTAssertEqual(journal.entries.count, 500)
    }

    /// The line on which `poll` submits itself again.
    private static let pollLine = #line + 4

    private static func poll(_ time: VirtualTime, every milliseconds: Int) {
        let deadline = time.queue.currentTime + .milliseconds(milliseconds)
        time.queue.asyncAfter(deadline: deadline) { poll(time, every: milliseconds) }
    }

    func testWhatIsSubmittedAfterARunIsNoChainWithWhatCameBefore() throws {
        let time = VirtualTime()
        for _ in 0..<10 {
            time.queue.async {}
            XCTAssertNoThrow(try time.run(limit: 3))
        }
    }

    func testARunThatDoesNotEndNamesTheWorkThatRenewsItself() {
        let time = VirtualTime()
        Self.poll(time, every: 500)
        XCTAssertThrowsError(try time.run()) { error in
            XCTAssertEqual(
                "\(error)",
                """
                run() does not come to an end: work renews itself, 10001 times until now; the last of it is work of “queue”, \
                due at 5000.5 s, submitted at 5000 s at \(#filePath):\(Self.pollLine)
                  advance(by:) lets a given time pass; run(limit:) takes longer chains of work
                """
            )
        }
    }

    func testARunEndsAlthoughTheWorkThatRenewsItselfAdvancesTheTime() {
        let time = VirtualTime()
        @Sendable func tick() {
            time.advance(by: .zero)
            time.queue.async { tick() }
        }
        time.queue.async { tick() }
        XCTAssertThrowsError(try time.run(limit: 100)) { XCTAssertTrue("\($0)".contains("101 times"), "\($0)") }
    }

    func testARunNamesALoopOfATask() throws {
        let time = VirtualTime()
        let line = #line + 4
        try withDeterministicTasks {
            let task = Task {
                while true {
                    try await time.clock.sleep(for: .seconds(1))
                }
            }
            XCTAssertThrowsError(try time.run(limit: 100)) { error in
                XCTAssertTrue("\(error)".contains("a sleep, due at 101 s, begun at 100 s at \(#filePath):\(line)"))
            }
            task.cancel()
        }
    }

    func testAnInstantThatDoesNotEndIsAFailure() {
        let time = makeTime()
        Self.poll(time, every: 0)
        time.advance(by: .seconds(1))
        assertList(
            failures.entries,
            """
            virtual time cannot go on: work renews itself without a delay, 10001 times until now; the last of it is work of \
            “queue”, due at 0 s, submitted at 0 s at \(#filePath):\(Self.pollLine)
              let the work wait before it submits itself again
            """
        )
        XCTAssertEqual(time.elapsed, .seconds(1))
    }

    // MARK: Nobody waits

    func testAdvancingWhileNobodyWaitsIsAFailureIfThatIsWanted() {
        let time = makeTime(failsWhenNobodyWaits: true)
        time.advance(by: .seconds(3))
        assertList(
            failures.entries,
            """
            virtual time was advanced to 3 s, and nobody was waiting
              start what waits before; a task that was only started waits once it has run, see withDeterministicTasks
            """
        )
        XCTAssertEqual(time.elapsed, .seconds(3))
    }

    func testSoIsAdvancingInAnAsyncTest() async {
        let time = makeTime(failsWhenNobodyWaits: true)
        await time.advance(by: .seconds(3))
        XCTAssertEqual(
            failures.entries.map { $0.split(separator: "\n")[0] },
            ["virtual time was advanced to 3 s, and nobody was waiting"]
        )
        time.queue.asyncAfter(deadline: time.queue.currentTime + 5) {}
        await time.advance(by: .seconds(3))
        XCTAssertEqual(failures.entries.count, 1)
    }

    func testAdvancingWhileSomebodyWaitsForLongerIsNone() {
        let time = makeTime(failsWhenNobodyWaits: true)
        time.queue.asyncAfter(deadline: time.queue.currentTime + 5) {}
        time.advance(by: .seconds(3))
        XCTAssertEqual(failures.entries, [])
    }

    func testATaskThatWaitsOnceItHasRunIsSomebody() throws {
        let time = makeTime(failsWhenNobodyWaits: true)
        try onMain {
            try withDeterministicTasks {
                Task { try await time.clock.sleep(for: .seconds(1)) }
                time.advance(by: .seconds(1))
            }
        }
        XCTAssertEqual(failures.entries, [])
    }

    func testWithoutAHandlerTheRunningTestFails() {
        let line = UInt(#line + 2)
        let failures = gatherFailures {
            VirtualTime(failsWhenNobodyWaits: true).advance(by: .seconds(1))
        }
        XCTAssertEqual(failures.first?.message.prefix(56), "virtual time was advanced to 1 s, and nobody was waiting")
        XCTAssertEqual(failures.first?.location?.line, Int(line))
        XCTAssertEqual(failures.first?.location?.file, #filePath)
    }
}
