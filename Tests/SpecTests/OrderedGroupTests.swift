import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class OrderedGroupTests: XCTestCase {
    func testExamplesShareOneEvaluation() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                var list: [Int] = []
                it("one") { list.append(1) }
                it("two") { list.append(2) }
                it("three") { calls.note("\(list)") }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
        XCTAssertEqual(calls.names, ["[1, 2]"])
    }

    func testAfterAFailureTheRestAreSkippedAndSayWhy() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                afterAll { calls.note("afterAll") }
                it("one") {}
                it("two") { throw Broken() }
                it("three") { calls.note("three") }
                it("four") { calls.note("four") }
            }
            it("outside") { calls.note("outside") }
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed, .skipped, .skipped, .passed])
        XCTAssertEqual(inner.results[2].reason, "“group › two” failed before it in its ordered group")
        XCTAssertEqual(calls.names, ["afterAll", "outside"])
    }

    func testAPendingLastExampleDoesNotEndTheGroupAgain() {
        let calls = Calls()
        _ = runInner {
            describe("group", .ordered) {
                afterAll { calls.note("afterAll") }
                it("one") {}
                it("two", .pending) {}
                it("three", .pending) {}
            }
        }
        XCTAssertEqual(calls.names, ["afterAll"])
    }

    func testPendingExamplesAreLeftOutAndStopNothing() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                afterAll { calls.note("afterAll") }
                it("one") { calls.note("one") }
                xit("two") { calls.note("two") }
                it("three") { calls.note("three") }
                it("four", .pending) { calls.note("four") }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .skipped, .passed, .skipped])
        XCTAssertEqual(calls.names, ["one", "three", "afterAll"])
    }

    func testAnExampleIsNotOrdered() {
        let inner = runInner { it("example", .ordered) {} }
        XCTAssertEqual(inner.headings, [#"it("example") is `.ordered`"#])
    }

    func testAKnownIssueThatIsGoneSkipsTheRestAsAnyFailureDoes() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                it("one", .knownIssue) {}
                it("two") { calls.note("two") }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped])
        XCTAssertEqual(inner.results.last?.reason, "“group › one” failed before it in its ordered group")
        XCTAssertEqual(calls.names, [])
    }

    func testAFailedAfterAllSkipsTheRestOfTheOrderedGroupsAroundIt() {
        let calls = Calls()
        let inner = runInner {
            describe("outer", .ordered) {
                afterAll { calls.note("outer afterAll") }
                describe("inner") {
                    afterAll { throw Broken() }
                    it("one") {}
                    it("two") {}
                }
                it("three") { calls.note("three") }
                describe("sibling") {
                    afterAll { calls.note("sibling afterAll") }
                    it("four") { calls.note("four") }
                }
            }
            it("five") {}
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed, .skipped, .skipped, .passed])
        XCTAssertEqual(inner.messages, [#"afterAll threw Broken(what: "it")"#])
        XCTAssertEqual(
            inner.results[2...3].map(\.reason),
            Array(
                repeating: #"an `afterAll` before it in its ordered group failed: threw Broken(what: "it")"#,
                count: 2
            )
        )
        XCTAssertEqual(calls.names, ["outer afterAll"])
    }
}
