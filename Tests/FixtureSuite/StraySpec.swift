import Expect
import Foundation
import Spec
import XCTest

/// Failures of work that no example owns.
final class StraySpec: SpecCase {
    /// Set by the late work; read on the main thread.
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
            it("owns what the hook's threads do") {}
        }
        it("calls a helper") { failOnAnotherThread() }
    }
}

/// Failures in blocks of the main queue that an earlier example put there.
final class MainQueueSpec: SpecCase {
    override func spec() {
        it("leaves a block behind") {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { XCTFail("of the first") }
        }
        it("is innocent") {
            var isOver = false
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { isOver = true }
            while !isOver { try await Task.sleep(for: .milliseconds(5)) }
        }
        it("leaves another behind") {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { XCTFail("of the third") }
        }
        it("is innocent, and sync") {
            var isOver = false
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { isOver = true }
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

/// A failure of an earlier example's work, in the lines of a helper below the examples.
final class ExcusedSpec: SpecCase {
    static let permission = DispatchSemaphore(value: 0)
    static let lateWork = DispatchSemaphore(value: 0)

    override func spec() {
        it("starts work and forgets it") {
            DispatchQueue.global().async {
                Self.permission.wait()
                failBelow()
                Self.lateWork.signal()
            }
        }
        it("is a known issue that is gone", .knownIssue) {
            Self.permission.signal()
            Self.lateWork.wait()
        }
        it("starts more") {
            DispatchQueue.global().async {
                Self.permission.wait()
                failBelow()
                Self.lateWork.signal()
            }
        }
        it("is retried", .retries(1)) {
            Self.permission.signal()
            Self.lateWork.wait()
        }
    }
}

private func failBelow() { expect(1) == 2 }

/// Keeps XCTest from running its examples.
final class OverridingSpec: SpecCase {
    override func spec() {
        it("never runs") {}
        it("never runs either") {}
    }

    override func invokeTest() {}
}

final class PerformingSpec: SpecCase {
    override func spec() { it("never runs") {} }
    override func perform(_ run: XCTestRun) {}
}

/// Work of the hook after the suite that fails when the hook is over.
final class LateAfterSuiteSpec: SpecCase {
    override func spec() {
        afterSuite { Task { expect(1) == 2 } }
        it("passes") {}
    }
}

/// A handler at exit that ends the process as if all were well.
final class ExitHandlerSpec: SpecCase {
    override func spec() {
        it("fails") {
            atexit { _exit(0) }
            expect(1) == 2
        }
    }
}

/// An exit handler that gives the process a status of its own.
final class ExitStatusSpec: SpecCase {
    override func spec() {
        it("passes") { atexit { _exit(3) } }
    }
}

/// A block of the main queue that fails when the last example is over.
final class LastBlockSpec: SpecCase {
    override func spec() {
        it("leaves a block behind") { DispatchQueue.main.async { XCTFail("too late") } }
    }
}

/// Leaves an expectation of XCTest without a wait.
final class UnwaitedSpec: SpecCase {
    override func spec() {
        it("forgets to wait") { _ = self.expectation(description: "an answer") }
        it("passes") {}
    }
}

/// XCTest's assertions in the hooks of the suite.
final class AssertingSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite { if ProcessInfo.processInfo.environment["FAILS"] == "before" { XCTFail("not prepared") } }
        afterSuite {
            guard ProcessInfo.processInfo.environment["FAILS"] == "after" else { return }
            XCTFail("not put back")
            DispatchQueue.global().sync { XCTAssertEqual(1, 2) }
        }
        it("one") {}
        it("two") {}
    }
}

/// Work of a suite hook that fails when the hook is over.
final class LateSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite { Task { expect(1) == 2 } }
        it("awaits") { try await Task.sleep(for: .milliseconds(10)) }
    }
}

/// An example and a test method of one name.
final class NamesakeSpec: SpecCase {
    override func spec() {
        it("testTheName") { print("the example ran") }
    }

    func testTheName() { print("the method ran") }
    static func run(_ testCase: XCTestCase) throws { (testCase as? NamesakeSpec)?.testTheName() }
}

/// Ends the process in the middle of the run, without the exit handlers of the C library.
final class LeavingSpec: SpecCase {
    override func spec() {
        if ProcessInfo.processInfo.environment["LEAVE"] == "listing" { _exit(0) }
        it("fails") { expect(1) == 2 }
        it("leaves") {
            switch ProcessInfo.processInfo.environment["LEAVE"] {
            case "_exit": _exit(0)
            case "_Exit": _Exit(0)
            case "quick_exit": quick_exit(0)
            case "daemon": daemon(1, 1)
            case let function?: Self.becomeAnotherProgram(by: function)
            default: break
            }
        }
        it("never runs") {}
    }

