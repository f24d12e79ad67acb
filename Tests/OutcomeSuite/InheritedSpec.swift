import Expect
import Spec
import XCTest

/// Has examples, and subclasses.
class BaseSpec: SpecCase {
    var number: Int { 1 }

    override func spec() {
        it("is the base's") { expect(self.number) == 1 }
        it("is declared by both") {}
    }
}

/// Inherits all examples.
final class HeirSpec: BaseSpec {
    override var number: Int { 2 }
}

/// Has examples of its own in place of those of the base.
final class ReplacingSpec: BaseSpec {
    override func spec() {
        it("is declared by both") { expect(1) == 3 }
        it("is its own") {}
    }
}

/// Has the base's examples and its own.
final class AddingSpec: BaseSpec {
    override func spec() {
        super.spec()
        it("is added") {}
    }
}

/// Has fixtures of all kinds, which log what they do.
final class FixturesSpec: SpecCase {
    private static nonisolated(unsafe) var log: [String] = []

    override class func setUp() { log.append("class") }
    override class func tearDown() { XCTAssertEqual(log.last, "tearDown") }
    override func setUp() async throws {
        await Task.yield()
        Self.log.append("async setUp")
    }
    override func setUpWithError() throws { Self.log.append("setUpWithError") }
    override func setUp() { Self.log.append("setUp") }
    override func tearDown() { Self.log.append("tearDown") }

    override func spec() {
        beforeEach { Self.log.append("beforeEach") }
        it("runs inside of them") {
            expect(Self.log) == ["class", "async setUp", "setUpWithError", "setUp", "beforeEach"]
        }
    }
}

/// Does not get to its examples. It has an async fixture, too, so that XCTest runs both on Linux as well.
final class BrokenFixtureSpec: SpecCase {
    private struct Broken: Error {}

    override func setUp() async throws {}
    override func setUpWithError() throws { throw Broken() }
    override func spec() { it("does not run") { fatalError("ran") } }
}

/// Skips its examples before they begin.
final class SkippingFixtureSpec: SpecCase {
    override func setUp() async throws {}
    override func setUpWithError() throws { throw XCTSkip("not on this machine") }
    override func spec() { it("does not run") { fatalError("ran") } }
}

/// Has test methods beside its examples.
final class MethodsSpec: SpecCase {
    override func spec() {
        it("is an example") {}
        it("testPasses") {}
    }

    func testPasses() {}
    func testFails() { expect(1) == 2 }
}
