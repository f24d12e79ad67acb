import Spec
import XCTest

final class RunOrderTests: XCTestCase {
    func testHooksRunFromTheOutsideInAndBackOut() {
        let calls = Calls()
        let inner = runInner {
            beforeEach { calls.note("class before") }
            afterEach { calls.note("class after") }
            describe("outer") {
                beforeEach { calls.note("outer before 1") }
                beforeEach { calls.note("outer before 2") }
                afterEach { calls.note("outer after 1") }
                afterEach { calls.note("outer after 2") }
                context("inner") {
                    beforeEach { calls.note("inner before") }
                    it("example") { calls.note("example") }
                    afterEach { calls.note("inner after") }
                }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(
            calls.names,
            [
                "class before", "outer before 1", "outer before 2", "inner before", "example", "inner after",
                "outer after 1", "outer after 2", "class after",
            ]
        )
    }

    func testAHookAppliesAlsoToWhatIsDeclaredBeforeIt() {
        let calls = Calls()
        _ = runInner {
            describe("group") {
                context("inner") { it("example") { calls.note("example") } }
                beforeEach { calls.note("before") }
                afterEach { calls.note("after") }
            }
        }
        XCTAssertEqual(calls.names, ["before", "example", "after"])
    }

    func testEachExampleRunsItsOwnPathAndNoOther() {
        let calls = Calls()
        _ = runInner {
            describe("calculator") {
                beforeEach { calls.note("2") }
                context("one") {
                    beforeEach { calls.note("4") }
                    it("five") { calls.note("5") }
                }
                context("other") {
                    beforeEach { calls.note("8") }
                    it("ten") { calls.note("10") }
                }
            }
        }
        XCTAssertEqual(calls.names, ["2", "4", "5", "2", "8", "10"])
    }

    func testOnlyTheGroupsOnTheWayAreEvaluatedForAnExample() {
        let calls = Calls()
        _ = runInner {
            describe("first") {
                calls.note("first")
                it("a") { calls.note("a") }
            }
            describe("second") {
                calls.note("second")
                it("b") { calls.note("b") }
            }
        }
        XCTAssertEqual(calls.names, ["first", "second", "first", "a", "second", "b"])
    }

    func testExamplesRunInTheOrderOfDeclaration() {
        let inner = runInner {
            it("z") {}
            describe("group") { it("y") {} }
            it("x") {}
        }
        XCTAssertEqual(inner.names, [["z"], ["group", "y"], ["x"]])
    }

    func testAClassSpecComesBeforeTheInstanceSpec() {
        final class Both: SpecCase {
            override class func spec() { it("of the class") {} }
            override func spec() { it("of the instance") {} }
        }
        let inner = runInner(Both.self)
        XCTAssertEqual(inner.names, [["of the class"], ["of the instance"]])
        XCTAssertEqual(inner.statuses, [.passed, .passed])
    }

    func testXCTestSetUpAndTearDownStandAroundAllHooks() {
        final class WithSetUp: SpecCase {
            static nonisolated(unsafe) var calls: [String] = []
            override func setUp() { Self.calls.append("setUp") }
            override func setUpWithError() { Self.calls.append("setUpWithError") }
            override func tearDown() { Self.calls.append("tearDown") }
            override func tearDownWithError() { Self.calls.append("tearDownWithError") }
            override func spec() {
                beforeEach { Self.calls.append("beforeEach") }
                afterEach { Self.calls.append("afterEach") }
                it("example") {
                    self.addTeardownBlock { Self.calls.append("block 1") }
                    self.addTeardownBlock { Self.calls.append("block 2") }
                    Self.calls.append("example")
                }
            }
        }
        XCTAssertEqual(runInner(WithSetUp.self).statuses, [.passed])
        XCTAssertEqual(
            WithSetUp.calls,
            [
                "setUpWithError", "setUp", "beforeEach", "example", "afterEach", "block 2", "block 1", "tearDown",
                "tearDownWithError",
            ]
        )
    }
}
