import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// Replays of the case that `SPEC_CASE` names, and properties that are limited by time.
final class ReplayedCaseTests: XCTestCase {
    override func tearDown() { unsetenv("SPEC_CASE") }

    func testTheEnvironmentReplaysACaseAlone() {
        onMain {
            @MainActor func run(seed: UInt64) -> (results: [ExampleResult], numbers: [Int]) {
                var numbers: [Int] = []
                let results = runInner(seed: seed) {
                    it("is below 500", forAll: .int(0...1000), .bool) { number, _ in
                        numbers.append(number)
                        expect(number) < 500
                    }
                }
                return (results, numbers)
            }
            XCTAssertEqual(run(seed: 1).results.line("to replay it:"), "to replay it: SPEC_CASE=1:500")
            setenv("SPEC_CASE", "1:502", 1)
            let replayed = run(seed: 2)
            XCTAssertEqual(replayed.numbers.first, 502)
            XCTAssertEqual(replayed.results.smallest, "500, false")
            XCTAssertEqual(
                replayed.results.line("found in")?.hasPrefix("found in the replayed case, and made simpler in "),
                true
            )
            setenv("SPEC_CASE", "1:499", 1)
            let passing = run(seed: 2)
            XCTAssertEqual(passing.results.map(\.status), [.passed])
            XCTAssertEqual(passing.numbers, [499])
        }
    }

    func testACaseThatDoesNotFitIsNotGreen() {
        onMain {
            @MainActor func messages(_ text: String) -> [String] {
                setenv("SPEC_CASE", text, 1)
                return runInner {
                    it("is small", forAll: .int(0...9)) { number in try assume(number < 5) }
                }
                .messages
            }
            XCTAssertEqual(messages("1:4"), [])
            XCTAssertEqual(messages("0"), [])
            assertList(
                messages("1:4,2:1"),
                """
                this run made other choices at step 2 than the case that SPEC_CASE names
                Fix: run only the property that has named it, as it was then; or unset SPEC_CASE.
                """
            )
            XCTAssertTrue(messages("1:40")[0].hasPrefix("this run made other choices at step 1 "))
            XCTAssertTrue(messages("1:5")[0].hasPrefix("the case that SPEC_CASE names does not count: `assume` at "))
            setenv("SPEC_CASE", "1:5", 1)
            let failed = runInner {
                it("fails, and then asks for less", forAll: .int(0...9)) { number in
                    if number == 5 { fail("lost?") }
                    try assume(number < 5)
                }
            }
            XCTAssertTrue(failed.messages[0].hasPrefix("lost?\n"), failed.messages[0])
            assertList(
                messages("x"),
                """
                the environment has SPEC_CASE=x, which is no case
                Fix: set it to what a failure has named, such as 1:1,3:7.
                """
            )
        }
    }

    // MARK: Time

    func testTimeSaysHowManyCasesRunAndTheSeedWhich() {
        onMain {
            @MainActor func numbers(_ time: Duration) -> [Int] {
                var numbers: [Int] = []
                let clock = FastClock()
                let results = clock.measuring {
                    runInner(seed: 5) {
                        it("draws", .cases(1), .cases(for: time), forAll: .int) {
                            numbers.append($0)
                            clock.advance(by: .seconds(1))
                        }
                    }
                }
                XCTAssertEqual(results.map(\.status), [.passed])
                return numbers
            }
            let (few, many, again) = (numbers(.nanoseconds(1)), numbers(.seconds(90)), numbers(.seconds(90)))
            XCTAssertEqual(few, [0], "At least one case runs.")
            XCTAssertGreaterThan(many.count, 2)
            let common = min(many.count, again.count)
            XCTAssertEqual(many.prefix(common), again.prefix(common))
        }
    }

    func testAFailureWithinTimeNamesItsCase() {
        let results = runInner {
            it("is below 500", .cases(for: .seconds(60)), forAll: .int(0...1000)) { expect($0) < 500 }
        }
        XCTAssertEqual(results.smallest, "500")
        XCTAssertNotNil(results.line("found in")?.wholeMatch(of: #/found in case \d+, and made simpler in .*/#))
    }

    func testTimeWithoutACaseThatCountsEnds() {
        let results = runInner {
            it("counts none", .cases(for: .nanoseconds(1)), forAll: .int) { _ in try assume(false) }
        }
        XCTAssertTrue(
            results.messages.first?.hasPrefix("only 0 cases ran: 1000 others did not count\n") == true,
            "\(results.messages)"
        )
    }

    // MARK: Attempts

    func testALaterAttemptDoesNotTellTheCaseAgain() {
        let results = runInner {
            it("is below 500", .retries(2), forAll: .int(0...1000)) { expect($0) < 500 }
        }
        XCTAssertEqual(results[0].earlierAttempts?.count, 2)
        let texts = ((results[0].earlierAttempts ?? []) + [results[0].failures]).compactMap(\.first?.message)
        XCTAssertTrue(texts[0].contains("\nnearest passing case: 499\n"), texts[0])
        for text in texts[1...] {
            XCTAssertEqual(
                text,
                """
                expected to be less than 500, got 500
                smallest failing case: 500
                found again in the case that the attempt before kept
                """
            )
        }
    }
}
