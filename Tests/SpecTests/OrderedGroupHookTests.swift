import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// `beforeAll`, `afterAll` and their cleanups, which run once per group. No trait of an example excuses a failure in them.
final class OrderedGroupHookTests: XCTestCase {
    func testHooksForAllRunOnceAroundThoseForEach() {
        let calls = Calls()
        let inner = runInner {
            beforeEach { calls.note("outer before") }
            describe("group", .ordered) {
                beforeAll { calls.note("beforeAll") }
                beforeAll { await Task.yield() }
                afterAll { calls.note("afterAll") }
                beforeEach { calls.note("before") }
                afterEach { calls.note("after") }
                it("one") { calls.note("one") }
                context("inner") {
                    beforeAll { calls.note("inner beforeAll") }
                    afterAll { calls.note("inner afterAll") }
                    it("two") { calls.note("two") }
                    it("three") { calls.note("three") }
                }
            }
            it("outside") {}
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(
            calls.names,
            [
                "outer before", "beforeAll", "before", "one", "after", "outer before", "before",
                "inner beforeAll", "two", "after", "outer before", "before", "three", "after",
                "inner afterAll", "afterAll", "outer before",
            ]
        )
    }

    func testABeforeAllThatThrowsFailsTheFirstExampleAndSkipsTheRest() {
        onMain {
            let calls = Calls()
            var line = 0
            let inner = runInner {
                describe("group", .ordered) {
                    line = #line + 1
                    beforeAll { throw Broken() }
                    beforeEach { calls.note("beforeEach") }
                    afterEach { calls.note("afterEach") }
                    afterAll { calls.note("afterAll") }
                    it("one") { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(calls.names, ["afterAll"])
        }
    }

    func testABeforeAllThatThrowsIsNotMendedByARetry() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                beforeAll {
                    calls.note("beforeAll")
                    throw Broken()
                }
                afterAll { calls.note("afterAll") }
                it("one", .retries(2)) { calls.note("one") }
                it("two") { calls.note("two") }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
        XCTAssertEqual(inner.messages, [#"beforeAll threw Broken(what: "it")"#])
        XCTAssertEqual(inner.results[1].reason, #"`beforeAll` of its ordered group failed: threw Broken(what: "it")"#)
        XCTAssertEqual(calls.names, ["beforeAll", "afterAll"])
    }

    func testABeforeAllThatThrowsIsNoKnownIssue() {
        let inner = runInner {
            describe("group", .ordered, .knownIssue) {
                beforeAll { throw Broken() }
                it("one") {}
                it("two") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
        XCTAssertNil(inner.results[0].expectedFailures)
    }

    func testAFailedExpectationInABeforeAllSkipsTheRestToo() {
        let inner = runInner {
            describe("group", .ordered) {
                beforeAll { expect(1) == 2 }
                it("one", .retries(1)) {}
                it("two") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
        XCTAssertEqual(inner.results[1].reason, "`beforeAll` of its ordered group failed: expected to equal 2, got 1")
    }

    func testAnAfterAllThatThrowsIsNoKnownIssueOfTheLastExample() {
        let inner = runInner {
            describe("group", .ordered) {
                afterAll { throw Broken(what: "after") }
                it("one", .knownIssue) { throw Broken() }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(inner.messages.last, #"afterAll threw Broken(what: "after")"#)
    }

    func testAnAfterAllThatThrowsKeepsNoOtherFromRunning() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                afterAll { throw Broken() }
                afterAll { calls.note("second") }
                it("one") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(calls.names, ["second"])
    }

    func testWhatACleanUpOfTheGroupRegistersIsDoneToo() {
        let calls = Calls()
        _ = runInner {
            describe("group", .ordered) {
                beforeAll {
                    deferCleanup {
                        calls.note("outer")
                        deferCleanup { calls.note("inner") }
                    }
                }
                it("one") { calls.note("one") }
            }
        }
        XCTAssertEqual(calls.names, ["one", "outer", "inner"])
    }

    func testAHookForAllIsInTheGroupThatItStandsIn() {
        onMain {
            @MainActor func headings(_ declare: () -> Void) -> [String] { planned { declare() }.misuses.map(\.heading) }
            XCTAssertEqual(
                headings {
                    describe("plain") { it("a") {} }
                    beforeAll {}
                },
                ["`beforeAll` outside an ordered group"]
            )
            XCTAssertEqual(
                headings {
                    describe("ordered", .ordered) {
                        context("inner") { it("a") {} }
                        afterAll {}
                    }
                    afterAll {}
                },
                ["`afterAll` outside an ordered group"]
            )
        }
    }

    func testHooksForAllWantAnOrderedGroup() {
        onMain {
            var line = 0
            let inner = runInner {
                describe("group") {
                    line = #line + 1
                    beforeAll {}
                    afterAll {}
                    it("example") {}
                }
            }
            XCTAssertEqual(inner.lines, [line, line + 1])
            XCTAssertEqual(
                inner.headings,
                ["`beforeAll` outside an ordered group", "`afterAll` outside an ordered group"]
            )
        }
    }

    func testWhatItsHooksForAllRegisterIsDoneAtTheEndOfTheGroupAndTheRestAtThatOfItsExample() {
        let calls = Calls()
        _ = runInner {
            describe("group", .ordered) {
                beforeAll { deferCleanup { calls.note("of beforeAll") } }
                beforeEach { deferCleanup { calls.note("of beforeEach") } }
                afterAll { deferCleanup { calls.note("of afterAll") } }
                it("one") { calls.note("one") }
                it("two") { calls.note("two") }
            }
        }
        let names = ["one", "of beforeEach", "two", "of beforeEach", "of afterAll", "of beforeAll"]
        XCTAssertEqual(calls.names, names)
    }

    func testASkipInAnAfterAllChangesNoResultAndIsAMistake() {
        onMain {
            var line = 0
            let inner = runInner {
                describe("group", .ordered) {
                    line = #line + 1
                    afterAll { throw XCTSkip("no network") }
                    it("one") {}
                    it("two", .knownIssue) { throw Broken() }
                }
                describe("another", .ordered) {
                    afterAll { aggregateFailures { throw XCTSkip("no network") } }
                    it("three") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .failed, .failed])
            XCTAssertEqual(inner.headings.dropFirst().first, "a skip that comes too late: no network")
            XCTAssertEqual(inner.lines.dropFirst().first, line)
        }
    }
}
