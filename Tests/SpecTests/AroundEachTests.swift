import Expect
import TestSupport
import XCTest

@testable import Spec

final class AroundEachTests: XCTestCase {
    private enum Local {
        @TaskLocal static var value = "unset"
    }

    func testItSeesTheExampleThroughAlsoIfThatFails() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in
                calls.note("opened")
                defer { calls.note("closed") }
                run()
            }
            it("fails") { throw Broken() }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(calls.names, ["opened", "closed"])
    }

    func testTaskLocalValuesReachSyncAndAsyncExamples() {
        let calls = Calls()
        _ = runInner {
            aroundEach { run in Local.$value.withValue("set") { run() } }
            it("sync") { calls.note(Local.value) }
            it("async") {
                await Task.yield()
                calls.note(Local.value)
            }
        }
        XCTAssertEqual(calls.names, ["set", "set"])
    }

    func testTaskLocalValuesOfAnAsyncHookReachTheExample() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in await Local.$value.withValue("set") { await run() } }
            it("sync") { calls.note(Local.value) }
            it("async") {
                await Task.yield()
                calls.note(Local.value)
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed])
        XCTAssertEqual(calls.names, ["set", "set"])
    }

    func testTaskLocalValuesOfAnAsyncHookThatHasWaitedReachTheExample() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in
                await Task.yield()
                await Local.$value.withValue("set") {
                    await Task.yield()
                    await run()
                }
            }
            it("sync") {
                calls.note(Local.value)
                expect(1) == 2
            }
            it("async") {
                await Task.yield()
                calls.note(Local.value)
                expect(3) == 4
            }
        }
        XCTAssertEqual(inner.messages, ["expected to equal 2, got 1", "expected to equal 4, got 3"])
        XCTAssertEqual(calls.names, ["set", "set"])
    }

    func testAnAsyncHookMayWaitBeforeAndAfterTheExample() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in
                try await Task.sleep(for: .milliseconds(1))
                calls.note("opened")
                await run()
                try await Task.sleep(for: .milliseconds(1))
                calls.note("closed")
            }
            var isDone = false
            it("waits on the main queue") {
                DispatchQueue.main.async { isDone = true }
                expect(isDone).toEventually(beTrue())
                calls.note("example")
            }
            it("awaits") {
                try await Task.sleep(for: .milliseconds(1))
                calls.note("example")
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["opened", "example", "closed", "opened", "example", "closed"])
    }

    func testSyncAndAsyncHooksNest() {
        let calls = Calls()
        _ = runInner {
            aroundEach { run in
                calls.note("sync opened")
                run()
                calls.note("sync closed")
            }
            describe("group") {
                aroundEach { run in
                    await Task.yield()
                    calls.note("async opened")
                    await run()
                    calls.note("async closed")
                }
                describe("group") {
                    aroundEach { run in
                        calls.note("inner opened")
                        run()
                        calls.note("inner closed")
                    }
                    it("example") { calls.note("example") }
                }
            }
        }
        XCTAssertEqual(
            calls.names,
            ["sync opened", "async opened", "inner opened", "example", "inner closed", "async closed", "sync closed"]
        )
    }

    func testAnErrorOfTheHookFailsTheExampleAtItsPlace() {
        onMain {
            let calls = Calls()
            var line = 0
            let inner = runInner {
                line = #line + 1
                aroundEach { _ in throw Broken() }
                it("never runs") { calls.note("ran") }
            }
            XCTAssertEqual(inner.messages, [#"aroundEach threw Broken(what: "it")"#])
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(calls.names, [])
        }
    }

    func testAHookThatDoesNotRunTheExample() {
        onMain {
            var line = 0
            let inner = runInner {
                line = #line + 1
                aroundEach { _ in }
                it("never runs") {}
            }
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(inner.headings, ["`aroundEach` did not run the example"])
        }
    }

    func testAHookThatRunsTheExampleTwice() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in
                run()
                run()
            }
            it("runs once") { calls.note("ran") }
        }
        XCTAssertEqual(calls.names, ["ran"])
        XCTAssertEqual(inner.headings, ["`aroundEach` ran the example 2 times"])
    }

    func testAnAsyncHookThatRunsTheExampleTwiceAtOnce() {
        let calls = Calls()
        let inner = runInner {
            aroundEach { run in
                await Task.yield()
                async let one: Void = run()
                async let two: Void = run()
                _ = await (one, two)
                calls.note("ended")
            }
            it("example") { calls.note("example") }
        }
        XCTAssertEqual(calls.names, ["example", "ended"])
        XCTAssertEqual(inner.headings, ["`aroundEach` ran the example 2 times"])
    }

    func testAnAsyncHookThatRunsTheExampleAfterItsEnd() {
        onMain {
            let calls = Calls()
            var late: Task<Void, Never>?
            let (isOver, end) = AsyncStream.makeStream(of: Void.self)
            let inner = runInner {
                aroundEach { run in
                    await Task.yield()
                    late = Task {
                        for await _ in isOver {}
                        await run()
                        calls.note("went on")
                    }
                }
                it("example") { calls.note("example") }
            }
            XCTAssertEqual(calls.names, [])
            XCTAssertEqual(inner.headings, ["`aroundEach` did not run the example"])
            end.finish()
            try? MainRunLoop.wait(for: { await late?.value }, within: nil)
            XCTAssertEqual(calls.names, ["went on"])
        }
    }
}
