import TaskHooks
import TestSupport
import XCTest

@testable import VirtualTime

final class RealDeadlineTests: SharedTestCase {
    private func roundest(_ low: Double, _ high: Double) -> Double {
        Double(RealDeadline.roundest(from: Int64((low * 1e6).rounded()), to: Int64((high * 1e6).rounded()))) / 1e6
    }

    /// In milliseconds.
    func testOfPunctualCallsTheNextMillisecondIsMeant() {
        for meant in [1.0, 2, 16, 17, 250, 299, 300, 999, 2_999, 3_000, 3_001, 60_000, 86_399_999] {
            XCTAssertEqual(roundest(meant - 0.000_5, meant + 0.999_5), meant)
            XCTAssertEqual(roundest(meant - 0.9, meant + 0.1), meant)
            XCTAssertEqual(roundest(meant, meant + 1 - 0.000_001), meant)
        }
    }

    func testOfLateCallsTheRoundestDelayIsMeant() {
        XCTAssertEqual(roundest(2_971.3, 3_020), 3_000)
        XCTAssertEqual(roundest(2_100.2, 3_050), 3_000)
        XCTAssertEqual(roundest(286.1, 305), 300)
        XCTAssertEqual(roundest(231.1, 265), 250)
        XCTAssertEqual(roundest(1_461.1, 1_510), 1_500)
        XCTAssertEqual(roundest(0.4, 12.1), 10)
        XCTAssertEqual(roundest(59_940.2, 60_010), 60_000)
        XCTAssertEqual(roundest(4.2, 5.3), 5)
    }

    /// What is meant by 3,000 ms that arrive so many milliseconds late, or by another number.
    private func meant(
        _ meant: Double = 3_000,
        late: Double = 0.01,
        real: Int64,
        processor: Int64 = 0,
        forced: Int64 = 0,
        own: Int64 = 0
    ) -> Double {
        let before = thread_usage(real_time: 5_000_000, processor_time: 3_000_000, forced_waits: 7, own_waits: 9)
        let now = thread_usage(
            real_time: before.real_time + real * 1_000_000,
            processor_time: before.processor_time + processor * 1_000_000,
            forced_waits: before.forced_waits + forced,
            own_waits: before.own_waits + own
        )
        return Double(RealDeadline.meant(by: Int64((meant - late) * 1e6), since: before, until: now)) / 1e6
    }

    func testDelaysThatAreOverStayOver() {
        XCTAssertEqual(meant(0, late: 0, real: 50, forced: 1), 0)
        XCTAssertEqual(meant(-3, late: 0, real: 50, forced: 1), -3)
    }

    func testAThreadThatHadItsProcessorIsNotLate() {
        XCTAssertEqual(meant(2_999, real: 0), 2_999)
        XCTAssertEqual(meant(2_999, late: 0.9, real: 50, processor: 50), 2_999)
        XCTAssertEqual(meant(2_999, late: 0.9, real: 50, processor: 50, forced: 3), 2_999)
    }

    func testAThreadThatWaitedOfItsOwnAccordIsNotLate() {
        XCTAssertEqual(meant(2_999, real: 500, own: 4), 2_999)
        XCTAssertEqual(meant(37, real: 500, own: 4), 37)
    }

    func testAThreadThatIsSeenForTheFirstTimeIsNotLate() {
        let none = thread_usage()
        let now = thread_usage(real_time: 90_000_000_000, processor_time: 1_000, forced_waits: 1, own_waits: 0)
        XCTAssertEqual(RealDeadline.meant(by: 249_990_000, since: none, until: now), 250_000_000)
        XCTAssertEqual(RealDeadline.meant(by: 36_990_000, since: none, until: now), 37_000_000)
        XCTAssertEqual(RealDeadline.meant(by: 990_974_000, since: none, until: now), 1_000_000_000)
    }

    func testAThreadThatLostItsProcessorIsAsLateAsItWaited() {
        XCTAssertEqual(meant(late: 38, real: 40, forced: 1), 3_000)
        XCTAssertEqual(meant(late: 38.99, real: 40, forced: 1), 3_000)
        XCTAssertEqual(meant(late: 38.5, real: 80, processor: 40, forced: 1), 3_000)
        XCTAssertEqual(meant(late: 38.5, real: 80, forced: 1, own: 2), 3_000)
    }

    func testAThreadThatLostItsProcessorLongAgoIsNotLateIfItDoesNotSeemSo() {
        XCTAssertEqual(meant(2_999, real: 80, processor: 40, forced: 1), 2_999)
        XCTAssertEqual(meant(2_999, real: 80, forced: 1, own: 3), 2_999)
        XCTAssertEqual(meant(2_999, real: 5_000, processor: 300, forced: 9, own: 30), 2_999)
    }

    func testAMachineThatStoodStillIsSeenWithoutAWait() {
        XCTAssertEqual(meant(late: 27, real: 30, processor: 1), 3_000)
    }

    func testTheLeastLatenessThatMakesARoundDelayIsAssumed() {
        for round in [10.0, 15, 20, 50, 100, 150, 250, 300, 500, 1_000, 1_500, 2_000, 3_000, 10_000, 30_000, 60_000] {
            XCTAssertEqual(meant(round, late: 0.7, real: 900, forced: 1), round)
            guard round >= 150 else { continue }
            XCTAssertEqual(meant(round, late: 3.3, real: 900, forced: 1, own: 3), round)
            XCTAssertEqual(meant(round, late: 9.2, real: 900, forced: 1), round)
        }
        XCTAssertEqual(meant(980, late: 0.06, real: 900, forced: 1), 1_000)
        XCTAssertEqual(meant(120, real: 900, forced: 1), 120)
    }

    func testALatenessHasItsLimit() {
        XCTAssertEqual(meant(977, late: 0.5, real: 3, forced: 1), 977)
        XCTAssertEqual(meant(1_977, late: 0.5, real: 1_000_000, forced: 1), 2_000)
        XCTAssertEqual(meant(997, late: 0.5, real: 3, forced: 1), 997)
        XCTAssertEqual(meant(998, late: 0.5, real: 3, forced: 1), 1_000)
    }

    func testTheKernelTellsWhatAThreadHasUsedUp() {
        let before = thread_usage_now()
        Thread.sleep(forTimeInterval: 0.002)
        let now = thread_usage_now()
        XCTAssertGreaterThanOrEqual(now.real_time - before.real_time, 2_000_000)
        XCTAssertGreaterThanOrEqual(now.processor_time, before.processor_time)
        #if os(Linux)
            XCTAssertGreaterThan(now.own_waits, before.own_waits)
        #endif
    }
}
