import Expect
import Foundation
import Spec
import XCTest

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
        it("passes", .expectsNothing) { atexit { _exit(3) } }
    }
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
        it("never runs", .expectsNothing) {}
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
