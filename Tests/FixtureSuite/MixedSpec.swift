import Expect
import Spec
import XCTest

/// Examples that pass, fail and skip, with names that are difficult to report.
final class MixedSpec: SpecCase {
    override func spec() {
        describe("A screen with <b>facts</b> & more") {
            it("shows a button", .expectsNothing) {}
            it("says «привет» 👋", .expectsNothing) {
                print("an example may print")
            }
            context("after a tap") {
                it("loads") { expect("initial") == "loading" }
                it("breaks on the way") { fail("the wire is cut") }
                it("is not for here") { throw XCTSkip("no network") }
            }
        }
        describe("Another screen") {
            it("fails twice") {
                expect(1) == 2
                expect(nil as Int?) == 3
            }
        }
    }
}
