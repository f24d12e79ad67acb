import Expect
import Foundation
import Spec

/// Examples with various traits.
final class TraitsSpec: SpecCase {
    override func spec() {
        describe("traits") {
            it("is slow", .expectsNothing, .tags("slow")) {}
            it("is slow and needs the network", .expectsNothing, .tags("slow", "network")) {}
            it("is pending", .pending("until spring")) {}
            it("fails as it should", .knownIssue("rounds down")) { expect(1) == 2 }
            var attempts = 0
            it("is flaky", .retries(2)) {
                Self.attempts += 1
                attempts += 1
                expect(attempts) == 1
                expect(Self.attempts) == 2
            }
        }
        describe("in order", .ordered) {
            beforeAll { print("beforeAll") }
            afterAll { print("afterAll") }
            it("one", .expectsNothing) {}
            it("two", .expectsNothing) {}
        }
    }

    static nonisolated(unsafe) var attempts = 0
}

final class FocusedSpec: SpecCase {
    override func spec() {
        it("is not focused", .expectsNothing) {}
        fit("is focused", .expectsNothing) {}
    }
}

/// Has a mistake, `beforeAll` outside an ordered group, and a correct example.
final class WrongSpec: SpecCase {
    override func spec() {
        beforeAll {}
        it("is fine", .expectsNothing) {}
    }
}

/// Exceeds its time limit in the first two attempts.
final class PersistentSpec: SpecCase {
    static nonisolated(unsafe) var attempts = 0

    override func spec() {
        it("needs several attempts", .expectsNothing, .timeLimit(.milliseconds(300)), .retries(2), .bug("#7")) {
            Self.attempts += 1
            if Self.attempts < 3 { try await Task.sleep(for: .seconds(60)) }
        }
    }
}

/// An example that hangs until it reaches its time limit, between two that pass.
final class HangingSpec: SpecCase {
    override func spec() {
        it("lives before", .expectsNothing) {}
        it("hangs", .timeLimit(.milliseconds(100))) {
            print("about to hang")
            while true { Thread.sleep(forTimeInterval: 1) }
        }
        it("lives after", .expectsNothing) {}
    }
}

/// Hangs. When a signal requests a backtrace, prints it in pieces, as a runtime does on a busy machine.
final class StammeringSpec: SpecCase {
    override func spec() {
        it("hangs", .timeLimit(.milliseconds(100))) {
            signal(SIGQUIT) { _ in
                for piece in ["*** ", "Signal 3: Backtracing...", " done ***\n", "Backtrace took 1.00s\n"] {
                    write(STDOUT_FILENO, piece, strlen(piece))
                    usleep(30_000)
                }
            }
            print("about to hang")
            while true { Thread.sleep(forTimeInterval: 1) }
        }
    }
}

/// Hooks around the suite. The one after the suite fails.
final class SuiteHooksSpec: SpecCase {
    override func spec() {
        beforeSuite { print("beforeSuite") }
        afterSuite {
            print("afterSuite")
            expect(1) == 2
        }
        it("sync", .expectsNothing) {}
        it("async", .expectsNothing) { await Task.yield() }
    }
}

/// Waits for too long, mostly in system libraries.
final class WaitingSpec: SpecCase {
    override func spec() {
        it("for a semaphore", .timeLimit(.milliseconds(100))) {
            DispatchSemaphore(value: 0).wait()
        }
        it("for a lock", .timeLimit(.milliseconds(100))) {
            let lock = NSLock()
            lock.lock()
            waitForLock(lock)
        }
        it("for a mutex", .timeLimit(.milliseconds(100))) {
            let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
            pthread_mutex_init(mutex, nil)
            pthread_mutex_lock(mutex)
            pthread_mutex_lock(mutex)
        }
        it("for a queue", .timeLimit(.milliseconds(100))) {
            let queue = DispatchQueue(label: "busy")
            queue.async { while true { sleep(60) } }
            queue.sync {}
        }
        it("for a value", .timeLimit(.milliseconds(100))) {
            expect(1).toEventually(equal(2), timeout: .seconds(60))
        }
    }
}

private func waitForLock(_ lock: NSLock) {
    lock.lock()
}
