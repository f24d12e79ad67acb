import SpecEvents
import TestSupport
import XCTest

@testable import Expect

/// Behavior that all forms of waiting share.
final class PollStateTests: XCTestCase {
    func testStopTryingEndsTheWait() {
        let looks = Looks()
        func port() throws -> Int {
            if looks.look() == 3 { throw StopTrying("the server has exited") }
            return 0
        }
        assertList(
            withoutNumbers(messages { expect { try port() }.toEventually(equal(8080), timeout: .seconds(60)) }),
            "expected to eventually equal 8080, threw StopTrying: the server has exited (looked N times in T)\n"
                + "  on the way: 0 after T, threw StopTrying: the server has exited after T"
        )
        XCTAssertEqual(looks.count, 3)
    }

    func testTryAgainAfterLengthensThePause() {
        let looks = Looks()
        func value() throws -> Int {
            if looks.look() < 3 { throw TryAgainAfter(.milliseconds(20)) }
            return 1
        }
        let start = ContinuousClock.now
        XCTAssertEqual(messages { expect { try value() }.toEventually(equal(1)) }, [])
        XCTAssertEqual(looks.count, 3)
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(40))
    }

    func testTryAgainAfterCannotOutlastTheDeadline() {
        var state = PollState(.toEventually, timeout: .seconds(20), pollInterval: nil)
        let sample = MatchEvaluation(of: .error(TryAgainAfter(.seconds(60))), by: equal(1), .toEventually)
        XCTAssertLessThanOrEqual(state.pause(after: sample) ?? .zero, .seconds(20))
    }

    func testItCanHaveToPassSeveralTimesInARow() {
        let looks = Looks()
        XCTAssertEqual(messages { expect(looks.look() != 3).toEventually(beTrue(), inARow: 4) }, [])
        XCTAssertEqual(looks.count, 7)
        let others = Looks()
        XCTAssertEqual(
            withoutNumbers(
                messages {
                    expect(others.look().isMultiple(of: 2))
                        .toEventually(beTrue(), timeout: .milliseconds(5), inARow: 2)
                }
            )
            .map { $0.contains("expected 2 passes in a row, got ") },
            [true]
        )
        for least in [0, -1, Int.min] {
            XCTAssertEqual(messages { expect(1).toEventually(equal(1), inARow: least) }, [])
            XCTAssertEqual(
                messages { expect(1).toEventually(equal(2), timeout: .milliseconds(2), inARow: least) }.count,
                1
            )
        }
    }

    func testExpectationsInsideTheExpressionBelongToTheLook() {
        let looks = Looks()
        expect {
            let count = looks.look()
            expect(count) > 2
            expect(count) > 3
        }.toEventually(succeed())
        XCTAssertEqual(looks.count, 4)
        let line = #line + 1
        let found = messages { expect { expect(1) == 2 }.toEventually(succeed(), timeout: .milliseconds(5)) }
        assertList(
            withoutNumbers(found),
            "expected to eventually succeed (looked N times in T)\n"
                + "  \(#filePath):\(line): expected to equal 2, got 1"
        )
    }

    func testRequirementsInsideTheExpressionToo() async {
        let looks = Looks()
        await expect { try require(looks.look()) == 4 }.toEventually(succeed())
        await expect { () async throws in try require(looks.look()) == 8 }.toEventually(succeed())
        XCTAssertEqual(looks.count, 8)
    }

    func testAFailureTellsHowTheValueChanged() {
        let looks = Looks()
        let found = messages {
            expect(min(looks.look(), 12)).toEventually(equal(0), timeout: .milliseconds(400), pollInterval: .zero)
        }
        assertList(
            withoutNumbers(found),
            "expected to eventually equal 0, got 12 (looked N times in T)\n  on the way: 1 after T, 2 after T, "
                + "3 after T, … 4 more …, 8 after T, 9 after T, 10 after T, 11 after T, 12 after T"
        )
    }

    func testAThreadsChangeIsSeen() {
        let value = Lock(0)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.005)
            value.withLock { $0 = 1 }
        }
        XCTAssertEqual(messages { expect(value.withLock { $0 }).toEventually(equal(1)) }, [])
    }

    func testAWaitOnAnotherThreadPauses() {
        let count = Lock(0)
        let isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let looks = Looks()
            _ = messages {
                expect(-looks.look()).toEventually(equal(2), timeout: .milliseconds(20), pollInterval: .seconds(60))
            }
            count.withLock { $0 = looks.count }
            isOver.signal()
        }
        isOver.wait()
        XCTAssertTrue((2...3).contains(count.withLock(\.self)), "\(count.withLock(\.self))")
    }

    func testNoArgumentTraps() {
        let durations: [Duration] = [.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1)]
        for one in durations {
            for other in durations + [.seconds(Int64.max)] {
                XCTAssertEqual(messages { expect(1).toNever(equal(2), until: one, pollInterval: other) }, [])
                XCTAssertEqual(messages { expect(1).toAlways(equal(1), until: one, pollInterval: other) }, [])
                let found = messages {
                    expect(1).toEventually(equal(2), timeout: one, pollInterval: other)
                    expect(1).toEventuallyNot(equal(1), timeout: one, pollInterval: other)
                }
                XCTAssertEqual(found.count, 2)
                XCTAssertEqual(messages { waitUntil(timeout: one) { $0() } }, [])
            }
        }
        XCTAssertEqual(messages { expect(1).toEventually(equal(1), timeout: .seconds(Int64.max)) }, [])
    }

    func testRequirementsWait() async throws {
        let looks = Looks()
        let value = try await require(looks.look()).toEventually(equal(3))
        XCTAssertEqual(value, 3)
        let found = await gatherFailures {
            try await require(1).toEventually(equal(2), timeout: .milliseconds(2))
            XCTFail("the requirement does not end it")
        }
        XCTAssertEqual(found.count, 1)
    }
}
