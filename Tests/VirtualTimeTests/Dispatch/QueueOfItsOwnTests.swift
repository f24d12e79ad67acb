@preconcurrency import Dispatch
import Expect
import TestSupport
import VirtualTime
import XCTest

/// A queue that a spec creates directly, without a `VirtualTime`.
final class QueueOfItsOwnTests: XCTestCase {
    private let queue = TestDispatchQueue()
    private let journal = Journal()

    private func write(_ line: String) -> @Sendable () -> Void {
        { [journal] in journal.write(line) }
    }

    func testItIsAdvanced() {
        queue.asyncAfter(deadline: queue.currentTime + .seconds(3), execute: write("three"))
        queue.advance(by: .milliseconds(2_999))
        XCTAssertEqual(journal.entries, [])
        queue.advance(by: .milliseconds(1))
        XCTAssertEqual(journal.entries, ["three"])
    }

    func testItRunsToTheEnd() {
        let journal = journal
        queue.asyncAfter(deadline: queue.currentTime + .seconds(3)) { [queue] in
            queue.asyncAfter(deadline: queue.currentTime + .seconds(4)) { journal.write("seven") }
        }
        queue.run()
        XCTAssertEqual(journal.entries, ["seven"])
        XCTAssertEqual(queue.time.elapsed, .seconds(7))
    }

    func testARunThatDoesNotEndIsAFailure() async {
        let failures = Journal()
        let queue = VirtualTime { failures.write($0.description) }.queue
        @Sendable func renew() { queue.asyncAfter(deadline: queue.currentTime + 1, execute: renew) }
        renew()
        let run = { queue.run(limit: 5) }
        run()
        await queue.run(limit: 20)
        let beginnings = failures.entries.map { String($0.prefix(61)) }
        XCTAssertEqual(
            beginnings,
            [6, 21].map {
                String("run() does not come to an end: work renews itself, \($0) times until now".prefix(61))
            }
        )
    }

    func testAChainOfTenThousandIsLongEnough() async {
        let failures = Journal()
        func queueWithWorkThatRenewsItself() -> TestDispatchQueue {
            let queue = VirtualTime { failures.write($0.description) }.queue
            @Sendable func renew() { queue.asyncAfter(deadline: queue.currentTime + 1, execute: renew) }
            renew()
            return queue
        }
        let queue = queueWithWorkThatRenewsItself()
        let run = { queue.run() }
        run()
        await queueWithWorkThatRenewsItself().run()
        XCTAssertEqual(failures.entries.map { $0.contains("work renews itself, 10001 times until now") }, [true, true])
    }

    func testARunThatDoesNotEndFailsAtItsLine() {
        let queue = queue
        @Sendable func renew() { queue.asyncAfter(deadline: queue.currentTime + 1, execute: renew) }
        renew()
        let line: Int = #line + 1
        let failures = gatherFailures { queue.run(limit: 5) }
        XCTAssertEqual(failures.map(\.location?.line), [line])
    }

