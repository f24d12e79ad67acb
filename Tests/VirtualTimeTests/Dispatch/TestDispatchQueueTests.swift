@preconcurrency import Dispatch
import VirtualTime
import TestSupport
import XCTest

final class TestDispatchQueueTests: XCTestCase {
    private let time = VirtualTime()
    private let journal = Journal()
    private var queue: TestDispatchQueue { time.queue }

    /// Returns a closure that writes a line to the journal.
    private func write(_ line: String) -> @Sendable () -> Void {
        { [journal] in journal.write(line) }
    }

    private func item(_ line: String) -> DispatchWorkItem {
        DispatchWorkItem { [journal] in journal.write(line) }
    }

    // MARK: Order

    func testWorkIsRunInTheOrderOfItsDeadlines() {
        queue.asyncAfter(deadline: queue.currentTime + .seconds(3), execute: write("three"))
        queue.asyncAfter(deadline: queue.currentTime + .milliseconds(1), execute: write("a millisecond"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: write("one"))
        queue.async(execute: write("at once"))
        XCTAssertEqual(journal.entries, [])
        time.advance(by: .seconds(3))
        XCTAssertEqual(journal.entries, ["at once", "a millisecond", "one", "three"])
    }

    func testWorkOfEqualDeadlinesIsRunInTheOrderOfSubmission() {
        for number in 1...100 {
            queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: write("\(number)"))
        }
        time.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, (1...100).map(String.init))
    }

    func testAllWaysToSubmitKeepTheirOrder() {
        queue.asyncAfter(deadline: queue.currentTime + 1, execute: write("closure"))
        queue.asyncAfter(deadline: queue.currentTime + 1, execute: item("item"))
        queue.asyncAfter(wallDeadline: .now() + 1, execute: write("wall closure"))
        queue.asyncAfter(wallDeadline: .now() + 1, execute: item("wall item"))
        time.advance(by: .milliseconds(999))
        XCTAssertEqual(journal.entries, [])
        time.advance(by: .milliseconds(1))
        XCTAssertEqual(journal.entries, ["closure", "item", "wall closure", "wall item"])
    }

    func testDeadlinesThatHavePassedAreDueAtOnceAfterWhatIsDueAlready() {
        queue.async(execute: write("first"))
        queue.asyncAfter(deadline: .now() - 10, execute: write("past"))
        queue.asyncAfter(wallDeadline: .now() - 10, execute: write("past on the wall"))
        time.advance(by: .zero)
        XCTAssertEqual(journal.entries, ["first", "past", "past on the wall"])
        XCTAssertEqual(time.elapsed, .zero)
    }

    func testDistantFutureNeverComes() throws {
        queue.asyncAfter(deadline: .distantFuture, execute: write("never"))
        queue.asyncAfter(wallDeadline: .distantFuture, execute: write("never on the wall"))
        time.advance(by: .seconds(1_000_000_000))
        try time.run()
        XCTAssertEqual(journal.entries, [])
        XCTAssertEqual(time.pending.map(\.deadline), [nil, nil])
    }

    func testDeadlinesFarAwayDoNotOverflow() {
        queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: .max - 1), execute: write("far"))
        queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 1), execute: write("long ago"))
        time.advance(by: .zero)
        XCTAssertEqual(journal.entries, ["long ago"])
    }

    // MARK: Work that submits work

    func testNestedDelaysAddUp() {
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1)) { [queue, journal] in
            journal.write("outer")
            queue.asyncAfter(deadline: queue.currentTime + .seconds(2)) { journal.write("inner") }
        }
        time.advance(by: .milliseconds(2_999))
        XCTAssertEqual(journal.entries, ["outer"])
        time.advance(by: .milliseconds(1))
        XCTAssertEqual(journal.entries, ["outer", "inner"])
    }

    func testNestedDelaysHappenInOneAdvance() {
        let (queue, journal, time) = (queue, journal, time)
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1)) {
            queue.asyncAfter(deadline: queue.currentTime + .seconds(2)) { journal.write("at \(time.elapsed)") }
        }
        time.advance(by: .seconds(10))
        XCTAssertEqual(journal.entries, ["at 3.0 seconds"])
        XCTAssertEqual(time.elapsed, .seconds(10))
    }

    func testWorkThatIsSubmittedWhileWorkRunsComesAfterWhatIsDue() {
        queue.async { [queue, journal] in
            journal.write("first")
            queue.async { journal.write("of the first") }
        }
        queue.async(execute: write("second"))
        time.advance(by: .zero)
        XCTAssertEqual(journal.entries, ["first", "second", "of the first"])
    }

    func testWorkMayAdvanceTheTime() {
        let (queue, journal, time) = (queue, journal, time)
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1)) {
            time.advance(by: .seconds(5))
            journal.write("now \(time.elapsed)")
        }
        queue.asyncAfter(deadline: queue.currentTime + .seconds(2)) { journal.write("at \(time.elapsed)") }
        time.advance(by: .seconds(3))
        XCTAssertEqual(journal.entries, ["at 2.0 seconds", "now 6.0 seconds"])
        XCTAssertEqual(time.elapsed, .seconds(6))
    }

    // MARK: Several queues

    func testQueuesOnOneTimeShareItsOrder() {
        let other = time.makeQueue(label: "other")
        other.asyncAfter(deadline: other.currentTime + .seconds(2), execute: write("other, two"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: write("one"))
        other.asyncAfter(deadline: other.currentTime + .seconds(1), execute: write("other, one"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(2), execute: write("two"))
        time.advance(by: .seconds(2))
        XCTAssertEqual(journal.entries, ["one", "other, one", "other, two", "two"])
        XCTAssertEqual([queue.label, other.label], ["queue", "other"])
    }

    // MARK: Sync

    func testSyncRunsAtOnceAndGivesTheResult() throws {
        struct Failed: Error {}
        XCTAssertEqual(queue.sync { 3 }, 3)
        XCTAssertEqual(queue.sync(flags: .barrier) { 4 }, 4)
        queue.sync(execute: item("item"))
        XCTAssertEqual(journal.entries, ["item"])
        XCTAssertThrowsError(try queue.sync { throw Failed() }) { XCTAssertTrue($0 is Failed) }
    }

    func testSyncComesAfterWhatIsDueOnItsQueueAndNothingElse() {
        let other = time.makeQueue(label: "other")
        queue.async(execute: write("due"))
        other.async(execute: write("due on the other"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: write("later"))
        queue.sync(execute: write("sync"))
        XCTAssertEqual(journal.entries, ["due", "sync"])
        XCTAssertEqual(time.pending.count, 2)
    }

    func testSyncDoesNotRunACancelledItem() {
        let item = item("item")
        item.cancel()
        queue.sync(execute: item)
        XCTAssertEqual(journal.entries, [])
    }

    // MARK: Work items and groups

    func testACancelledItemDoesNotRunAndIsNotPending() {
        let (kept, cancelled) = (item("kept"), item("cancelled"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: cancelled)
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: kept)
        XCTAssertEqual(time.pending.count, 2)
        cancelled.cancel()
        XCTAssertEqual(time.pending.count, 1)
        time.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, ["kept"])
    }

    func testACancelledItemNotifiesThoseWhoWaitForItAtItsTime() {
        let (early, late) = (item("early"), item("late"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: early)
        queue.asyncAfter(deadline: queue.currentTime + .seconds(2), execute: late)
        [early, late].forEach { $0.cancel() }
        time.advance(by: .milliseconds(999))
        XCTAssertEqual(early.wait(timeout: .now()), .timedOut)
        time.advance(by: .milliseconds(1))
        XCTAssertEqual(early.wait(timeout: .now()), .success)
        XCTAssertEqual(late.wait(timeout: .now()), .timedOut)
        time.advance(by: .seconds(1))
        XCTAssertEqual(late.wait(timeout: .now()), .success)
        XCTAssertEqual(journal.entries, [])
    }

    func testACancelledItemNotifiesThoseWhoWaitForItWhenItsQueueIsUsedInSync() {
        let item = item("item")
        queue.async(execute: item)
        item.cancel()
        queue.sync {}
        XCTAssertEqual(item.wait(timeout: .now()), .success)
    }

    func testRunNotifiesThoseWhoWaitForACancelledItemAndDoesNotGoThere() throws {
        let item = item("item")
        queue.asyncAfter(deadline: queue.currentTime + .seconds(60), execute: item)
        item.cancel()
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1)) {}
        try time.run()
        XCTAssertEqual(item.wait(timeout: .now()), .success)
        XCTAssertEqual(time.elapsed, .seconds(1))
    }

    func testAnItemMayCancelTheNextOne() {
        let next = item("next")
        queue.async { [journal] in
            journal.write("first")
            next.cancel()
        }
        queue.async(execute: next)
        time.advance(by: .zero)
        XCTAssertEqual(journal.entries, ["first"])
    }

    func testAnItemTellsThatItHasRun() {
        let item = item("item")
        queue.async(execute: item)
        XCTAssertEqual(item.wait(timeout: .now()), .timedOut)
        time.advance(by: .zero)
        XCTAssertEqual(item.wait(timeout: .now()), .success)
    }

    func testAGroupIsLeftWhenItsWorkHasRun() {
        let group = DispatchGroup()
        queue.async(group: group, execute: write("closure"))
        queue.async(group: group, execute: item("item"))
        XCTAssertEqual(group.wait(timeout: .now()), .timedOut)
        time.advance(by: .zero)
        XCTAssertEqual(group.wait(timeout: .now()), .success)
        XCTAssertEqual(journal.entries, ["closure", "item"])
    }

    func testAGroupIsLeftByACancelledItem() {
        let group = DispatchGroup()
        let item = item("item")
        queue.async(group: group, execute: item)
        item.cancel()
        time.advance(by: .zero)
        XCTAssertEqual(group.wait(timeout: .now()), .success)
        XCTAssertEqual(journal.entries, [])
    }

    // MARK: Threads

    func testWorkMayBeSubmittedFromAnyThread() {
        let (queue, journal) = (queue, journal)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 {
                let deadline = queue.currentTime + .seconds(1)
                queue.asyncAfter(deadline: deadline) { journal.write("\(thread) \(number)") }
            }
        }
        time.advance(by: .seconds(2))
        XCTAssertEqual(journal.entries.count, 4_000)
        for thread in 0..<8 {
            let own = journal.entries.filter { $0.hasPrefix("\(thread) ") }
            XCTAssertEqual(own, (0..<500).map { "\(thread) \($0)" })
        }
    }
}