    private static func becomeAnotherProgram(by function: String) {
        var words = [strdup("true"), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        switch function {
        case "execv": execv("/bin/true", &words)
        case "execve": execve("/bin/true", &words, &environment)
        case "execvp": execvp("true", &words)
        case "execvpe": hidden(function, as: Search.self)("true", &words, &environment)
        case "fexecve": fexecve(open("/bin/true", O_RDONLY), &words, &environment)
        case "execl", "execle": hidden(function, as: List.self)("/bin/true", "true", nil, &environment)
        case "execlp": hidden(function, as: List.self)("true", "true", nil, &environment)
        case "pthread_exit": pthread_exit(nil)
        case "nothing": execv("/nowhere", &words)
        default: break
        }
    }

    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Search = @convention(c) (UnsafePointer<CChar>, Words, Words) -> Void
    private typealias List =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?, Words
        ) -> Void

    /// A function of the C library that Swift does not show.
    private static func hidden<Function>(_ name: String, as type: Function.Type) -> Function {
        unsafeBitCast(dlsym(nil, name), to: type)
    }
}

/// XCTest's assertions in the `setUp` and `tearDown` of a class, whichever `FAILS` names.
final class ClassFixturesSpec: SpecCase {
    override class func setUp() { fail(in: "setUp") }
    override class func tearDown() { fail(in: "tearDown") }

    private static func fail(in name: String) {
        if ProcessInfo.processInfo.environment["FAILS"] == name { XCTFail("not in \(name)") }
    }

    override func spec() {
        it("one") {}
        it("two") {}
    }
}

/// What fails in the copy of the process in which a trap is caught.
final class TrappingSpec: SpecCase {
    override func spec() {
        it("fails in a copy") {
            expect {
                expect(1) == 2
                XCTFail("in the copy")
                fatalError("the end")
            }.to(trap())
        }
    }
}

/// Forks a child that becomes another program, and one that becomes a daemon.
final class ForkingSpec: SpecCase {
    override func spec() {
        it("starts a program in a child") {
            var words = [strdup("sh"), strdup("-c"), strdup("exit 7"), nil]
            let status = Self.statusOfChild { execvp("sh", &words) }
            expect(status) == 7
        }
        it("starts a daemon in a child") {
            let status = Self.statusOfChild { if daemon(1, 1) == 0 { _exit(0) } }
            expect(status) == 0
        }
    }

    private static func statusOfChild(_ body: () -> Void) -> Int32 {
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
        let child = fork()
        if child == 0 {
            body()
            _exit(1)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        return status >> 8
    }
}

/// An example from which a process and its forked child come out.
final class ReturningForkSpec: SpecCase {
    override func spec() {
        it("forks") {
            let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
            let child = fork()
            guard child != 0 else { return step("in the child") {} }
            var status: Int32 = 0
            waitpid(child, &status, 0)
            expect(status >> 8) == 1
        }
        it("runs once") {}
    }
}

/// What comes after a failure in an ordered group.
final class FailFastSpec: SpecCase {
    override func spec() {
        describe("group", .ordered) {
            beforeAll { print("beforeAll") }
            afterAll { print("afterAll") }
            it("one") {}
            it("fails") { expect(1) == 2 }
            it("three") {}
        }
        it("is skipped") { print("was not skipped") }
        afterSuite { print("afterSuite") }
    }
}

/// Fails by the test case of an example that has ended.
final class StaleCaseSpec: SpecCase {
    static nonisolated(unsafe) var stale: XCTestCase?

    override func spec() {
        it("ends") { Self.stale = self }
        it("is innocent") {
            DispatchQueue.main.async {
                Self.stale?.recordFailure(withDescription: "too late", inFile: "/A.swift", atLine: 3, expected: true)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}

/// Declares an example where nobody reads declarations, and none runs.
final class DeclaringAfterSuiteSpec: SpecCase {
    override func spec() {
        it("is fine") {}
        afterSuite { it("comes too late") {} }
    }
}

/// Leaves work in the main run loop, which the next example runs while it waits as XCTest's users do.
final class LoopSpec: SpecCase {
    override func spec() {
        describe("leaves work behind") {
            it("in the queue") { DispatchQueue.main.async { expect("of the queue") == "" } }
            it("waits", .knownIssue("passes")) { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
            it("in the loop") { RunLoop.main.perform { XCTFail("of the loop") } }
            it("waits once more", .retries(1)) {
                let expectation = self.expectation(description: "time")
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { expectation.fulfill() }
                self.wait(for: [expectation], timeout: 5)
            }
            it("fails in a block of its own") {
                DispatchQueue.main.async { expect("its own") == "" }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
            }
        }
    }
}

/// Fails on other threads while XCTest runs its async fixtures, and in one of them.
final class AsyncFixtureSpec: SpecCase {
    private var fails: Bool { ProcessInfo.processInfo.environment["FAILS"] == "setUp" }

    override func setUp() async throws {
        if fails { XCTAssertEqual(1, 2) }
    }

    override func tearDown() async throws {
        if !fails { await Task.detached { expect("of a thread") == "" }.value }
    }

    override func spec() { it("runs", .retries(1)) {} }
}
