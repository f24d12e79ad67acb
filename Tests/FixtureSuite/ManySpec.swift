import Expect
import Foundation
import Spec

/// Forty examples, which take the milliseconds that `SLEEP` says, so that something can happen meanwhile.
final class SleepySpec: SpecCase {
    override func spec() {
        let time = ProcessInfo.processInfo.environment["SLEEP"].flatMap(Double.init) ?? 1
        describe("sleepy") { it("sleeps", .expectsNothing, arguments: 1...40) { _ in usleep(UInt32(time * 1000)) } }
    }
}

/// Fifty examples, four of which take their process with them or never end.
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

/// One example that fails if another has run before it.
final class DependentSpec: SpecCase {
    static nonisolated(unsafe) var isSpoilt = false

    override func spec() {
        it("does nothing", .expectsNothing, arguments: 1...10) { _ in }
        it("spoils the state", .expectsNothing) { Self.isSpoilt = true }
        it("needs the state as it was") { expect(Self.isSpoilt).to(beFalse()) }
    }
}
