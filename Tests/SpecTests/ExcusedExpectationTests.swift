import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// An error, a skip or a time-out may have kept an expectation from its matcher.
final class ExcusedExpectationTests: SharedTestCase {
    func testAnErrorOrASkipMayHaveKeptItFromItsMatcher() {
        onMain {
            var attempts = 0
            let inner = runInner {
                it("throws") { try expect(1).to(equal(throwBroken())) }
                it("passes in the second attempt", .retries(1)) {
                    attempts += 1
                    try expect(1).to(equal(attempts == 1 ? throwBroken() : 1))
                }
                it("is skipped") { try expect(1).to(equal(throwSkip())) }
                it("is skipped inside") { aggregateFailures { try expect(1).to(equal(throwSkip())) } }
                it("is a known issue", .knownIssue) { try expect(1).to(equal(throwBroken())) }
            }
            XCTAssertEqual(inner.statuses, [.failed, .passed, .skipped, .skipped, .passed])
            XCTAssertEqual(inner.messages, ["threw Broken(what: \"it\")"])
        }
    }

    func testAnErrorOrASkipExcusesNoneThatBeginsAfterIt() {
        onMain {
            let inner = runInner {
                describe("hooks") {
                    afterEach { _ = expect(1) }
                    it("is skipped") { try expect(1).to(equal(throwSkip())) }
                    it("is a known issue", .knownIssue) { try expect(1).to(equal(throwBroken())) }
                    it("throws") { try expect(1).to(equal(throwBroken())) }
                    pending("is pending") {}
                }
                it("is skipped inside") {
                    aggregateFailures { try expect(1).to(equal(throwSkip())) }
                    deferCleanup { _ = expect(1) }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .failed, .failed, .skipped, .failed])
            let forgotten = "`expect` without a matcher"
            XCTAssertEqual(
                inner.results.map { $0.failures.map(\.message).map(heading) },
                [
                    [forgotten], ["threw Broken(what: \"it\")", forgotten], ["threw Broken(what: \"it\")", forgotten],
                    [], [forgotten],
                ]
            )
        }
    }

    func testATimeOutExcusesOnlyItsOwnAttemptAndOtherThreads() {
        onMain {
            var attempts = 0
            let inner = runInner {
                it("is forgotten in the second attempt", .retries(1), .timeLimit(.milliseconds(20))) {
                    attempts += 1
                    if attempts == 1 { try await Task.sleep(for: .seconds(10)) }
                    await Task.detached { _ = expect(1) }.value
                }
                describe("hooks", .ordered) {
                    afterAll { _ = expect(1) }
                    it("is a known issue", .knownIssue, .timeLimit(.milliseconds(20))) {
                        try await Task.sleep(for: .seconds(10))
                    }
                }
                it("has a task that goes on after it", .knownIssue) {
                    // It may be ended between an expectation and its matcher.
                    deferCleanup { await Task.detached { _ = expect(1) }.value }
                    throw Broken(what: "it")
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .failed, .passed])
        }
    }

    private final class ThrowingFixtureSpec: SpecCase {
        static nonisolated(unsafe) var throwsIn = ""

        override func setUp() async throws {
            if Self.throwsIn == "setUp" { try expect(1).to(equal(throwBroken())) }
            if Self.throwsIn == "skip" { try expect(1).to(equal(throwSkip())) }
        }
        override func tearDown() async throws {
            if Self.throwsIn == "tearDown" { try expect(1).to(equal(throwBroken())) }
        }
        override func spec() { it("runs") {} }
    }

    func testAnErrorOrASkipInAnAsyncFixtureMayHaveKeptItFromItsMatcher() {
        onMain {
            for (fixture, messages) in [
                ("setUp", ["threw error \"Broken(what: \"it\")\""]),
                ("tearDown", ["threw error \"Broken(what: \"it\")\""]),
                ("skip", []),
            ] {
                ThrowingFixtureSpec.throwsIn = fixture
                XCTAssertEqual(runInner([ThrowingFixtureSpec.self]).messages, messages, fixture)
            }
        }
    }

    func testAnErrorInASuiteHookMayHaveKeptItFromItsMatcher() {
        onMain {
            let inner = runInner {
                beforeSuite { try expect(1).to(equal(throwBroken())) }
                it("fails") {}
            }
            XCTAssertEqual(inner.messages, ["beforeSuite: threw Broken(what: \"it\")"])
        }
    }
}

private func throwBroken() throws -> Int { throw Broken() }
private func throwSkip() throws -> Int { throw XCTSkip("not now") }
