import Expect
import Foundation
import Spec
import XCTest

/// Failures in work that outlives its example or runs on another thread.
final class StraySpec: SpecCase {
    /// Signaled by the late work, and awaited on the main thread.
    static let lateWork = DispatchSemaphore(value: 0)
    static let permission = DispatchSemaphore(value: 0)

    override func spec() {
        it("starts work and does not wait for it") {
            DispatchQueue.global().async {
                Self.permission.wait()
                XCTFail("of the first")
                Self.lateWork.signal()
            }
        }
        it("is innocent") {
            Self.permission.signal()
            Self.lateWork.wait()
        }
        it("owns what its threads do") {
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                expect(1) == 2
                done.signal()
            }
            done.wait()
        }
        context("with a hook") {
            beforeEach {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    XCTFail("of the hook")
                    done.signal()
                }
                done.wait()
            }
            it("owns what the hook's threads do", .expectsNothing) {}
        }
        it("calls a helper", .expectsNothing) { failOnAnotherThread() }
    }
}

/// A task that outlives its example and then uses functions that belong in a running example.
final class OutlivingSpec: SpecCase {
    @MainActor private static var (task, mayGoOn) = (nil as Task<Void, Never>?, false)

    override func spec() {
        it("leaves a task behind", .expectsNothing) {
            Self.task = Task { @MainActor in
                while !Self.mayGoOn { await Task.yield() }
                attach("late", named: "log")
                deferCleanup { print("late cleanup") }
                await step("late") { await Task.yield() }
            }
        }
        it("is innocent", .expectsNothing) {
            Self.mayGoOn = true
            await Self.task?.value
        }
        describe("group", .ordered) {
            var task: Task<Void, Never>?
            var mayAttach = false
            beforeAll {
                task = Task { @MainActor in
                    while !mayAttach { await Task.yield() }
                    attach("of the group", named: "log")
                }
            }
            it("starts a server", .expectsNothing) {}
            it("is served", .expectsNothing) {
                mayAttach = true
                await task?.value
            }
        }
    }
}

/// Failures in blocks that an earlier example has put on the main queue.
final class MainQueueSpec: SpecCase {
    override func spec() {
        it("leaves a block behind") {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { XCTFail("of the first") }
        }
        it("is innocent", .expectsNothing) {
            var isOver = false
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(40)) { isOver = true }
            while !isOver { try await Task.sleep(for: .milliseconds(5)) }
        }
        it("leaves another behind") {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { XCTFail("of the third") }
        }
        it("is innocent, and sync") {
            var isOver = false
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(40)) { isOver = true }
            waitUntilTrue(isOver)
        }
        it("owns its own blocks") {
            var isOver = false
            DispatchQueue.main.async {
                XCTFail("of its own block")
                isOver = true
            }
            while !isOver { try await Task.sleep(for: .milliseconds(5)) }
        }
    }
}

/// Keeps XCTest from running its examples by overriding `invokeTest`.
final class OverridingSpec: SpecCase {
    override func spec() {
        it("never runs", .expectsNothing) {}
        it("never runs either", .expectsNothing) {}
    }

    override func invokeTest() {}
}

final class PerformingSpec: SpecCase {
    override func spec() { it("never runs", .expectsNothing) {} }
    override func perform(_ run: XCTestRun) {}
}

/// A block on the main queue that fails after the last example has ended.
final class LastBlockSpec: SpecCase {
    override func spec() {
        it("leaves a block behind") { DispatchQueue.main.async { XCTFail("too late") } }
    }
}

/// Creates an XCTest expectation and never waits for it.
final class UnwaitedSpec: SpecCase {
    override func spec() {
        it("forgets to wait") { _ = self.expectation(description: "an answer") }
        it("passes", .expectsNothing) {}
    }
}

/// An example and a test method with the same name.
final class NamesakeSpec: SpecCase {
    override func spec() {
        it("testTheName", .expectsNothing) { print("the example ran") }
    }

    func testTheName() { print("the method ran") }
}

/// Examples after a failure, in the same ordered group and outside of it.
final class FailFastSpec: SpecCase {
    override func spec() {
        describe("group", .ordered) {
            beforeAll { print("beforeAll") }
            afterAll { print("afterAll") }
            it("one", .expectsNothing) {}
            it("fails") { expect(1) == 2 }
            it("three", .expectsNothing) {}
        }
        it("is skipped", .expectsNothing) { print("was not skipped") }
        afterSuite { print("afterSuite") }
    }
}

/// Creates an XCTest expectation without waiting for it. XCTest notices after the example and its hooks have ended.
final class UnawaitedSpec: SpecCase {
    override func spec() {
        it("fails", .retries(1), .expectsNothing) { _ = self.expectation(description: "an answer") }
    }
}

/// Records a failure through the test case of an example that has already ended.
final class StaleCaseSpec: SpecCase {
    static nonisolated(unsafe) var stale: XCTestCase?

    override func spec() {
        it("ends", .expectsNothing) { Self.stale = self }
        it("is innocent") {
            DispatchQueue.main.async {
                Self.stale?.recordFailure(withDescription: "too late", inFile: "/A.swift", atLine: 3, expected: true)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}

/// Leaves work in the main run loop. The next example runs that work while it waits for an XCTest expectation or runs the loop.
final class LoopSpec: SpecCase {
    override func spec() {
        describe("leaves work behind") {
            it("in the queue") { DispatchQueue.main.async { expect("of the queue") == "" } }
            it("waits", .knownIssue("passes")) { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
            it("in the loop") { RunLoop.main.perform { XCTFail("of the loop") } }
            it("waits once more", .retries(1)) {
                let expectation = self.expectation(description: "time")
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { expectation.fulfill() }
                self.wait(for: [expectation], timeout: 60)
            }
            it("fails in a block of its own") {
                DispatchQueue.main.async { expect("its own") == "" }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
            }
        }
    }
}
