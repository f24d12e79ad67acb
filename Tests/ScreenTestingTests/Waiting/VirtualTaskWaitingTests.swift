import ScreenElements
import ScreenTesting
import VirtualTime
import TestSupport
import XCTest

/// Waits on virtual time for the work of tasks, and waits in async code.
final class VirtualTaskWaitingTests: XCTestCase {
    func testTasksThatSleepOnTheClock() {
        onVirtualScreen(isDeterministic: false) { root, time in
            let task = Task { @MainActor in
                try await time.clock.sleep(for: .seconds(1))
                try await time.clock.sleep(for: .seconds(1))
                root.show("Next")
            }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(2))
            task.cancel()
        }
    }

    func testATaskThatWakesWithTheDeadlineHasItsTime() {
        onVirtualScreen(isDeterministic: false) { root, time in
            let task = Task.detached {
                try await time.clock.sleep(for: .seconds(5))
                // Longer than tasks get before virtual time advances, but shorter than they get at the end of the wait.
                try await Task.sleep(for: .milliseconds(20))
                await root.show("Next")
            }
            while time.pending.isEmpty { usleep(100) }
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(5)), .completed)
            XCTAssertEqual(time.elapsed, .seconds(5))
            task.cancel()
        }
    }

    func testWorkThatIsDueAfterTheDeadlineDoesNotTakeATasksTime() {
        onVirtualScreen(isDeterministic: false) { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 9) {}
            let task = Task.detached {
                // As long as in the test above.
                try await Task.sleep(for: .milliseconds(20))
                await root.show("Next")
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(5)), .completed)
            XCTAssertEqual(time.pending.count, 1)
            task.cancel()
        }
    }

    func testTasksOffTheMainThreadThatSleepOnTheClock() {
        onVirtualScreen(isDeterministic: false) { root, time in
            let task = Task.detached {
                try await time.clock.sleep(for: .seconds(1))
                await root.show("Next")
            }
            while time.pending.isEmpty { usleep(100) }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            task.cancel()
        }
    }

    func testDeterministicTasks() throws {
        try onMain {
            try withDeterministicTasks {
                let (root, time) = (TestElement(.application), VirtualTime())
                withScreen(root, time: time) {
                    Task {
                        try await time.clock.sleep(for: .seconds(1))
                        await Task.detached {}.value
                        try await time.clock.sleep(for: .seconds(1))
                        root.show("Next")
                    }
                    time.queue.asyncAfter(deadline: time.queue.currentTime + 9) {}
                    XCTAssertEqual(next.waitForAppearance(), .completed)
                    XCTAssertEqual(time.elapsed, .seconds(2))
                    XCTAssertNotEqual(next.waitForDisappearance(timeout: .seconds(3)), .completed)
                    XCTAssertEqual(time.elapsed, .seconds(5))
                }
            }
        }
    }

    // MARK: Async code

    func testAsyncCode() {
        onMainAsync {
            let (root, time) = (TestElement(.application), VirtualTime())
            await withScreen(root, time: time) {
                time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                    MainActor.assumeIsolated { root.show("Next") }
                }
                let appeared = await next.waitForAppearance()
                XCTAssertEqual(appeared, .completed)
                XCTAssertEqual(time.elapsed, .seconds(1))
                let task = Task {
                    try await time.clock.sleep(for: .seconds(2))
                    root.subelements = []
                }
                let disappeared = await next.waitForDisappearance()
                XCTAssertEqual(disappeared, .completed)
                XCTAssertEqual(time.elapsed, .seconds(3))
                task.cancel()
            }
        }
    }

    func testTheMainActorHasItsTurnAlsoAfterManyStepsOfAsyncCode() {
        onMainAsync {
            let (root, time) = (TestElement(.application), VirtualTime())
            await withScreen(root, time: time) {
                tick(400, on: time.queue) { count in
                    if count == 130 { Task { @MainActor in root.show("Next") } }
                }
                let result = await next.waitForAppearance()
                XCTAssertEqual(result, .completed)
                XCTAssertLessThan(time.elapsed, .milliseconds(350))
            }
        }
    }

    func testAsyncCodeWithDeterministicTasks() {
        onMainAsync {
            try await withDeterministicTasks {
                let (root, time) = (TestElement(.application), VirtualTime())
                await withScreen(root, time: time) {
                    let task = Task.detached {
                        try await time.clock.sleep(for: .seconds(1))
                        try await time.clock.sleep(for: .seconds(1))
                        await root.show("Next")
                    }
                    time.queue.asyncAfter(deadline: time.queue.currentTime + 9) {}
                    let result = await next.waitForAppearance()
                    XCTAssertEqual(result, .completed)
                    XCTAssertEqual(time.elapsed, .seconds(2))
                    _ = await task.result
                    await time.advance(by: .seconds(9))
                }
            }
        }
    }

    func testAWaitOfAsyncCodeInVainTakesItsTime() {
        onMainAsync {
            try await withDeterministicTasks {
                let (root, time) = (TestElement(.application), VirtualTime())
                await withScreen(root, time: time) {
                    let told = await sentences { await next.tap(timeout: .seconds(4)) }
                    XCTAssertEqual(
                        told,
                        ["expected to tap button with identifier “Next” within 4 s of virtual time, found none"]
                    )
                    XCTAssertEqual(time.elapsed, .seconds(4))
                }
            }
        }
    }

    func testACancelledTaskStopsTheTime() {
        onMainAsync {
            let (root, time) = (TestElement(.application), VirtualTime())
            await withScreen(root, time: time) {
                let task = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return await next.waitForAppearance()
                }
                let result = await task.value
                XCTAssertEqual(result, .timedOut(lastSeen: "found none"))
                XCTAssertEqual(time.elapsed, .zero)
            }
        }
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))
