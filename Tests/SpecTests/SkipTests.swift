import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class SkipTests: XCTestCase {
    func testItSkipsTheRestOfABodyAndStillCleansUp() {
        let calls = Calls()
        let inner = runInner {
            afterEach { calls.note("after") }
            it("sync") {
                if calls.names.isEmpty { try skip("no network") }
                calls.note("sync")
            }
            it("async") {
                await Task.yield()
                guard calls.names.isEmpty else { try skip("no disk") }
                calls.note("async")
            }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .skipped])
        XCTAssertEqual(inner.results.map(\.reason), ["no network", "no disk"])
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["after", "after"])
    }

    func testItSkipsTheExampleInEveryHookBeforeTheBody() {
        let hooks: [@MainActor () -> Void] = [
            { beforeEach { try skip("no network") } },
            { justBeforeEach { try skip("no network") } },
            {
                justBeforeEach {
                    await Task.yield(); try skip("no network")
                }
            },
            { aroundEach { _ in try skip("no network") } },
            { beforeSuite { try skip("no network") } },
        ]
        onMain {
            for (index, declare) in hooks.enumerated() {
                let calls = Calls()
                let inner = runInner {
                    declare()
                    it("runs") { calls.note("runs") }
                }
                XCTAssertEqual(inner.statuses, [.skipped], "\(index)")
                XCTAssertEqual(inner.results.first?.reason?.hasSuffix("no network"), true, "\(index)")
                XCTAssertEqual(calls.names, [], "\(index)")
            }
        }
    }

    func testItSkipsInAHookAfterTheBodyWhatHasNotFailed() {
        let inner = runInner {
            afterEach { try skip("no network") }
            it("passes") {}
            it("fails") { expect(1) == 2 }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .failed])
    }

    func testInAnOrderedGroupItSkipsOneExampleAndInABeforeAllEachOfThem() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                it("one") { try skip("no network") }
                it("two") { calls.note("two") }
            }
            describe("another", .ordered) {
                beforeAll { try skip("no disk") }
                it("three") { calls.note("three") }
                it("four") { calls.note("four") }
            }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .passed, .skipped, .skipped])
        XCTAssertEqual(inner.results.map(\.reason), ["no network", nil, "no disk", "no disk"])
        XCTAssertEqual(calls.names, ["two"])
    }

    func testItSkipsInAStepAndInAClosureThatCannotPassTheErrorOn() {
        let inner = runInner {
            it("step") { try step("log in") { if true { try skip("no network") } } }
            it("all") { aggregateFailures { try skip("no network") } }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .skipped])
        XCTAssertEqual(inner.results.map(\.reason), ["no network", "no network"])
    }

    func testItThrowsTheErrorOfXCTestWithItsPlace() {
        XCTAssertThrowsError(try skip("no network")) { error in
            XCTAssertEqual((error as? XCTSkip)?.message, "no network")
        }
    }
}
