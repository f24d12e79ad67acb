import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class TraitTests: XCTestCase {
    func testPendingExamplesDoNotRunAndSayWhy() {
        let calls = Calls()
        let inner = runInner {
            it("one", .pending) { calls.note("one") }
            it("two", .pending("until the server can")) { calls.note("two") }
            xit("three") { calls.note("three") }
            pending("four") { calls.note("four") }
            it("five")
            xit("six") { await Task.yield() }
            pending("seven") { await Task.yield() }
            describe("group", .pending("all of it")) { it("eight") { calls.note("eight") } }
            xdescribe("group") { it("nine") { calls.note("nine") } }
            xcontext("group") { it("ten", .pending("its own reason")) { calls.note("ten") } }
        }
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(inner.statuses, Array(repeating: .skipped, count: 10))
        XCTAssertEqual(
            inner.results.map(\.reason),
            [
                "pending", "pending: until the server can", "pending", "pending", "pending: not yet written",
                "pending", "pending", "pending: all of it", "pending", "pending",
            ]
        )
    }

    func testASerialGroupMakesItsExamplesSerial() {
        let inner = runInner {
            it("beside others") {}
            it("alone", .serial) {}
            describe("group", .serial) { it("in it") {} }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
        XCTAssertEqual(inner.identities.map(\.isSerial), [false, true, true])
    }

    func testDisabledExamplesDoNotRunAndSayWhy() {
        let calls = Calls()
        let inner = runInner {
            it("enabled", .enabled(if: true)) { calls.note("enabled") }
            it("disabled", .enabled(if: false)) { calls.note("disabled") }
            describe("group", .enabled(if: false, "no network here")) { it("example") { calls.note("example") } }
        }
        XCTAssertEqual(calls.names, ["enabled"])
        XCTAssertEqual(inner.statuses, [.passed, .skipped, .skipped])
        XCTAssertEqual(inner.results.map(\.reason), [nil, "disabled", "disabled: no network here"])
    }

    func testAKnownIssueHasToFail() {
        let line = #line + 3
        let inner = runInner {
            it("fails as it should", .knownIssue("the server rounds down")) { throw Broken() }
            it("passes and should not", .knownIssue) {}
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed])
        XCTAssertTrue(inner.results[0].isKnownIssue)
        XCTAssertEqual(inner.results[0].reason, "the server rounds down")
        XCTAssertEqual(inner.results[0].expectedFailures?.map(\.message), [#"threw Broken(what: "it")"#])
        XCTAssertEqual(inner.lines, [line])
        XCTAssertEqual(inner.headings, ["the known issue is gone"])
    }

    func testAnIntermittentKnownIssueMayPass() {
        onMain {
            let inner = runInner {
                it("fails", .knownIssue("a race", isIntermittent: true)) { throw Broken() }
                it("passes", .knownIssue("a race", isIntermittent: true)) {}
                describe("group", .knownIssue("a race", isIntermittent: true)) {
                    it("must fail", .knownIssue("always")) {}
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .passed, .failed])
            XCTAssertEqual(inner.results.map(\.isKnownIssue), [true, false, false])
            XCTAssertEqual(inner.results.map(\.reason), ["a race", nil, nil])
        }
    }

    /// The known issue's pass is not a failure, so the rest of the ordered group is not skipped.
    func testAnOrderedGroupGoesOnAfterAnIntermittentKnownIssueThatPasses() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    it("passes", .knownIssue("a race", isIntermittent: true)) {}
                    it("goes on") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .passed])
        }
    }

    func testAKnownIssueThatFailsAndThenSkipsHasFailed() {
        let inner = runInner {
            it("fails", .knownIssue("rounds down")) {
                expect(1) == 2
                throw XCTSkip("no network")
            }
            it("skips", .knownIssue("rounds down")) { throw XCTSkip("no network") }
        }
        XCTAssertEqual(inner.statuses, [.passed, .skipped])
        XCTAssertEqual(inner.results[0].expectedFailures?.map(\.message), ["expected to equal 2, got 1"])
    }

    func testAKnownIssueOfAGroupIsThatOfItsExamples() {
        let inner = runInner {
            describe("group", .knownIssue("all of it")) { it("fails") { throw Broken() } }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertTrue(inner.results[0].isKnownIssue)
    }

    func testTagsAddUpFromTheOutsideIn() {
        let inner = runInner {
            describe("outer", .tags("slow", "network")) {
                context("inner", .tags("network"), .tags("ios"), .technical) { it("example", .tags("new")) {} }
            }
            it("without") {}
        }
        guard case .exampleStarted(let example)? = inner.events.first else { return XCTFail("no event") }
        XCTAssertEqual(example.tags, ["slow", "network", "ios", "technical", "new"])
        guard case .exampleStarted(let without) = inner.events[2] else { return XCTFail("no event") }
        XCTAssertNil(without.tags)
    }

    func testTheInnermostWordHoldsWhereThereCanBeButOne() {
        let traits = SharedTraits.none
            .adding([.timeLimit(.seconds(1)), .retries(3), .bug("#1")])
            .adding([.timeLimit(.seconds(2)), .retries(-1), .bug("#2")])
            .values
        XCTAssertEqual(traits.timeLimit, .seconds(2))
        XCTAssertEqual(traits.retries, 0)
        XCTAssertEqual(traits.bugs, ["#1", "#2"])
    }
}
