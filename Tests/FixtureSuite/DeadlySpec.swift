import Expect
import Foundation
import Spec

/// Examples that end their process, mixed with examples that do not.
final class DeadlySpec: SpecCase {
    override func spec() {
        describe("a process") {
            it("lives at first") { expect(1) == 1 }
            it("traps") {
                print("these are my last words")
                let empty: [Int] = []
                print(empty[3])
            }
            it("lives on after a trap", .expectsNothing) {}
            it("exits as if all were well") {
                print("bye")
                exit(0)
            }
            it("is killed") { kill(getpid(), SIGKILL) }
            it("fails at last") { expect(1) == 2 }
        }
    }
}

/// An ordered group in which an example ends its process.
final class OrderedDeadlySpec: SpecCase {
    override func spec() {
        describe("a session", .ordered) {
            it("logs in") { kill(getpid(), SIGKILL) }
            it("buys", .expectsNothing) {}
        }
        it("is another matter", .expectsNothing) {}
    }
}

/// An example that passes, and one that exits the process.
final class ExitingSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) {}
        it("exits as if all were well") { exit(0) }
    }
}

/// Crashes while its groups are being read.
final class CrashingSpec: SpecCase {
    override func spec() {
        describe("a group") {
            let empty: [Int] = []
            it("never comes to be \(empty[0])", .expectsNothing) {}
        }
    }
}

/// Examples that end their process after printing an incomplete line.
final class LastWordsSpec: SpecCase {
    override func spec() {
        it("traps") {
            print("no break", terminator: "")
            fatalError("the end")
        }
        it("aborts") {
            print("no break either", terminator: "")
            abort()
        }
        it("is sent a signal") {
            print("a signal", terminator: "")
            kill(getpid(), SIGSEGV)
        }
    }
}
