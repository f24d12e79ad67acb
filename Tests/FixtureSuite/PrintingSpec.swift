import Expect
import Foundation
import Spec
import XCTest

/// Prints what is hard to tell from what XCTest prints.
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

/// Prints after its example.
final class TalkativeSpec: SpecCase {
    override class func tearDown() { print("after the example") }

    override func spec() {
        it("prints", .expectsNothing) { print("in the example") }
    }
}
