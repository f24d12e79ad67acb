import Expect
import Spec
import XCTest

/// A base class with examples.
class BaseSpec: SpecCase {
    var number: Int { 1 }

    override func spec() {
        it("is the base's") { expect(self.number) == 1 }
        it("is declared by both") {}
    }
}

/// Inherits all of its examples.
final class HeirSpec: BaseSpec {
    override var number: Int { 2 }
}

/// Has its own examples in place of the inherited ones.
final class ReplacingSpec: BaseSpec {
    override func spec() {
        it("is declared by both") { expect(1) == 3 }
        it("is its own") {}
    }
}

/// Has the inherited examples and one of its own.
final class AddingSpec: BaseSpec {
    override func spec() {
        super.spec()
        it("is added") {}
    }
}

/// Has several kinds of fixtures, which log their calls.
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

/// Fails before its examples begin. With the async fixture, XCTest runs both fixtures on Linux, too.
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

/// Has test methods in addition to its examples.
final class MethodsSpec: SpecCase {
    override func spec() {
        it("is an example") {}
        it("testPasses") {}
    }

    func testPasses() {}
    func testFails() { expect(1) == 2 }
}
