import Expect
import ScreenTesting
import SpecEvents
import TestSupport
import Testing
import XCTest

@testable import Spec

/// Which examples count as those that expect nothing.
final class ExpectsNothingTests: SharedTestCase {
    func testAnExampleWithoutAnExpectation() throws {
        try skipWhereAssertionsAreNotSeen()
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
                    it("on another thread") { await Task.detached { expect(1) == 1 }.value }
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

    func testAssertionsOfXCTestCount() throws {
        try skipWhereAssertionsAreNotSeen()
        onMain {
            XCTAssertEqual(
                marked { testCase in
                    it("XCTAssert") { XCTAssert(true) }
                    it("XCTAssertTrue") { XCTAssertTrue(true) }
                    it("XCTAssertFalse") { XCTAssertFalse(false) }
                    it("XCTAssertEqual") { XCTAssertEqual("a", "a") }
                    it("XCTAssertEqual, accuracy") { XCTAssertEqual(1, 1.1, accuracy: 0.5) }
                    it("XCTAssertNil") { XCTAssertNil(nil) }
                    it("XCTAssertNotNil") { XCTAssertNotNil(1) }
                    it("XCTAssertLessThan") { XCTAssertLessThan(1, 2) }
                    it("XCTAssertIdentical") { XCTAssertIdentical(testCase, testCase) }
                    it("XCTAssertNoThrow") { XCTAssertNoThrow(1) }
                    it("XCTAssertThrowsError") { XCTAssertThrowsError(try { throw CancellationError() }()) }
                    it("XCTUnwrap") { _ = try XCTUnwrap(1) }
                    it("wait") { [testCase] in
                        let met = testCase.expectation(description: "met")
                        met.fulfill()
                        testCase.wait(for: [met], timeout: 1)
                    }
                    it("fulfillment") { [testCase] in
                        let met = testCase.expectation(description: "met")
                        met.fulfill()
                        await testCase.fulfillment(of: [met], timeout: 1)
                    }
                    it("XCTWaiter") {
                        let met = XCTestExpectation()
                        met.fulfill()
                        _ = XCTWaiter.wait(for: [met], timeout: 1)
                    }
                    it("nothing") {}
                },
                ["nothing"]
            )
        }
    }

    func testAssertionsOfSwiftTestingCount() throws {
        try skipWhereAssertionsAreNotSeen()
        onMain {
            XCTAssertEqual(
                marked { _ in
                    it("#expect, a Boolean") {
                        let isTrue = true
                        #expect(isTrue)
                    }
                    it("#expect, an operator") { #expect([1].count == 1) }
                    it("#expect, a call") { #expect([1].contains(1)) }
                    it("#expect, an error") { #expect(throws: CancellationError.self) { throw CancellationError() } }
                    it("#expect, an error, awaited") {
                        await #expect(throws: CancellationError.self) {
                            await Task.yield()
                            throw CancellationError()
                        }
                    }
                    it("#require") { _ = try #require(Optional(1)) }
                    it("nothing") {}
                },
                ["nothing"]
            )
        }
    }

    func testExamplesThatNeedNotExpectAnything() {
        onMain {
            let attempts = Calls()
            let inner = runInner {
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
            XCTAssertEqual(inner.results.map(\.expectsNothing), Array(repeating: false, count: 7))
        }
    }

    func testTheyFailWhereExpectationsAreRequired() throws {
        try skipWhereAssertionsAreNotSeen()
        onMain {
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
            XCTAssertEqual(inner.results.map(\.expectsNothing), Array(repeating: false, count: 5))
            XCTAssertEqual(
                inner.messages.first,
                """
                the example expects nothing
                It ran to its end, and neither it nor its hooks checked anything. This run requires expectations.
                Fix: add what you expect, or the trait `.expectsNothing` if the example only has to run.
                """
            )
            XCTAssertEqual(inner.lines, [line, line + 4])
        }
    }

    /// On Apple platforms, which do not tell of assertions that pass, no example is marked.
    private func skipWhereAssertionsAreNotSeen() throws {
        #if !os(Linux)
            throw XCTSkip("passing assertions cannot be seen here")
        #endif
    }
}

/// The examples that are marked.
@MainActor private func marked(_ declare: @escaping @MainActor (SpecCase) -> Void) -> [String] {
    let inner = runInner(declare)
    XCTAssertEqual(inner.messages, [])
    return zip(inner.names, inner.results).compactMap { $1.expectsNothing ? $0.joined(separator: " › ") : nil }
}
