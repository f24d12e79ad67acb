import Expect
import Foundation
import Spec
import XCTest

/// Registers an exit handler that changes the exit status of the process.
final class ExitStatusSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) { atexit { _exit(3) } }
    }
}

/// Ends the process in the middle of the run, without running the C library's exit handlers.
final class LeavingSpec: SpecCase {
    override func spec() {
        it("fails") { expect(1) == 2 }
        it("leaves") {
            var words = [strdup("true"), nil]
            switch ProcessInfo.processInfo.environment["LEAVE"] {
            case "_exit": _exit(0)
            case "quick_exit": quick_exit(0)
            case "daemon": daemon(1, 1)
            case "execv": execv("/bin/true", &words)
            case "pthread_exit": pthread_exit(nil)
            default: break
            }
        }
        it("never runs", .expectsNothing) {}
    }
}

/// Failures in the forked copy of the process in which a trap is caught.
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

/// Forks a child that executes another program, and one that becomes a daemon.
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

/// Forks in an example, so that both the process and its child return from it.
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
        it("runs once", .expectsNothing) {}
    }
}

final class ForkingReaderSpec: SpecCase {
    override func spec() {
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)
        let child = fork()
        var status: Int32 = 0
        if child > 0 { waitpid(child, &status, 0) }
        it("runs once", .expectsNothing) {}
        it("runs once, too", .expectsNothing) {}
    }
}
