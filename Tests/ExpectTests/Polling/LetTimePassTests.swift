#if os(Linux)
    import Dispatch
    import Expect
    import TestSupport
    import XCTest

    /// Sync functions that wait, called by async code of the main actor after it has suspended: they run inside a block
    /// of the main queue.
    final class LetTimePassTests: SharedTestCase {
        func testTheMainQueueGoesOn() {
            onMainAsync {
                try await Task.sleep(for: .milliseconds(1))
                XCTAssertEqual(load { done in DispatchQueue.main.async { done(1) } }, 1)
                await Task.yield()
                XCTAssertEqual(
                    load { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done(2) } },
                    2
                )
                XCTAssertEqual(
                    load { done in
                        DispatchQueue.global().async {
                            DispatchQueue.main.sync { MainActor.assumeIsolated { done(3) } }
                        }
                    },
                    3
                )
            }
        }

        func testTheMainActorGoesOn() {
            onMainAsync {
                await Task.yield()
                XCTAssertEqual(load { done in Task { @MainActor in done(1) } }, 1)
                XCTAssertEqual(
                    load { done in
                        Task {
                            try await Task.sleep(for: .milliseconds(5))
                            await Task.yield()
                            done(2)
                        }
                    },
                    2
                )
            }
        }

        func testTimersAndTheRunLoopGoOn() {
            onMainAsync {
                await Task.yield()
                XCTAssertEqual(
                    load { done in
                        RunLoop.main.perform { MainActor.assumeIsolated { done(1) } }
                    },
                    1
                )
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

        func testWhatRunsInsideKeepsItsOrder() {
            onMainAsync {
                await Task.yield()
                let order = Order()
                for number in 0..<20 {
                    DispatchQueue.main.async { order.numbers.append(number) }
                }
                func wait() { waitUntilEqual(order.numbers.count, 20) }
                wait()
                XCTAssertEqual(order.numbers, Array(0..<20))
            }
        }

        func testManyInsideOneAnother() {
            onMainAsync {
                await Task.yield()
                let order = Order()
                func nest(_ depth: Int) {
                    guard depth > 0 else { return }
                    DispatchQueue.main.async {
                        nest(depth - 1)
                        order.numbers.append(depth)
                    }
                    waitUntilTrue(order.numbers.contains(depth))
                }
                nest(60)
                XCTAssertEqual(order.numbers, Array(1...60))
            }
            // All is as it was: what comes next waits for the queue from outside.
            onMainAsync {
                var value = 0
                DispatchQueue.main.async { value = 1 }
                await expect(value).toEventually(equal(1))
            }
        }

        func testAFailureBelongsToTheTestThatWaits() {
            onMainAsync {
                await Task.yield()
                let found = messages {
                    Task { @MainActor in expect(1) == 2 }
                    func wait() { expect(3).toEventually(equal(4), timeout: .milliseconds(10)) }
                    wait()
                }
                XCTAssertEqual(
                    withoutNumbers(found),
                    [
                        "expected to equal 2, got 1", "expected to eventually equal 4, got 3 (looked N times in T)",
                    ]
                )
            }
        }
    }

    /// Only used on the main thread.
    private final class Order: @unchecked Sendable {
        var numbers: [Int] = []
    }

    /// A helper as suites have them: it knows nothing of async code.
    @MainActor private func load(_ start: (@escaping @MainActor @Sendable (Int) -> Void) -> Void) -> Int? {
        final class Box { var value: Int? }
        let box = Box()
        start { box.value = $0 }
        waitUntilTrue(box.value != nil)
        return box.value
    }
#endif
