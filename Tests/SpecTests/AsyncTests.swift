import Expect
import Spec
import TestSupport
import XCTest

final class AsyncTests: XCTestCase {
    func testSyncAndAsyncHooksAndBodiesRunInOneOrder() {
        let calls = Calls()
        let inner = runInner {
            beforeEach { calls.note("sync before") }
            beforeEach {
                try await Task.sleep(for: .milliseconds(1))
                calls.note("async before")
            }
            afterEach {
                await Task.yield()
                calls.note("async after")
            }
            it("example") {
                await Task.yield()
                calls.note("example")
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(calls.names, ["sync before", "async before", "example", "async after"])
    }

    /// The block consumes the event that should wake the loop waiting for the body.
    func testAnAsyncBodyEndsAlthoughABlockOfTheRunLoopTurnsItMeanwhile() {
        let help = DispatchWorkItem { DispatchQueue.main.async { XCTFail("it hung") } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: help)
        let inner = runInner {
            it("waits") {
                RunLoop.main.perform {
                    MainActor.assumeIsolated {
                        expect(gatherFailures { waitUntilTrue(false, timeout: .milliseconds(50)) }).to(haveCount(1))
                    }
                }
                try await Task.sleep(for: .milliseconds(10))
                expect(1) == 1
            }
        }
        help.cancel()
        XCTAssertEqual(inner.statuses, [.passed])
    }

    func testAnAsyncBodyThatThrowsFailsTheExampleWhereItIsDeclared() {
        let line = #line + 2
        let inner = runInner {
            it("throws") {
                await Task.yield()
                throw Broken()
            }
        }
        XCTAssertEqual(inner.messages, [#"threw Broken(what: "it")"#])
        XCTAssertEqual(inner.lines, [line])
    }

    func testAnExpectationAfterASuspensionBelongsToTheExample() {
        let inner = runInner {
            it("fails late") {
                try await Task.sleep(for: .milliseconds(1))
                expect(1) == 2
                await Task.detached { await Task.yield() }.value
                expect(3) == 4
            }
            it("passes") {}
        }
        XCTAssertEqual(inner.statuses, [.failed, .passed])
        XCTAssertEqual(inner.messages, ["expected to equal 2, got 1", "expected to equal 4, got 3"])
    }

    func testAnExpectationInATaskOfTheExampleBelongsToIt() {
        let inner = runInner { it("waits for its task") { await Task { expect(1) == 2 }.value } }
        XCTAssertEqual(inner.messages, ["expected to equal 2, got 1"])
    }

    func testTheMainQueueGoesOnWhileASyncExampleWaits() {
        let inner = runInner {
            it("waits") {
                var isDone = false
                DispatchQueue.main.async { isDone = true }
                expect(isDone).toEventually(beTrue())
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(inner.statuses, [.passed])
    }

    func testASyncExampleMayWaitAfterAnAsyncHookThatSuspended() {
        let inner = runInner {
            var isDone = false
            beforeEach {
                try await Task.sleep(for: .milliseconds(1))
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { isDone = true }
            }
            it("waits") { expect(isDone).toEventually(beTrue()) }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(inner.statuses, [.passed])
    }

    func testASyncFunctionHoldsUpTheMainQueueInAnAsyncExampleThatSuspended() {
        let inner = runInner {
            it("waits") {
                var isDone = false
                func wait() { expect(isDone).toEventually(beTrue(), timeout: .milliseconds(20)) }
                try await Task.sleep(for: .milliseconds(1))
                DispatchQueue.main.async { isDone = true }
                wait()
                await expect(isDone).toEventually(beTrue())
            }
        }
        XCTAssertEqual(inner.messages.count, 1)
        XCTAssertEqual(inner.statuses, [.failed])
    }

    func testAMainActorThatWasBusyPastTheDeadlineIsWaitedFor() {
        let inner = runInner {
            it("waits") {
                var value = 0
                Task {
                    block(for: 0.05)
                    value = 1
                }
                await expect { value }.toEventually(equal(1), timeout: .milliseconds(20))
            }
        }
        XCTAssertEqual(inner.messages, [])
    }
}
