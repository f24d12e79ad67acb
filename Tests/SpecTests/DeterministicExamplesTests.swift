import Expect
import Properties
import Spec
import VirtualTime
import TestSupport
import XCTest

/// Deterministic tasks around the examples in a group.
final class DeterministicExamplesTests: XCTestCase {
    private static let unfinished = "aroundEach: withDeterministicTasks has ended while 1 task had not"

    @MainActor private static func firstLines(of inner: InnerRun) -> [String] {
        inner.messages.map { String($0.prefix { $0 != "\n" }) }
    }

    func testAnUnfinishedTaskFailsTheExampleInASyncHook() {
        onMain {
            let inner = runInner {
                let time = VirtualTime()
                aroundEach { runExample in try withDeterministicTasks { runExample() } }
                it("sync") { Task { try await time.clock.sleep(for: .seconds(1)) } }
                it("async") {
                    Task { try await time.clock.sleep(for: .seconds(1)) }
                    await Task.yield()
                }
            }
            XCTAssertEqual(Self.firstLines(of: inner), [Self.unfinished, Self.unfinished])
        }
    }

    func testAnUnfinishedTaskFailsTheExampleInAnAsyncHook() {
        onMain {
            let inner = runInner {
                let time = VirtualTime()
                aroundEach { runExample in try await withDeterministicTasks { await runExample() } }
                it("sync") { Task { try await time.clock.sleep(for: .seconds(1)) } }
                it("async") {
                    Task { try await time.clock.sleep(for: .seconds(1)) }
                    await Task.yield()
                }
            }
            XCTAssertEqual(Self.firstLines(of: inner), [Self.unfinished, Self.unfinished])
        }
    }

    func testWhatAnEarlierAttemptHasLeftPendingIsNotTold() {
        var times: [VirtualTime] = []
        let inner = runInner {
            it("fails", .retries(2)) {
                let time = VirtualTime()
                times.append(time)
                time.queue.async {}
                expect(1) == 2
            }
        }
        let messages = (inner.results[0].earlierAttempts ?? []).joined().map(\.message) + inner.messages
        XCTAssertEqual(messages.map { $0.components(separatedBy: "virtual time stands at").count }, [2, 2, 2])
    }

    func testAnExampleInAnAsyncHookMayHaveDeterministicTasksOfItsOwn() {
        let inner = runInner {
            aroundEach { runExample in try await withDeterministicTasks { await runExample() } }
            it("sync", .timeLimit(.seconds(5))) {
                try exploringSchedules(3) {
                    let time = VirtualTime()
                    let task = Task { try await time.clock.sleep(for: .seconds(1)) }
                    time.advance(by: .seconds(1))
                    expect(time.pending.count) == 0
                    task.cancel()
                }
            }
            it("async", .timeLimit(.seconds(5))) {
                try await exploringSchedules(3) {
                    let time = VirtualTime()
                    async let sleep: Void = time.clock.sleep(for: .seconds(1))
                    await time.advance(by: .seconds(1))
                    try await sleep
                }
            }
        }
        XCTAssertEqual(inner.messages, [])
    }
}
