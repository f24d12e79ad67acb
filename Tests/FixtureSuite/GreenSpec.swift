import Expect
import Foundation
import Spec
import XCTest

/// Examples that pass.
final class GreenSpec: SpecCase {
    override func spec() {
        describe("arithmetic") {
            it("adds") { expect(1 + 1) == 2 }
            it("adds") { expect(2 + 2) == 4 }
            it("awaits", .expectsNothing) { await Task.yield() }
        }
    }
}

enum Outer {
    /// A spec class nested in another type.
    final class NestedSpec: SpecCase {
        override func spec() {
            it("is nested", .expectsNothing) {}
            it("is nested, too", .expectsNothing) {}
        }
    }
}

/// Prints while its groups are being read.
final class LoudSpec: SpecCase {
    override func spec() {
        print("reading the groups")
        it("passes", .expectsNothing) {}
    }
}

/// Declares a different example in every process.
final class FickleSpec: SpecCase {
    override func spec() {
        it("is the same each time", .expectsNothing) {}
        it("is of process \(getpid())", .expectsNothing) {}
    }
}

/// Ends its process in the first example, and declares a different second example in every process.
final class CrashingFickleSpec: SpecCase {
    override func spec() {
        it("ends the process") { exit(3) }
        it("is of process \(getpid())", .expectsNothing) {}
    }
}

final class EmptySpec: SpecCase {
    override func spec() {}
}

/// A failure that occurs after its example has ended.
final class LateSpec: SpecCase {
    override func spec() {
        var isReached = false
        it("starts work and does not wait for it", .expectsNothing) {
            Task { expect(1) == 2 }
        }
        it("turns the main run loop") {
            DispatchQueue.main.async { isReached = true }
            waitUntilTrue(isReached)
        }
    }
}

/// A failure in the deinitializer of an object that a task keeps alive after the example has ended.
final class LateDeinitSpec: SpecCase {
    private final class Kept: Sendable {
        nonisolated(unsafe) static var isGone = false
        deinit {
            fail("gone")
            Self.isGone = true
        }
    }

    override func spec() {
        it("starts a task", .expectsNothing) {
            let kept = Kept()
            Task {
                _ = kept
                try? await Task.sleep(for: .milliseconds(20))
            }
        }
        it("waits", .expectsNothing) { while !Kept.isGone { try await Task.sleep(for: .milliseconds(1)) } }
    }
}

/// A tear-down block that is added after its example has ended.
final class LateBlockSpec: SpecCase {
    override func spec() {
        it("starts work and does not wait for it", .expectsNothing) { Self.work = { self.addTeardownBlock {} } }
        it("comes while the work goes on", .expectsNothing) { Self.work() }
    }

    nonisolated(unsafe) static var work = {}
}

/// Runs while work from another class is still going on.
final class LaterSpec: SpecCase {
    override func spec() {
        it("comes later still", .expectsNothing) { LateBlockSpec.work() }
    }
}

/// A failure that occurs after the last example has ended.
final class AfterthoughtSpec: SpecCase {
    override func spec() {
        it("starts work and does not wait for it", .expectsNothing) {
            Task { expect(1) == 2 }
        }
    }
}

/// Has a test method in addition to its example.
final class HandwrittenSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) {}
    }

    func testByHand() { expect(1) == 2 }
}

/// An expectation that fails while no test is running.
final class OwnerlessTests: XCTestCase {
    override class func tearDown() { expect(1) == 2 }
    func testPasses() {}
}

/// Fails in an example, and again after it.
final class AfterwardsSpec: SpecCase {
    override class func tearDown() {
        super.tearDown()
        expect(1) == 2
    }

    override func spec() {
        it("fails") { XCTFail("of the example") }
    }
}

/// An example with an expectation, and one without.
final class HollowSpec: SpecCase {
    override func spec() {
        it("checks something") { expect(true) == true }
        it("checks nothing") {}
    }
}
