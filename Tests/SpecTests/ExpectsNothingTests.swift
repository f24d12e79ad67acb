import Expect
import ScreenTesting
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Which examples count as expecting nothing.
final class ExpectsNothingTests: XCTestCase {
    func testAnExampleWithoutAnExpectation() {
        onMain {
            XCTAssertEqual(
                marked { _ in
                    it("is empty") {}
                    it("awaits") { await Task.yield() }
                    it("never calls what expects") {
                        let expecting = { expect(1) == 1 }
                        _ = expecting
                    }
                    describe("group") {
                        beforeEach {}
                        it("has hooks") {}
                    }
                    describe("session", .ordered) {
                        it("is empty") {}
                        it("expects") { expect(1) == 1 }
                    }
                },
                ["is empty", "awaits", "never calls what expects", "group › has hooks", "session › is empty"]
            )
        }
    }

    func testWhatExpectExpects() {
        onMain {
            XCTAssertEqual(
                marked { _ in
                    it("expect") { expect(1) == 1 }
                    it("to") { expect(1).to(equal(1)) }
                    it("require") { _ = try require(1).to(equal(1)) }
                    it("unwrap") { _ = try unwrap(Optional(1)) }
                    it("async") { await expect { await Task.yield() }.to(succeed()) }
                    it("eventually") { expect(1).toEventually(equal(1)) }
                    it("waitUntil") { waitUntil { done in done() } }
                    it("waitUntilEqual") { waitUntilEqual(1, 1) }
                    it("waitUntil, awaited") { await waitUntil { done in done() } }
                    it("a trap") { expect { fatalError("no") }.to(trap()) }
                    it("gathered") { _ = gatherFailures { expect(1) == 1 } }
                    it("a leak") { trackForMemoryLeaks(NSObject()) }
                    describe("hooks") {
                        afterEach { expect(1) == 1 }
                        it("expect") {}
                    }
                },
                []
            )
        }
    }

    func testWhatScreenTestingWaitsForCounts() {
        onMain {
            let screen = ListScreen()
            let list = SimpleElementBrowser(request: SearchRequest(id: "ListView"))
            XCTAssertEqual(
                marked { _ in
                    aroundEach { runExample in withScreen(screen) { runExample() } }
                    it("expects") { list.expectToAppear() }
                    it("awaits") { await list.expectToAppear() }
                    it("finds") { try list.find() }
                },
                []
            )
        }
    }

    /// XCTest does not report assertions that pass.
    func testAssertionsOfXCTestDoNotCount() {
        onMain { XCTAssertEqual(marked { _ in it("asserts") { XCTAssertTrue(true) } }, ["asserts"]) }
    }

    func testExamplesThatNeedNotExpectAnything() {
        let attempts = Calls()
        InnerSpec.declare = { _ in
            it("means it", .expectsNothing) {}
            describe("group", .expectsNothing) { it("means it") {} }
            it("is pending", .pending) {}
            it("skips itself") { throw XCTSkip("no") }
            it("is retried", .retries(1)) {
                attempts.note("attempt")
                if attempts.names.count == 1 { fail("once") }
            }
            it("fails") { fail("no") }
            it("is a known issue", .knownIssue) { throw CancellationError() }
        }
        let inner = runInner([InnerSpec.self], requiresExpectations: true)
        XCTAssertEqual(inner.results.count, 7)
        XCTAssertFalse(inner.messages.contains { $0.hasPrefix("the example expects nothing") })
    }

    func testOnlyGroupsRefuseExpectationsThatPass() {
        let place = CodeLocation(file: "A.swift", line: 1)
        for refuses in [true, false] {
            let owner = GroupFailureOwner(of: "hook", refusesPasses: refuses)
            owner.recordPass(at: place)
            XCTAssertEqual(owner.close().map(\.message), refuses ? ["it passed"] : [])
            owner.recordPass(at: place)
        }
    }

    func testTheyFailWhereExpectationsAreRequired() {
        let line = #line + 2
        InnerSpec.declare = { _ in
            it("is empty") {}
            it("means it", .expectsNothing) {}
            it("expects") { expect(1) == 1 }
            it("is skipped") { throw XCTSkip("no") }
            it("is retried", .retries(3)) {}
        }
        let inner = runInner([InnerSpec.self], requiresExpectations: true)
        XCTAssertEqual(inner.statuses, [.failed, .passed, .passed, .skipped, .failed])
        XCTAssertEqual(inner.headings.first, "the example expects nothing")
        XCTAssertEqual(inner.lines, [line, line + 4])
    }
}

/// Returns the names of the examples that are reported because they expect nothing.
@MainActor private func marked(_ declare: @escaping @MainActor (SpecCase) -> Void) -> [String] {
    InnerSpec.declare = declare
    let inner = runInner([InnerSpec.self], requiresExpectations: true)
    return zip(inner.names, inner.results).compactMap { names, result in
        let heading = result.failures.first?.message.prefix { $0 != "\n" }
        return heading == "the example expects nothing" ? names.joined(separator: " › ") : nil
    }
}
