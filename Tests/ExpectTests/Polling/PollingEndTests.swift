import Expect
import SpecEvents
import TestSupport
import XCTest

/// Ways in which a wait ends before its deadline.
final class PollingEndTests: XCTestCase {
    private let long = Duration.seconds(60)

    func testGivingUpAndLongerPausesInAsyncForms() async {
        let looks = Looks()
        func value() throws -> Int {
            switch looks.look() {
            case 1: throw TryAgainAfter(.milliseconds(20))
            case 2: throw StopTrying("it is over")
            default: return 1
            }
        }
        let start = ContinuousClock.now
        let found = await messages { await expect { try value() }.toEventually(equal(1), timeout: long) }
        assertList(
            withoutNumbers(found),
            "expected to eventually equal 1, threw StopTrying: it is over (looked N times in T)\n"
                + "  on the way: threw TryAgainAfter: 0.02 seconds after T, threw StopTrying: it is over after T"
        )
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(20))
    }

    func testAMatcherEndsThePollingAsAnExpressionDoes() async {
        let looks = Looks()
        func beReady(_ end: any Error) -> Matcher<Int> {
            Matcher("be ready") { _ in
                if looks.look() % 3 == 0 { throw end }
                return false
            }
        }
        func beWhole<Value>(_ end: any Error) -> Matcher<Value> { Matcher("be whole") { _ in throw end } }
        func beReadyLater() -> AsyncMatcher<Int> { AsyncMatcher("be ready") { _ in throw StopTrying("it is over") } }
        let text =
            "expected to eventually be ready, got 1 (looked N times in T)\n"
            + "  the matcher threw StopTrying: it is over"
        let found = await messages {
            await expect(1).toEventually(beReady(StopTrying("it is over")), timeout: long)
            await expect { 1 }.toEventually(beReady(StopTrying("it is over")), timeout: long)
            await expect(1).toEventually(beReady(TryAgainAfter(long)), timeout: .milliseconds(20))
        }
        XCTAssertEqual(withoutNumbers(found).prefix(2), [text, text])
        let inside = messages {
            expect { () in }.toEventually(output(beWhole(StopTrying("it is over"))), timeout: long)
            expect { () in }.toEventually(postNotifications(beWhole(StopTrying("it is over"))), timeout: long)
        }
        XCTAssertEqual(inside.map { $0.contains("the matcher threw StopTrying: it is over") }, [true, true])
        XCTAssertEqual(found.count, 3)
        XCTAssertLessThan(looks.count, 14)
        let once = await messages { await expect(1).toEventually(beReadyLater(), timeout: long) }
        XCTAssertEqual(once.count, 1)
    }

    func testAMatcherInsideOfOthersEndsThePollingToo() async {
        func beReady<Value>() -> Matcher<Value> { Matcher("be ready") { _ in throw StopTrying("it is over") } }
        func stopping(_ value: Int) throws -> Int? { throw StopTrying("it is over") }
        let expectations: [(Duration) -> Void] = [
            { expect(1).toEventually(!beReady(), timeout: $0) },
            { expect(1).toEventually(beReady() && equal(1), timeout: $0) },
            { expect(1).toEventually(beReady() && equal(2), timeout: $0) },
            { expect(1).toEventually(beReady() || equal(2), timeout: $0) },
            { expect(1).toEventually(map({ $0 }, beReady()), timeout: $0) },
            { expect(1).toEventually(map(stopping, equal(1)), timeout: $0) },
            { expect("a").toEventually(have(\.count, beReady()), timeout: $0) },
            { expect("a").toEventually(haveCount(beReady()), timeout: $0) },
            { expect([1]).toEventually(allPass(beReady()), timeout: $0) },
            { expect([1]).toEventually(contain(beReady()), timeout: $0) },
            { expect([1]).toEventually(consistOf(beReady()), timeout: $0) },
            { expect([1]).toEventually(elementsEqual(beReady()), timeout: $0) },
            { expect([1: 1]).toEventually(haveKey(beReady()), timeout: $0) },
        ]
        for (index, expectation) in expectations.enumerated() {
            let found = messages { expectation(long) }
            XCTAssertEqual(found.map { $0.contains("looked once in ") }, [true], "\(index): \(found)")
        }
    }

    func testStopTryingPassesWhereAnErrorIsExpected() {
        func stop() throws -> Int { throw StopTrying("it is over") }
        expect { try stop() }.toEventually(throwError(errorType: StopTrying.self))
        expect { try stop() }.toEventually(throwError(), inARow: 2)
        expect { try stop() }.toAlways(throwError(), until: .milliseconds(5))
        XCTAssertEqual(
            withoutNumbers(messages { expect { try stop() }.toNever(equal(1), until: long) }),
            ["expected to never equal 1, threw StopTrying: it is over (looked once in T)"]
        )
    }

    private static func waitInVain(_ looks: Journal) -> Task<[String], Never> {
        Task {
            await messages {
                await expect { looks.write("look") }.toEventually(throwError(), timeout: .seconds(60))
            }
        }
    }

    func testACancelledWaitSaysSo() async {
        let looks = Journal()
        for count in [0, 2] {
            let task = Self.waitInVain(looks)
            while looks.entries.count < count { await Task.yield() }
            task.cancel()
            let found = await task.value
            XCTAssertEqual(found.map { $0.contains("(the task was cancelled; looked ") }, [true], "\(found)")
        }
    }
}
