import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Expectations without a matcher fail what they are in.
final class PendingExpectationTests: SharedTestCase {
    // MARK: Examples

    func testItFailsTheExampleAtItsPlace() {
        onMain {
            let line = #line + 4
            let inner = runInner {
                it("forgets matchers") {
                    await Task.yield()
                    _ = expect(6)
                    _ = require { await Task.yield() }
                    aggregateFailures { _ = expect(6) }
                    _ = (expect(6))
                    await Task.detached { _ = expect(6) }.value
                }
                it("has them") { expect(6) == 6 }
            }
            XCTAssertEqual(inner.statuses, [.failed, .passed])
            XCTAssertEqual(
                inner.failures,
                [
                    failure(line: line), failure("require", line: line + 1), failure(line: line + 2),
                    failure(line: line + 3), failure(line: line + 4),
                ]
            )
        }
    }

    func testItIsTheExamplesInEachOfItsHooks() {
        onMain {
            let inner = runInner {
                describe("before") {
                    beforeEach { _ = expect(1) }
                    it("fails") {}
                }
                describe("just before") {
                    justBeforeEach { _ = expect(1) }
                    it("fails") {}
                }
                describe("around") {
                    aroundEach { run in
                        _ = expect(1)
                        run()
                    }
                    it("fails") {}
                }
                describe("just after") {
                    justAfterEach { _ = expect(1) }
                    it("fails") {}
                }
                describe("after") {
                    afterEach { _ = expect(1) }
                    it("fails") {}
                }
                it("fails in a clean-up") { deferCleanup { _ = expect(1) } }
                it("fails in a step") { step("of it") { _ = expect(1) } }
                it("passes") {}
            }
            XCTAssertEqual(inner.statuses, Array(repeating: .failed, count: 7) + [.passed])
            XCTAssertEqual(inner.messages.map(heading), Array(repeating: "`expect` without a matcher", count: 7))
        }
    }

    func testOneThatIsKeptIsCheckedByTheEndOfTheExample() {
        onMain {
            let inner = runInner {
                var kept: Expectation<Int>?
                beforeEach { kept = expect(1) }
                afterEach { kept?.to(equal(1)) }
                it("passes") {}
            }
            XCTAssertEqual(inner.statuses, [.passed])
        }
    }

    func testItFailsEveryAttemptAndIsNoKnownIssue() {
        onMain {
            var attempts = 0
            let inner = runInner {
                it("is not mended by a retry", .retries(2)) {
                    attempts += 1
                    if attempts == 1 { _ = expect(1) }
                }
                it("passes in the second attempt", .retries(2)) {
                    attempts += 1
                    expect(attempts) == 3
                }
                it("is forgotten once", .retries(1)) {
                    attempts += 1
                    expect(attempts) == 5
                    if attempts == 5 { _ = expect(1) }
                }
                it("is no known issue", .knownIssue("of old")) { _ = expect(1) }
                it("is none beside another failure", .knownIssue("of old")) {
                    _ = expect(1)
                    expect(1) == 2
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .passed, .failed, .failed, .failed])
            XCTAssertEqual(
                inner.results.map { $0.failures.map(\.message).map(heading) },
                [
                    ["`expect` without a matcher"], [], ["`expect` without a matcher"],
                    ["`expect` without a matcher"], ["expected to equal 2, got 1", "`expect` without a matcher"],
                ]
            )
        }
    }

    // MARK: XCTest's fixtures

    private final class FixtureSpec: SpecCase {
        static nonisolated(unsafe) var forgetsIn = ""
        static nonisolated(unsafe) var kept: Expectation<Int>?

        override func setUp() {
            if Self.forgetsIn == "setUp" { _ = expect(1) }
            Self.kept = expect(1)
        }
        override func tearDown() {
            if Self.forgetsIn == "tearDown" { _ = expect(1) }
            Self.kept?.to(equal(1))
        }
        override func spec() {
            it("fails") {
                self.addTeardownBlock { if Self.forgetsIn == "block" { _ = expect(1) } }
            }
        }
    }

    func testItIsTheExamplesInXCTestsFixturesAtBothPaces() {
        onMain {
            for waits in [false, true] {
                for (fixture, status) in [
                    ("", ExampleResult.Status.passed), ("block", .failed), ("tearDown", .failed), ("setUp", .failed),
                ] {
                    FixtureSpec.forgetsIn = fixture
                    XCTAssertEqual(runInner([FixtureSpec.self], waitsForXCTest: waits).statuses, [status], fixture)
                }
            }
        }
    }

    // MARK: Hooks for all, groups and suites

    func testInABeforeAllItSkipsTheRestOfTheGroup() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    var kept: Expectation<Int>?
                    beforeAll { _ = expect(1) }
                    beforeEach { kept = expect(1) }
                    context("inner") {
                        it("fails", .knownIssue) { kept?.to(equal(1)) }
                        it("is skipped") {}
                    }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.messages.map(heading), ["`expect` without a matcher"])
        }
    }

    func testAnExpectationThatABeforeEachKeepsIsNotThatOfAnInnerBeforeAll() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    var kept: Expectation<Int>?
                    beforeEach { kept = expect(1) }
                    context("inner") {
                        beforeAll {}
                        it("passes") { kept?.to(equal(1)) }
                    }
                }
            }
            XCTAssertEqual(inner.statuses, [.passed])
        }
    }

    func testInAnAfterAllItFailsTheLastExample() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { _ = expect(1) }
                    it("passes") {}
                    it("fails", .knownIssue) { expect(1) == 2 }
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .failed])
            XCTAssertTrue(inner.messages.map(heading).contains("`expect` without a matcher"))
        }
    }

    func testInAGroupItIsAMistake() {
        onMain {
            let line = #line + 3
            let inner = runInner {
                describe("group") {
                    _ = expect(1)
                    it("cannot pass") {}
                }
                it("is innocent") {}
            }
            XCTAssertEqual(inner.statuses.filter { $0 == .failed }.count, 1)
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(
                inner.messages,
                [
                    """
                    an expectation outside an example: `expect` without a matcher
                    The closures of `describe` and `context` only declare examples, so an expectation in them belongs \
                    to no example.
                    Fix: move the expectation into an `it`, or into a `beforeEach` if several examples need it.
                    """
                ]
            )
        }
    }

    func testInAGroupItIsAMistakeTheSecondTimeToo() {
        onMain {
            var evaluations = 0
            let inner = runInner {
                evaluations += 1
                if evaluations > 1 { _ = expect(1) }
                it("cannot pass") {}
            }
            XCTAssertEqual(
                inner.messages.map(heading),
                ["an expectation outside an example: `expect` without a matcher"]
            )
        }
    }

    func testInASuiteHookItFailsTheSuite() {
        onMain {
            let line = #line + 2
            let inner = runInner {
                beforeSuite { _ = expect(1) }
                afterSuite { _ = expect(1) }
                it("fails") {}
            }
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(inner.messages, ["beforeSuite: " + failure(line: line).message])
            XCTAssertEqual(inner.failuresAfterSuite.map(\.message), ["afterSuite: " + failure(line: line + 1).message])
        }
    }
}

private func failure(_ function: String = "expect", line: Int) -> RecordedFailure {
    let location = CodeLocation(file: #filePath, line: line)
    return PendingExpectation(function: function, location: location).failure
}

func heading(_ message: String) -> String { String(message.prefix { !$0.isNewline }) }
