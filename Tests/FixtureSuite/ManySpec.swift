import Expect
import Foundation
import Spec

/// Forty examples that each sleep for `SLEEP` milliseconds, so that something can happen in the meantime.
final class SleepySpec: SpecCase {
    override func spec() {
        let time = ProcessInfo.processInfo.environment["SLEEP"].flatMap(Double.init) ?? 1
        describe("sleepy") { it("sleeps", .expectsNothing, arguments: 1...40) { _ in usleep(UInt32(time * 1000)) } }
    }
}

/// Fifty examples. Three of them end their process, and one hangs.
final class HostileSpec: SpecCase {
    override func spec() {
        describe("hostile") {
            it("is fine", .expectsNothing, arguments: 1...23) { _ in }
            it("traps") { fatalError("trapped on purpose") }
            it("exits") { exit(0) }
            it("hangs", .timeLimit(.milliseconds(200))) { while true { Thread.sleep(forTimeInterval: 1) } }
            it("overflows the stack") { print(Self.deep(0)) }
            it("is fine, too", .expectsNothing, arguments: 1...23) { _ in }
        }
    }

    private static func deep(_ depth: Int) -> Int { depth < 0 ? 0 : deep(depth + 1) + 1 }
}

/// An example that fails if another one has run before it.
final class DependentSpec: SpecCase {
    static nonisolated(unsafe) var isSpoilt = false

    override func spec() {
        it("does nothing", .expectsNothing, arguments: 1...10) { _ in }
        it("spoils the state", .expectsNothing) { Self.isSpoilt = true }
        it("needs the state as it was") { expect(Self.isSpoilt).to(beFalse()) }
    }
}
