import Expect
import Foundation
import Spec

/// Never finishes its declarations.
final class EndlessSpec: SpecCase {
    override func spec() {
        it("is declared", .expectsNothing) {}
        print("reading for ever")
        while true { Thread.sleep(forTimeInterval: 1) }
    }
}

/// Has a name on which the pattern `(a+)+$` backtracks for years.
final class BacktrackingSpec: SpecCase {
    override func spec() {
        it("is named \(String(repeating: "a", count: 60))!", .expectsNothing) {}
    }
}

/// Hooks around the suite. The hook that `HANG` names never ends, and the one that `DIE` names kills the process.
final class HangingHooksSpec: SpecCase {
    override func spec() {
        beforeSuite { Self.hang("beforeSuite") }
        afterSuite { Self.hang("afterSuite") }
        it("passes", .expectsNothing) {}
        it("passes, too", .expectsNothing) {}
    }

    override class func setUp() { hang("setUp") }
    override class func tearDown() { hang("tearDown") }

    private static func hang(_ name: String) {
        if ProcessInfo.processInfo.environment["DIE"] == name { kill(getpid(), SIGKILL) }
        guard ProcessInfo.processInfo.environment["HANG"] == name else { return }
        print("\(name) hangs")
        while true { Thread.sleep(forTimeInterval: 1) }
    }
}

/// Registers an exit handler that keeps the process from ending.
final class HangingExitSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) {
            atexit { while true { sleep(1) } }
        }
    }
}

/// A hook before the suite that takes longer than the time limit for the examples.
final class SlowBeforeSuiteSpec: SpecCase {
    override func spec() {
        beforeSuite {
            print("preparing")
            Thread.sleep(forTimeInterval: 0.3)
        }
        it("is quick", .expectsNothing, .timeLimit(.milliseconds(150))) {}
        it("awaits", .expectsNothing, .timeLimit(.milliseconds(150))) { await Task.yield() }
    }
}

/// Kills its process before any example begins.
final class CrashingHookSpec: SpecCase {
    override func spec() {
        beforeSuite { kill(getpid(), SIGKILL) }
        it("never begins", .expectsNothing) {}
    }
}
