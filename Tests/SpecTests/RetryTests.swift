import Expect
import SpecEvents
import XCTest

@testable import Spec

final class RetryTests: XCTestCase {
    func testAnExampleThatPassesOnARetryIsFlakyAndTellsOfEveryAttempt() {
        onMain {
            var attempts = 0
            let calls = Calls()
            let inner = runInner {
                var fresh = 0
                beforeEach { calls.note("before") }
                it("is flaky", .retries(3)) {
                    attempts += 1
                    fresh += 1
                    expect(fresh) == 1
                    expect(attempts) == 3
                }
            }
            XCTAssertEqual(inner.statuses, [.passed])
            XCTAssertTrue(inner.results[0].isFlaky)
            XCTAssertEqual(
                inner.results[0].earlierAttempts?.map { $0.map(\.message) },
                [["expected to equal 3, got 1"], ["expected to equal 3, got 2"]]
            )
            XCTAssertEqual(calls.names, ["before", "before", "before"])
        }
    }

    func testAnExampleThatNeverPassesFailsWithItsLastAttempt() {
        onMain {
            var attempts = 0
            let inner = runInner {
                it("fails", .retries(2)) {
                    attempts += 1
                    expect(attempts) == 0
                }
            }
            XCTAssertEqual(attempts, 3)
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(inner.messages, ["expected to equal 0, got 3"])
            XCTAssertEqual(inner.results[0].earlierAttempts?.count, 2)
        }
    }

    func testAnExampleThatPassesAtOnceRunsOnce() {
        onMain {
            var attempts = 0
            let inner = runInner { it("passes", .retries(2)) { attempts += 1 } }
            XCTAssertEqual(attempts, 1)
            XCTAssertFalse(inner.results[0].isFlaky)
        }
    }

    func testTheConfigurationsRetriesHoldForExamplesThatSayNothing() {
        onMain {
            var attempts = 0
            InnerSpec.declare = { _ in
                it("says nothing") {
                    attempts += 1
                    throw Broken()
                }
                it("says none", .retries(0)) {
                    attempts += 10
                    throw Broken()
                }
            }
            _ = runInner([InnerSpec.self]) { $0.retries = 1 }
            XCTAssertEqual(attempts, 12)
        }
    }
}
