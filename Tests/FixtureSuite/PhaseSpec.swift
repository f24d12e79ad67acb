import Expect
import Foundation
import Spec

/// Never comes to the end of its declarations.
final class EndlessSpec: SpecCase {
    override func spec() {
        it("is declared", .expectsNothing) {}
        print("reading for ever")
        while true { Thread.sleep(forTimeInterval: 1) }
    }
}

/// Has a name on which `(a+)+$` backtracks for years.
final class BacktrackingSpec: SpecCase {
    override func spec() {
        it("is named \(String(repeating: "a", count: 60))!", .expectsNothing) {}
    }
}

/// Hooks around the suite that never end, the one that `HANG` names.
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

/// Leaves a handler behind that keeps the process from its end.
final class HangingExitSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) {
            atexit { while true { sleep(1) } }
        }
    }
}

/// Prepares the suite for longer than its examples may take.
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

/// Takes its process along before any example begins.
final class CrashingHookSpec: SpecCase {
    override func spec() {
        beforeSuite { kill(getpid(), SIGKILL) }
        it("never begins", .expectsNothing) {}
    }
}
