import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class RetryTests: XCTestCase {
    func testAnExampleThatPassesOnARetryIsFlakyAndTellsOfEveryAttempt() {
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

    func testASkipAfterAFailureIsNotThatOfTheNextAttempt() {
        var attempts = 0
        let inner = runInner {
            it("fails, skips, and passes", .retries(1)) {
                attempts += 1
                guard attempts == 1 else { return }
                expect(1) == 2
                throw XCTSkip("no network")
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(inner.results[0].earlierAttempts?.count, 1)
        XCTAssertNil(inner.results[0].reason)
    }

    func testASkipMendsNothingOfWhatAnEarlierAttemptFailedIn() {
        let calls = Calls()
        var attempts = 0
        let inner = runInner {
            describe("group", .ordered) {
                it("fails, fails, and skips", .retries(3)) {
                    attempts += 1
                    guard attempts < 3 else { throw XCTSkip("no network") }
                    expect(attempts) == 0
                }
                it("builds upon it") { calls.note("ran") }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
        XCTAssertEqual(inner.messages, ["expected to equal 0, got 2"])
        XCTAssertEqual(inner.results[0].earlierAttempts?.map { $0.map(\.message) }, [["expected to equal 0, got 1"]])
        XCTAssertEqual(calls.names, [])
    }

    func testNumbersOfRetriesThatMakeNoSenseAreTakenForTheNearestThatDoes() {
        InnerSpec.declare = { _ in
            it("says nothing") { throw Broken() }
            it("never fails", .retries(.max)) {}
            it("less than none", .retries(-7)) {}
        }
        let inner = runInner([InnerSpec.self]) { $0.retries = -1 }
        XCTAssertEqual(inner.statuses, [.failed, .passed, .passed])
        let started = inner.events.compactMap {
            if case .exampleStarted(let example) = $0 { example.retries } else { nil }
        }
        XCTAssertEqual(started, [1_000])
    }

    func testAnAlwaysFailingExampleEndsWhateverItsRetries() {
        onMain {
            var attempts = 0
            let inner = runInner {
                it("fails", .retries(.max)) {
                    attempts += 1
                    throw Broken()
                }
            }
            XCTAssertEqual(attempts, 1_001)
            XCTAssertEqual(inner.statuses, [.failed])
        }
    }

    func testAMistakeInTheSpecIsNeitherRetriedNorAKnownIssue() {
        onMain {
            var attempts = 0
            let inner = runInner {
                aroundEach { _ in attempts += 1 }
                it("is retried", .retries(2)) {}
                it("is known", .knownIssue) {}
            }
            XCTAssertEqual(attempts, 2)
            XCTAssertEqual(inner.statuses, [.failed, .failed])
            XCTAssertEqual(
                inner.headings,
                ["`aroundEach` did not run the example", "`aroundEach` did not run the example"]
            )
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
