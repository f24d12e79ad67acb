import Expect
import TestSupport
import XCTest

/// Waits whose thread is busy until after the deadline.
final class StallTests: XCTestCase {
    func testWhatHappensDuringAStallIsSeen() {
        onMainAsync {
            var value = 0
            Task { @MainActor in
                block(for: 0.15)
                value = 1
            }
            let found = await messages { await expect { value }.toEventually(equal(1), timeout: .milliseconds(50)) }
            XCTAssertEqual(found, [])
        }
    }

    func testWhatIsQueuedDuringAStallIsSeen() {
        onMainAsync {
            var value = 0
            Task { @MainActor in
                block(for: 0.15)
                await Task.yield()
                value = 1
            }
            let found = await messages { await expect { value }.toEventually(equal(1), timeout: .milliseconds(50)) }
            XCTAssertEqual(found, [])
        }
    }

    func testTheSyncFormLooksAgainAfterAStall() {
        MainActor.assumeIsolated {
            var value = 0
            DispatchQueue.main.async {
                block(for: 0.15)
                DispatchQueue.main.async { value = 1 }
            }
            XCTAssertEqual(messages { expect(value).toEventually(equal(1), timeout: .milliseconds(50)) }, [])
            DispatchQueue.main.async {
                block(for: 0.15)
                DispatchQueue.main.async { value = 2 }
            }
            XCTAssertEqual(messages { waitUntilEqual(value, 2, timeout: .milliseconds(50)) }, [])
        }
    }

    func testATimerThatIsDueAfterAStallDoesNotHideTheMainQueueFromTheLastLook() {
        MainActor.assumeIsolated {
            var value = 0
            DispatchQueue.main.async {
                block(for: 0.15)
                // The run loop fires this timer first, and the timer takes longer than the last pause.
                RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in block(for: 0.01) }, forMode: .default)
                DispatchQueue.main.async { value = 1 }
            }
            XCTAssertEqual(messages { expect(value).toEventually(equal(1), timeout: .milliseconds(50)) }, [])
        }
    }

    func testAStateBetweenTwoBlocksAfterAStallIsSeen() {
        MainActor.assumeIsolated {
            var value = 0
            for isExpected in [true, false] {
                DispatchQueue.main.async {
                    block(for: 0.05)
                    DispatchQueue.main.async {
                        value = 1
                        DispatchQueue.main.async { value = 0 }
                    }
                }
                let found = messages {
                    if isExpected {
                        expect(value).toEventually(equal(1), timeout: .milliseconds(10))
                    } else {
                        expect(value).toNever(equal(1), until: .milliseconds(10))
                    }
                }
                XCTAssertEqual(found.count, isExpected ? 0 : 1)
            }
        }
    }

    func testSeveralLooksInARowAreMadeAfterAStall() {
        MainActor.assumeIsolated {
            var value = 0
            DispatchQueue.main.async {
                block(for: 0.15)
                value = 1
            }
            XCTAssertEqual(messages { expect(value).toEventually(equal(1), timeout: .milliseconds(50), inARow: 4) }, [])
        }
    }

    func testLooksInARowDoNotOutlastTheDeadlineForEver() {
        let found = messages { expect(1).toEventually(equal(1), timeout: .milliseconds(5), inARow: .max) }
        XCTAssertEqual(found.count, 1)
    }

    func testAStallAloneDoesNotFailWhatMustHoldTheWholeTime() {
        onMainAsync {
            var value: Int?
            func read() throws -> Int { try value ?? trouble() }
            Task { @MainActor in
                block(for: 0.15)
                value = 1
            }
            var found = await messages { await expect { try read() }.toNever(equal(2), until: .milliseconds(50)) }
            XCTAssertEqual(found, [])
            value = nil
            Task { @MainActor in
                block(for: 0.15)
                value = 1
            }
            found = await messages { await expect { try read() }.toAlways(equal(1), until: .milliseconds(50)) }
            XCTAssertEqual(found, [])
        }
    }

    func testTheWholeTimeIncludesTheStall() {
        onMainAsync {
            var value = 1
            Task { @MainActor in
                block(for: 0.15)
                value = 2
            }
            var found = await messages { await expect { value }.toNever(equal(2), until: .milliseconds(50)) }
            XCTAssertEqual(
                withoutNumbers(found),
                ["expected to never equal 2, got 2 (looked N times in T)\n  on the way: 1 after T, 2 after T"]
            )
            Task { @MainActor in
                block(for: 0.15)
                value = 1
            }
            found = await messages { await expect { value }.toAlways(equal(2), until: .milliseconds(50)) }
            XCTAssertEqual(
                withoutNumbers(found),
                ["expected to always equal 2, got 1 (looked N times in T)\n  on the way: 2 after T, 1 after T"]
            )
        }
    }

    func testAWaitInVainLooksAfterItsDeadline() {
        var last = ContinuousClock.now
        let start = last
        let found = messages {
            expect { last = .now }.toEventually(throwError(), timeout: .milliseconds(20), pollInterval: .seconds(60))
        }
        XCTAssertEqual(found.count, 1)
        XCTAssertGreaterThanOrEqual(last - start, .milliseconds(20))
    }
}
