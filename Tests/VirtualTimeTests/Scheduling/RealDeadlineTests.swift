import TestSupport
import XCTest

@testable import VirtualTime

final class RealDeadlineTests: XCTestCase {
    private let millisecond: Int64 = 1_000_000

    /// Returns the delay that is inferred if another thread used the queue last.
    private func delay(left milliseconds: Double) -> Duration {
        RealDeadline.delay(left: Int64(milliseconds * 1_000_000), sinceLastUse: nil)
    }

    func testTheNextMillisecondIsMeant() {
        for meant: Int64 in [1, 2, 16, 17, 250, 299, 300, 999, 2_999, 3_000, 3_001, 60_000, 86_399_999] {
            for late: Int64 in [0, 1, 500, 200_000] {
                let left = meant * millisecond - late
                XCTAssertEqual(RealDeadline.delay(left: left, sinceLastUse: nil), .milliseconds(meant))
            }
        }
    }

    func testARoundDelayIsMeantIfTheThreadLostItsProcessor() {
        let latest = [5: 0.45, 50: 4.5, 100: 8.5, 250: 20.5, 500: 40.5, 1_000: 48.5, 3_000: 48.5, 60_000: 48.5]
        for (meant, latest) in latest {
            for late in [0.3, latest] {
                XCTAssertEqual(delay(left: Double(meant) - late), .milliseconds(meant), "\(meant), \(late) late")
            }
        }
        XCTAssertEqual(delay(left: 2_951.5), .seconds(3))
        XCTAssertEqual(delay(left: 2_949.5), .milliseconds(2_950))
        XCTAssertEqual(delay(left: 65.3), .milliseconds(70))
        XCTAssertEqual(delay(left: 16.6), .milliseconds(17))
        XCTAssertEqual(delay(left: 0.4), .milliseconds(1))
    }

    func testDelaysThatAreOverStayOver() {
        XCTAssertEqual(delay(left: 0), .zero)
        XCTAssertEqual(delay(left: -3), .milliseconds(-3))
    }

    func testLongDelaysDoNotOverflow() {
        XCTAssertEqual(RealDeadline.delay(left: .max, sinceLastUse: nil), .seconds(100 * 365 * 86_400))
        let use: (Int64, Int64) = (5_000, 5_000)
        XCTAssertEqual(RealDeadline.delay(left: .max, sinceLastUse: use), .seconds(100 * 365 * 86_400))
        XCTAssertLessThan(RealDeadline.delay(left: .min, sinceLastUse: use), .zero)
    }

    // MARK: The time since the thread used the queue last

    /// The intended delay is inferred even if the thread was preempted before or after `.now()`.
    func testADelayIsMeantWhateverTheThreadLost() {
        for meant: Int64 in [-10, 0, 1, 2, 10, 13, 16, 100, 250, 300, 1_000, 2_999, 3_000] {
            for lost: Int64 in [0, 300_017, 1_400_013, 2_100_011, 2_600_007, 17_300_009, 90_700_003] {
                for (before, after): (Int64, Int64) in [(lost, 0), (0, lost)] {
                    let (workBefore, workAfter): (Int64, Int64) = (3_000, 1_500)
                    let delay = RealDeadline.delay(
                        left: meant * millisecond - after - workAfter,
                        sinceLastUse: (before + workBefore + after + workAfter, workBefore + workAfter)
                    )
                    XCTAssertEqual(
                        max(delay, .zero),
                        .milliseconds(max(meant, 0)),
                        "\(meant), \(before) before, \(after) after"
                    )
                }
            }
        }
    }

    func testOfTwoWholeNumbersTheRounderOneIsMeant() {
        let use = (2_003_000, 4_000) as (Int64, Int64)
        XCTAssertEqual(RealDeadline.delay(left: 7_999_000, sinceLastUse: use), .milliseconds(10))
        XCTAssertEqual(RealDeadline.delay(left: 9_999_000, sinceLastUse: use), .milliseconds(10))
    }

    func testAThreadMayLoseItsProcessorTwice() {
        let uses: [(left: Int64, monotonic: Int64, processor: Int64)] = [
            (1_306_420, 10_907_916, 49_604), (6_541_117, 3_522_677, 16_084), (3_811_837, 6_237_636, 35_582),
            (1_047_555, 13_333_045, 36_605), (-10_034_940, 20_057_303, 41_682), (-5_968, 10_021_331, 33_830),
            (-10_331_655, 20_370_393, 26_536), (-619_328, 10_651_045, 22_708), (7_910_000, 3_200_000, 9_000),
        ]
        for use in uses {
            let delay = RealDeadline.delay(left: use.left, sinceLastUse: (use.monotonic, use.processor))
            XCTAssertEqual(delay, .milliseconds(10), "\(use)")
        }
    }

