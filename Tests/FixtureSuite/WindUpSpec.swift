import Expect
import Foundation
import Spec

private func pause(for seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

/// An example that fails while others run in another process. Each process runs the hook after the suite.
final class WindUpSpec: SpecCase {
    override func spec() {
        beforeSuite { note("beforeSuite") }
        afterSuite { note("afterSuite") }
        it("fails") {
            note("fails")
            waitForProcesses(thatNote: "beforeSuite")
            expect(1) == 2
        }
        it("sleeps", .expectsNothing, arguments: 1...20) { _ in
            note("sleeps")
            pause(for: 0.1)
        }
        it("is the last", .expectsNothing) {}
    }
}

/// Takes a long time in an example or in the hook after the suite, depending on `HANG`.
final class LongSpec: SpecCase {
    override func spec() {
        afterSuite {
            note("afterSuite")
            if ProcessInfo.processInfo.environment["HANG"] == "afterSuite" { pause(for: 30) }
            note("end of afterSuite")
        }
        it("takes long", .expectsNothing) {
            note("began")
            pause(for: ProcessInfo.processInfo.environment["HANG"] == "example" ? 30 : 1)
        }
        it("never begins", .expectsNothing) { note("never") }
    }
}

/// An ordered group whose first example fails.
final class OrderedWindUpSpec: SpecCase {
    override func spec() {
        describe("a session", .ordered) {
            beforeAll { note("beforeAll") }
            afterAll { note("afterAll") }
            it("logs in") { expect(1) == 2 }
            it("buys", .expectsNothing) { note("buys") }
        }
        afterSuite { note("afterSuite") }
    }
}

/// Examples that come after the ordered group.
final class AfterWindUpSpec: SpecCase {
    override func spec() {
        for number in 1...3 { it("is \(number)", .expectsNothing) {} }
    }
}