    func testAQueueOfATimeAdvancesTheTime() {
        let time = VirtualTime()
        let disk = time.makeQueue(label: "disk")
        time.queue.asyncAfter(deadline: time.queue.currentTime + 1, execute: write("one"))
        disk.asyncAfter(deadline: disk.currentTime + 2, execute: write("two"))
        disk.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, ["one"])
        time.queue.run()
        XCTAssertEqual(journal.entries, ["one", "two"])
        XCTAssertEqual(time.elapsed, .seconds(2))
    }

    func testItsTimeIsOne() {
        XCTAssertTrue(queue.time.queue === queue)
        queue.time.advance(by: .seconds(2))
        XCTAssertEqual(queue.time.elapsed, .seconds(2))
        XCTAssertEqual(queue.time.clock.now.offset, .seconds(2))
        XCTAssertEqual(queue.label, "queue")
        XCTAssertEqual(TestDispatchQueue(label: "disk").label, "disk")
    }

    func testAFailureGoesToTheOwnerOfTheTime() {
        let journal = journal
        let time = VirtualTime(failsWhenNobodyWaits: true) { _ in journal.write("nobody") }
        time.queue.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, ["nobody"])
    }

    func testAsyncCodeAdvancesIt() async {
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1), execute: write("one"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(2), execute: write("two"))
        queue.asyncAfter(deadline: queue.currentTime + .seconds(3), execute: write("three"))
        await queue.advance(by: .seconds(1))
        XCTAssertEqual(journal.entries, ["one"])
        await queue.advance(by: DispatchTimeInterval.seconds(1))
        XCTAssertEqual(journal.entries, ["one", "two"])
        await queue.run()
        XCTAssertEqual(journal.entries, ["one", "two", "three"])
    }

    // MARK: Intervals of Dispatch

    func testIntervalsOfDispatchAreTakenToo() async {
        let intervals: [DispatchTimeInterval] = [
            .seconds(1), .milliseconds(1), .microseconds(1), .nanoseconds(1), .seconds(-1),
        ]
        intervals.forEach { queue.advance(by: $0) }
        XCTAssertEqual(queue.time.elapsed, .nanoseconds(1_001_001_001))
        await queue.time.advance(by: DispatchTimeInterval.seconds(1))
        XCTAssertEqual(queue.time.elapsed, .nanoseconds(2_001_001_001))
    }

    func testAnIntervalOfNeverIsTheRestOfTime() {
        queue.asyncAfter(deadline: queue.currentTime + .seconds(1_000_000), execute: write("late"))
        queue.advance(by: DispatchTimeInterval.never)
        XCTAssertEqual(journal.entries, ["late"])
        XCTAssertEqual(queue.time.elapsed, .seconds(Int64.max))
    }

    // MARK: The current time

    func testDeadlinesThatCountFromTheCurrentTimeAreExact() {
        queue.advance(by: .seconds(10))
        let start = queue.currentTime
        queue.asyncAfter(deadline: start + .seconds(3), execute: write("three"))
        queue.asyncAfter(
            deadline: start + .microseconds(2),
            execute: DispatchWorkItem(block: write("two microseconds"))
        )
        queue.asyncAfter(deadline: start - .seconds(20), execute: write("past"))
        XCTAssertEqual(queue.time.pending.map(\.deadline), [.seconds(10), .microseconds(10_000_002), .seconds(13)])
        queue.advance(by: .seconds(3))
        XCTAssertEqual(journal.entries, ["past", "two microseconds", "three"])
        XCTAssertEqual(seconds(from: start), 3)
    }

    /// Returns the number of whole seconds from an earlier time to the queue's current time.
    private func seconds(from start: DispatchTime) -> UInt64 {
        (queue.currentTime.uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
    }

    func testTheCurrentTimeIsKnownForNinetyYears() {
        let (start, year) = (queue.currentTime, 365 * 86_400)
        queue.advance(by: .seconds(90 * year))
        XCTAssertEqual(seconds(from: start), UInt64(90 * year))
        queue.advance(by: .seconds(year))
        XCTAssertEqual(seconds(from: start), UInt64(90 * year))
    }

    // MARK: The protocol of an application

    func testItMeetsAProtocolWithASyncFunctionThatDoesNotThrow() {
        let queue: any QueueOfAnApplication = queue
        var isRun = false
        queue.sync { isRun = true }
        XCTAssertTrue(isRun)
        queue.async(execute: DispatchWorkItem(block: write("item")))
        queue.sync { journal.write("after the item") }
        XCTAssertEqual(journal.entries, ["item", "after the item"])
    }
}

/// A protocol that an application declares for its queues. Both kinds of queues conform to it with an empty extension.
private protocol QueueOfAnApplication: AnyObject {
    func sync(execute block: () -> Void)
    func sync(execute item: DispatchWorkItem)
    func async(execute item: DispatchWorkItem)
    func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS,
        flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    )
}
extension DispatchQueue: QueueOfAnApplication {}
extension TestDispatchQueue: QueueOfAnApplication {}