    func testAThreadThatWorkedOrWaitedIsNotTakenForOneThatLostItsProcessor() {
        let uses: [(Int64, Int64)] = [(4_100_000, 4_100_000), (14_123_000, 400_000), (14_123_000, 30_000)]
        for use in uses {
            XCTAssertEqual(RealDeadline.delay(left: 15_999_000, sinceLastUse: use), .milliseconds(16), "\(use)")
        }
    }

    func testOfALongTimeSinceTheLastUseNoMoreThanATenthIsTakenForLost() {
        let use = (25_600_000, 30_000) as (Int64, Int64)
        XCTAssertEqual(RealDeadline.delay(left: 33_700_000, sinceLastUse: use), .milliseconds(35))
    }

    func testAPartOfAMillisecondIsRoundedUp() {
        for (left, meant): (Int64, Int64) in [(499_000, 1), (16_665_600, 17), (33_332_300, 34)] {
            let delay = RealDeadline.delay(left: left, sinceLastUse: (4_000, 4_000))
            XCTAssertEqual(delay, .milliseconds(meant))
        }
    }

    // MARK: A queue on a machine that is busy

    private let machine = BusyMachine()

    private func queue() -> TestDispatchQueue {
        TestDispatchQueue(label: "queue", agenda: Agenda(machineTime: machine.now))
    }

    func testEqualDelaysKeepTheirOrderOnABusyMachine() {
        let (queue, journal, machine) = (queue(), Journal(), machine)
        for number in 0..<200 {
            if number % 7 == 3 { machine.lose(Int64(number) * 137_011) }
            let deadline = machine.deadline(after: 10)
            if number % 7 == 5 { machine.lose(Int64(number) * 137_011) }
            let item = DispatchWorkItem { journal.write("\(number)") }
            if number % 2 == 0 {
                queue.asyncAfter(deadline: deadline, execute: item)
            } else {
                queue.asyncAfter(deadline: deadline) { journal.write("\(number)") }
            }
        }
        XCTAssertEqual(Set(queue.time.pending.map(\.deadline)), [.milliseconds(10)])
        queue.advance(by: .milliseconds(10))
        XCTAssertEqual(journal.entries, (0..<200).map(String.init))
    }

    /// A wall-clock deadline is rounded up by at most the time that the thread can have lost.
    func testAWallDeadlineKnowsTheLastUseToo() throws {
        let (queue, machine) = (queue(), machine)
        queue.async {}
        machine.work(1_000_000)
        queue.asyncAfter(wallDeadline: .now() + .microseconds(955_300)) {}
        let due = try XCTUnwrap(queue.time.pending.last?.deadline)
        XCTAssertLessThan(due, .milliseconds(960))
    }

    func testWorkOfAnAdvanceCountsFromItsOwnStart() {
        let (queue, journal, machine) = (queue(), Journal(), machine)
        machine.lose(20_345_000)
        queue.asyncAfter(deadline: machine.deadline(after: 5)) {
            let deadline = machine.deadline(after: 13)
            machine.lose(7_654_000)
            queue.asyncAfter(deadline: deadline) { journal.write("\(queue.time.elapsed)") }
        }
        machine.lose(300_000_000)
        queue.advance(by: .seconds(1))
        let deadline = machine.deadline(after: 1)
        machine.lose(2_222_000)
        queue.asyncAfter(deadline: deadline) { journal.write("\(queue.time.elapsed)") }
        queue.run()
        XCTAssertEqual(journal.entries, ["0.018 seconds", "1.001 seconds"])
    }
}

/// The clocks of a machine on which a test decides when the thread is preempted.
private final class BusyMachine: @unchecked Sendable {
    private var time = MachineTime(monotonic: 5_000_000_000, processor: 0)

    var now: @Sendable () -> MachineTime {
        { [self] in
            work()
            return time
        }
    }

    func deadline(after milliseconds: Int) -> DispatchTime {
        work()
        return DispatchTime(uptimeNanoseconds: UInt64(time.monotonic)) + .milliseconds(milliseconds)
    }

    /// Simulates that other threads use the processor for the given time.
    func lose(_ nanoseconds: Int64) { time.monotonic += nanoseconds }

    func work(_ nanoseconds: Int64 = 1_500) {
        time.monotonic += nanoseconds
        time.processor += nanoseconds
    }
}
