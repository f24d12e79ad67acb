import Expect
import Spec
import TestSupport
import XCTest

final class ThrownErrorTests: XCTestCase {
    func testABodyThatThrowsFailsTheExampleWhereItIsDeclared() {
        let line = #line + 1
        let inner = runInner { it("throws") { throw Broken() } }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(inner.messages, [#"threw Broken(what: "it")"#])
        XCTAssertEqual(inner.lines, [line])
    }

    func testAHookThatThrowsFailsTheExampleWhereTheHookIsDeclared() {
        onMain {
            var line = 0
            let inner = runInner {
                line = #line + 1
                beforeEach { throw Broken() }
                it("never runs") {}
            }
            XCTAssertEqual(inner.messages, [#"beforeEach threw Broken(what: "it")"#])
            XCTAssertEqual(inner.lines, [line])
        }
    }

    func testAfterAHookThatThrowsEveryLevelThatWasEnteredIsLeft() {
        let calls = Calls()
        let inner = runInner {
            describe("outer") {
                beforeEach { calls.note("outer before") }
                afterEach { calls.note("outer after") }
                context("middle") {
                    beforeEach {
                        calls.note("middle before throws")
                        throw Broken()
                    }
                    beforeEach { calls.note("middle before, second") }
                    afterEach { calls.note("middle after") }
                    context("inner") {
                        beforeEach { calls.note("inner before") }
                        afterEach { calls.note("inner after") }
                        it("example") { calls.note("example") }
                    }
                }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(calls.names, ["outer before", "middle before throws", "middle after", "outer after"])
    }

    func testAnAfterEachThatThrowsKeepsNoOtherFromRunning() {
        let calls = Calls()
        let inner = runInner {
            afterEach { calls.note("class after") }
            describe("group") {
                afterEach {
                    calls.note("after throws")
                    throw Broken(what: "first")
                }
                afterEach { throw Broken(what: "second") }
                it("example") { throw Broken(what: "body") }
            }
        }
        XCTAssertEqual(calls.names, ["after throws", "class after"])
        assertList(
            inner.messages,
            #"threw Broken(what: "body")"#,
            #"afterEach threw Broken(what: "first")"#,
            #"afterEach threw Broken(what: "second")"#
        )
    }

    func testSetUpThatThrowsLeavesTheExampleOutAndStillTearsDown() {
        final class Failing: SpecCase {
            static nonisolated(unsafe) var calls: [String] = []
            override func setUpWithError() throws { throw Broken() }
            override func tearDown() { Self.calls.append("tearDown") }
            override func spec() { it("example") { Self.calls.append("example") } }
        }
        let inner = runInner(Failing.self)
        XCTAssertEqual(inner.messages, [#"setUpWithError() threw Broken(what: "it")"#])
        XCTAssertEqual(Failing.calls, ["tearDown"])
    }

    func testAFailedExpectationDoesNotEndTheExample() {
        let calls = Calls()
        let inner = runInner { testCase in
            it("example") {
                testCase.recordFailure(withDescription: "no", inFile: "A.swift", atLine: 7, expected: true)
                calls.note("went on")
            }
        }
        XCTAssertEqual(inner.messages, ["no"])
        XCTAssertEqual(inner.failures.first?.location?.description, "A.swift:7")
        XCTAssertEqual(calls.names, ["went on"])
    }

    func testARequirementThatFailsEndsTheExampleAndIsToldOnce() {
        let calls = Calls()
        let inner = runInner {
            it("example") {
                try require(1).to(equal(2))
                calls.note("went on")
            }
        }
        XCTAssertEqual(inner.messages, ["expected to equal 2, got 1"])
        XCTAssertEqual(calls.names, [])
    }

    func testWhateverEndsABeforeEachLeavesOutTheExample() {
        let ends: [@MainActor () throws -> Void] = [
            { try require(1).to(equal(2)) },
            { throw XCTSkip("no network") },
            { throw Broken() },
        ]
        for end in ends {
            let calls = Calls()
            _ = runInner {
                beforeEach { try end() }
                it("example") { calls.note("example") }
            }
            XCTAssertEqual(calls.names, [])
        }
    }

    func testAnAroundEachThatIsWrongLeavesOutWhatComesAfterIt() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                aroundEach { run in
                    run()
                    run()
                }
                it("one") { calls.note("one") }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(calls.names, ["one"])
    }

    func testAnExampleThatFailsAndSkipsHasFailed() {
        let inner = runInner {
            afterEach { throw Broken() }
            it("example") { throw XCTSkip("no network here") }
        }
        XCTAssertEqual(inner.statuses, [.failed])
    }

    func testXCTSkipInAClosureOfExpectSkipsTheExample() {
        let inner = runInner {
            it("example") { aggregateFailures { throw XCTSkip("no network here") } }
            it("waiting") { waitUntil { _ in throw XCTSkip("no network here") } }
            it("failing") {
                aggregateFailures {
                    expect(1) == 2
                    throw XCTSkip("no network here")
                }
            }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .skipped, .failed])
        XCTAssertEqual(inner.results.prefix(2).map(\.reason), ["no network here", "no network here"])
    }
}
