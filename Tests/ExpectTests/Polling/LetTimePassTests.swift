#if os(Linux)
    import Dispatch
    import Expect
    import TestSupport
    import XCTest

    /// Sync functions that wait, called by async code on the main actor after a suspension. They run inside a block on the
    /// main queue.
    final class LetTimePassTests: XCTestCase {
        func testTheOtherBlocksOfTheMainQueueWait() {
            onMainAsync {
                await Task.yield()
                var hasRun = false
                DispatchQueue.main.async { hasRun = true }
                func wait() { expect(hasRun).toEventually(beTrue(), timeout: .milliseconds(20)) }
                XCTAssertEqual(messages { wait() }.count, 1)
                await expect(hasRun).toEventually(beTrue())
            }
        }

        func testTimersAndTheRunLoopGoOn() {
            onMainAsync {
                await Task.yield()
                XCTAssertEqual(load { done in RunLoop.main.perform { MainActor.assumeIsolated { done(1) } } }, 1)
            }
        }

        func testAPauseIsKept() {
            onMainAsync {
                await Task.yield()
                let looks = Looks()
                func wait() {
                    expect(looks.look()).toEventually(
                        equal(9),
                        timeout: .milliseconds(60),
                        pollInterval: .milliseconds(20)
                    )
                }
                let found = messages { wait() }
                XCTAssertEqual(found.count, 1)
                XCTAssertGreaterThan(looks.count, 1)
                XCTAssertLessThan(looks.count, 7)
            }
        }
    }

    /// A typical helper in a test suite. It is not written for async callers.
    @MainActor private func load(_ start: (@escaping @MainActor @Sendable (Int) -> Void) -> Void) -> Int? {
        final class Box { var value: Int? }
        let box = Box()
        start { box.value = $0 }
        waitUntilTrue(box.value != nil)
        return box.value
    }
#endif
