import Expect
@preconcurrency import Foundation
import Spec
import XCTest

/// Prints text that is hard to distinguish from XCTest's own output.
final class PrintingSpec: SpecCase {
    override func spec() {
        describe("a printer") {
            it("leaves a line open", .expectsNothing) { print("no line break", terminator: "") }
            it("leaves a line open and fails") {
                print("no line break", terminator: "")
                fail("expected x\r\n- a\r\n+ b")
            }
            it("leaves a line open and skips") {
                print("no line break", terminator: "")
                throw XCTSkip("no network")
            }
            it("prints what XCTest prints", .expectsNothing) {
                print("Test Case 'PrintingSpec.a printer › leaves a line open' started at 2026-01-31 12:00:00.000")
                print("Test Case 'PrintingSpec.a printer › prints what XCTest prints' passed (0.0 seconds)")
                print("and goes on")
            }
            it("prints nothing", .expectsNothing) {}
            it("leaves a line open, fails and is killed") {
                print("no line break", terminator: "")
                fail("expected x\n- a\n+ b")
                print("and goes on")
                kill(getpid(), SIGKILL)
            }
        }
    }
}

/// Prints before, during and after its example.
final class TalkativeSpec: SpecCase {
    override class func setUp() { for number in 1...20 { print("before the example \(number)") } }
    override class func tearDown() { print("after the example") }

    override func spec() {
        it("prints", .expectsNothing) { print("in the example") }
    }
}

/// Prints before and during its example, and then kills its process.
final class TalkativeCrashSpec: SpecCase {
    override class func setUp() { print("before the example") }

    override func spec() {
        it("is killed") {
            print("in the example")
            kill(getpid(), SIGKILL)
        }
    }
}

/// Closes the descriptors that connect the process to its runner, except for the one for events.
final class ClosingSpec: SpecCase {
    override func spec() { examples { close($0) } }
}

/// Redirects the descriptors that `ClosingSpec` closes to a file.
final class ReplacingSpec: SpecCase {
    override func spec() {
        examples { descriptor in
            let file = open("/etc/passwd", O_RDONLY)
            dup2(file, descriptor)
            close(file)
        }
    }
}

@MainActor private func examples(take: @escaping (Int32) -> Void) {
    describe("an example") {
        it("takes them", .expectsNothing) {
            print("before")
            for descriptor in STDERR_FILENO + 1..<64 {
                let path = "/proc/self/fd/\(descriptor)"
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
                if target?.hasPrefix("pipe:") == true { take(descriptor) }
            }
            print("after")
        }
        it("fails") { expect(1) == 2 }
        it("passes") { expect(1) == 1 }
    }
}

/// Leaves output in the buffer while another thread holds the lock on standard output.
final class KeepingSpec: SpecCase {
    override func spec() {
        it("prints", .expectsNothing) {
            setvbuf(stdout, nil, _IOFBF, 1 << 16)
            print("in the example")
            let isHeld = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                flockfile(stdout)
                isHeld.signal()
                usleep(50_000)
                funlockfile(stdout)
            }
            isHeld.wait()
        }
        it("prints, too", .expectsNothing) { print("in the other") }
    }
}

/// Fails in a forked copy of the process.
final class CopyingSpec: SpecCase {
    override func spec() {
        it("forks", .expectsNothing) {
            let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
            let child = fork()
            if child == 0 {
                fail("expected x")
                _exit(0)
            }
            waitpid(child, nil, 0)
        }
    }
}

/// Fails and ends the process before it is certain whether the failure counts.
final class ExcusedCrashSpec: SpecCase {
    override func spec() {
        it("has a retry", .retries(1)) {
            fail("expected x")
            kill(getpid(), SIGKILL)
        }
        it("is a known issue", .knownIssue) {
            fail("expected y")
            kill(getpid(), SIGKILL)
        }
        it("fails on another thread") {
            let isOver = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                fail("expected z")
                isOver.signal()
            }
            isOver.wait()
            kill(getpid(), SIGKILL)
        }
    }
}
