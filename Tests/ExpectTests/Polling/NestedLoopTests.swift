import Expect
import TestSupport
import XCTest

/// Waits inside a block that runs while another wait runs the main run loop.
final class NestedLoopTests: XCTestCase {
    /// Runs a body. If the body hangs, wakes the main run loop after 20 seconds and fails the test.
    private func notHanging(line: UInt = #line, _ body: @MainActor () -> Void) {
        let help = DispatchWorkItem { DispatchQueue.main.async { XCTFail("it hung", line: line) } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: help)
        onMain(body)
        help.cancel()
    }

    // MARK: In a block of the run loop

    func testAWaitInABlockOfTheLoopEndsAndSoDoesTheOuterOne() {
        notHanging {
            var found: [String] = []
            RunLoop.main.perform {
                MainActor.assumeIsolated { found = messages { waitUntilTrue(false, timeout: .milliseconds(20)) } }
            }
            expect(found.count).toEventually(equal(1), timeout: .seconds(10))
            XCTAssertEqual(withoutNumbers(found), ["expected to eventually be true, got false (looked N times in T)"])
        }
    }

    func testABlockMayTurnTheLoopItself() {
        notHanging {
            let outer = messages {
                RunLoop.main.perform { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.03)) }
                expect(false).toEventually(beTrue(), timeout: .milliseconds(20), pollInterval: .milliseconds(10))
            }
            XCTAssertEqual(withoutNumbers(outer), ["expected to eventually be true, got false (looked N times in T)"])
        }
    }

    func testTheOuterWaitSeesWhatTheInnerOneRan() {
        notHanging {
            let counter = Counter()
            RunLoop.main.perform {
                MainActor.assumeIsolated {
                    DispatchQueue.main.async { counter.value = 1 }
                    waitUntilEqual(counter.value, 1)
                }
            }
            waitUntil { done in
                RunLoop.main.perform {
                    MainActor.assumeIsolated { waitUntilEqual(counter.value, 1) }
                    done()
                }
            }
            expect(counter.value).toEventually(equal(1), timeout: .seconds(10), pollInterval: .seconds(60))
        }
    }

    // MARK: In a block of the main queue

    private static let occupied =
        "\n  it waited in a block of the main queue, which runs no other block until this one ends"

    func testAWaitInABlockOfTheMainQueueKeepsItsPauses() {
        notHanging {
            let looks = Looks()
            let found = messagesInBlock {
                expect(looks.look()).toEventually(
                    equal(0),
                    timeout: .milliseconds(200),
                    pollInterval: .milliseconds(50)
                )
            }
            XCTAssertGreaterThan(looks.count, 1)
            XCTAssertLessThan(looks.count, 8)
            XCTAssertEqual(found.count, 1)
            XCTAssertTrue(found[0].contains(Self.occupied), found[0])
        }
    }

    func testAWaitInABlockOfTheMainQueueSaysSo() {
        notHanging {
            let found = messagesInBlock {
                waitUntil(timeout: .milliseconds(10)) { done in DispatchQueue.main.async(execute: done) }
                waitUntilTrue(false, timeout: .milliseconds(10))
                expect(1).toAlways(equal(2), until: .milliseconds(10))
                expect(true).toEventually(beTrue(), timeout: .milliseconds(10))
            }
            assertList(
                found,
                "expected to eventually have called done, got false (looked N times in T)" + Self.occupied,
                "expected to eventually be true, got false (looked N times in T)" + Self.occupied,
                "expected to always equal 2, got 1 (looked once in T)"
            )
        }
    }

    func testTimersGoOnInABlockOfTheMainQueue() {
        notHanging {
            let counter = Counter()
            let found = messagesInBlock {
                let timer = Timer(timeInterval: 0.001, repeats: false) { _ in
                    MainActor.assumeIsolated { counter.value = 1 }
                }
                RunLoop.main.add(timer, forMode: .default)
                expect(counter.value).toEventually(equal(1), timeout: .seconds(10))
            }
            XCTAssertEqual(found, [])
        }
    }
}

/// Returns the failure messages of waits in a block on the main queue.
@MainActor private func messagesInBlock(_ body: @escaping @MainActor () -> Void) -> [String] {
    var found: [String]?
    DispatchQueue.main.async { found = messages(in: body) }
    expect(found).toEventuallyNot(beNil(), timeout: .seconds(20))
    return withoutNumbers(found ?? [])
}

@MainActor private final class Counter {
    var value = 0
}
