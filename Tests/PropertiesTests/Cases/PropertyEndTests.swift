import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

private struct Trouble: Error {}

/// How properties end: failures, skips, traits, and misuse.
final class PropertyEndTests: XCTestCase {
    func testEachKindOfFailureIsShrunk() {
        let results = runInner {
            it("throws", forAll: .int(0...1000)) { if $0 > 20 { throw Trouble() } }
            it("throws, async", forAll: .int(0...1000)) { number in
                await Task.yield()
                if number > 20 { throw Trouble() }
            }
            it("fails an assertion of XCTest", forAll: .int(0...1000)) { number in
                if number > 20 { (SpecCase.current as? InnerSpec)?.failAssertion() }
            }
            context("failing in a hook", forAll: .int(0...1000)) { number in
                afterEach { expect(number) < 21 }
                it("runs") {}
            }
        }
        XCTAssertEqual(results.map { [$0].smallest }, ["21", "21", "21", "21"])
        XCTAssertTrue(results.messages[0].hasPrefix("threw Trouble"), results.messages[0])
    }

    func testASimplerCaseThatFailsElsewhereIsAnotherFailure() {
        let results = runInner {
            it("has two bugs", forAll: .int(1...1_000_000)) { number in
                if number > 500 { return expect(number) < 0 }
                if number == 1 { return }
                expect(number).to(equal(1))
            }
        }
        XCTAssertTrue(["501", "2"].contains(results.smallest), results.messages.joined())
    }

    func testAllFailuresOfTheSmallestCaseAreTold() {
        let results = runInner {
            it("fails twice", forAll: .int(0...9)) { number in
                expect(number) < 5
                expect(number) < 4
            }
        }
        XCTAssertEqual(results[0].failures.count, 2)
        XCTAssertEqual(results.smallest, "5")
        XCTAssertEqual(results.messages.last, "expected to be less than 4, got 5")
    }

    func testASkipSkipsTheExample() {
        onMain {
            var count = 0
            let results = runInner {
                it("is skipped", forAll: .int) { _ in
                    count += 1
                    throw XCTSkip("no network")
                }
            }
            XCTAssertEqual(results.map(\.status), [.skipped])
            XCTAssertEqual(results.map(\.reason), ["no network"])
            XCTAssertEqual(count, 100)
        }
    }

    /// The first case is the simplest. If it is skipped, failures in other cases must still be found.
    func testASkipOfOneCaseSkipsNoOther() {
        let results = runInner {
            it("fails", forAll: .int(0...9)) { number in
                if number == 0 { throw XCTSkip("zero") }
                expect(number) < 5
            }
            it("passes but for one", .cases(3), forAll: .int(0...1_000_000)) { number in
                if number == 0 { throw XCTSkip("zero") }
                expect(number) > 0
            }
        }
        XCTAssertEqual(results.map(\.status), [.failed, .skipped])
        XCTAssertEqual(results.smallest, "5")
        XCTAssertEqual(results[1].reason, "zero (1 of 3 cases; the others passed)")
    }

    func testWhatFailsBeforeAssumeRefusesTheCaseFails() {
        let results = runInner {
            it("expects", forAll: .int(0...100)) { number in
                expect(number) < 50
                try assume(number < 50)
            }
            it("cleans up", forAll: .int(0...100)) { number in
                deferCleanup { expect(number) < 50 }
                try assume(number < 50)
            }
            it("always", forAll: .int(0...100)) { number in
                expect(number) == -1
                try assume(false)
            }
        }
        XCTAssertEqual(results.map(\.status), [.failed, .failed, .failed])
        XCTAssertEqual(
            results.messages.last?.hasPrefix("expected to equal -1, got 0\nsmallest failing case: 0\n"),
            true
        )
    }

    func testTraitsMeanWhatTheyMeanForExamples() {
        var count = 0
        let results = runInner {
            it("is known", .knownIssue("4711"), forAll: .int) { expect($0) == 0 }
            it("is gone", .knownIssue, forAll: .int) { _ in }
            it("is pending", .pending, forAll: .int) { _ in count += 1 }
            it("is flaky", .retries(1), .cases(1), forAll: .int) { _ in
                count += 1
                expect(count) > 2
            }
        }
        XCTAssertEqual(results.map(\.status), [.passed, .failed, .skipped, .passed])
        XCTAssertEqual(results[0].expectedFailures?.count, 1)
        XCTAssertEqual(results[3].earlierAttempts?.count, 1)
    }

    func testAnOrderedGroupHasNoProperties() {
        let results = runInner {
            describe("ordered", .ordered) { it("is a property", forAll: .int) { _ in } }
        }
        assertList(
            results.messages,
            """
            a property in an ordered group
            Each case of a property runs with new variables and all hooks, but the examples of an ordered group share theirs.
            Fix: move the property out of the group.
            """
        )
    }

    func testNamesThatDependOnTheValuesAreAMistake() {
        let results = runInner {
            context("with a number", forAll: .int(0...9)) { number in it("is \(number)") {} }
        }
        XCTAssertEqual(results.map(\.status), [.failed])
        XCTAssertTrue(results.messages[0].contains("declare"), results.messages[0])
        XCTAssertEqual(results.smallest, "1")
    }

    func testAnOrderOfTheTasksRefusesItsCase() {
        let results = runInner {
            it("blocking", forAll: .int(0...9)) { number in
                try exploringSchedules(3) {
                    try assume(number < 5)
                    expect(number) < 5
                }
            }
            it("async", forAll: .int(0...9)) { number in
                try await exploringSchedules(3) {
                    try assume(number < 5)
                    await Task {}.value
                    expect(number) < 5
                }
            }
        }
        XCTAssertEqual(results.messages, [])
        XCTAssertEqual(results.map(\.status), [.passed, .passed])
    }
}
