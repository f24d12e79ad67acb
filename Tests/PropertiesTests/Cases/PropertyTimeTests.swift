import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// Properties with slow cases and a time limit.
final class PropertyTimeTests: XCTestCase {
    /// Runs a property. Each case moves the search's clock forward by the given number of seconds.
    @MainActor private static func run(
        _ traits: SpecTrait = .cases(100),
        each seconds: Double,
        limit: Double
    ) -> (results: [ExampleResult], numbers: [Int]) {
        var numbers: [Int] = []
        let clock = FastClock()
        let results = clock.measuring {
            runInner(limit: limit) {
                it("is small", traits, forAll: .int(1...Int.max)) { number in
                    numbers.append(number)
                    step("\(number)") { clock.advance(by: .seconds(seconds)) }
                    expect(number) < 2
                }
            }
        }
        return (results, numbers)
    }

    func testTheTimeOfTheHooksBeforeTheSuiteIsNotThatOfTheFirstProperty() {
        onMain {
            var (start, deadline) = (ContinuousClock.now, ContinuousClock.Instant?.none)
            _ = runInner(limit: 60) {
                beforeSuite { start = .now }
                it("is small", forAll: .bool) { _ in
                    deadline = (CurrentActivity.example?.recorder as? ExampleRecord)?.currentAttempt.deadline
                }
            }
            XCTAssertGreaterThanOrEqual(deadline ?? .now, start + .seconds(61))
        }
    }

    func testTheSearchForASmallerCaseEndsBeforeTheLimit() {
        onMain {
            let (results, _) = Self.run(each: 0.9, limit: 3.6)
            let found = results.line("found in") ?? ""
            let words = "made simpler in \\d runs until time ended the search, and a simpler one may be left; seed 1"
            XCTAssertNotNil(found.firstMatch(of: try! Regex("found in case \\d+ of 100, and \(words)$")), found)
            XCTAssertNotNil(results.line("kept in .build"))
        }
    }

    /// The remaining time must be enough for one more case and for running the simplest case again for the report.
    func testTheSearchLeavesTimeForTwoOfTheSlowestCases() {
        let (clock, start) = (FastClock(), ContinuousClock.now)
        SearchTime.$clock.withValue({ start + clock.lead }) {
            var time = SearchTime(before: start + .seconds(10), slowest: .seconds(1))
            clock.advance(by: .seconds(8))
            XCTAssertFalse(time.isOver)
            time.note(.milliseconds(1_001))
            time.note(.milliseconds(1))
            XCTAssertTrue(time.isOver)
            let long = SearchTime(before: nil, slowest: .seconds(60))
            clock.advance(by: .seconds(15))
            XCTAssertFalse(long.isOver)
            clock.advance(by: .milliseconds(1))
            XCTAssertTrue(long.isOver)
        }
    }

    func testALimitOfItsOwnCountsForEachAttempt() {
        onMain {
            let messages = Self.run(.timeLimit(.seconds(3.6)), each: 0.9, limit: 60).results.messages
            XCTAssertTrue(messages[0].contains(" until time ended the search"), messages[0])
            // Without a limit, each of the two attempts would run a hundred cases or more.
            XCTAssertLessThan(Self.run(.retries(1), each: 0.9, limit: 3.6).numbers.count, 14)
        }
    }

    func testACaseThatTakesTooLongIsNotRepeated() {
        onMain {
            let (results, numbers) = Self.run(each: 6, limit: 10)
            XCTAssertEqual(numbers.count, 2)
            XCTAssertEqual(results.smallest, "\(numbers[1])")
            XCTAssertNotNil(results.line("kept in .build"))
            XCTAssertNil(results.line("as a row"))
        }
    }

    /// The report contains the smallest case's steps, even though other cases ran after it.
    func testACaseThatTookASecondIsNotRepeatedToBeTold() {
        onMain {
            let (results, numbers) = Self.run(each: 1.01, limit: 60)
            XCTAssertEqual(Set(numbers.dropFirst(2)).count, numbers.count - 2, "\(numbers)")
            XCTAssertEqual(results.smallest, results[0].steps?.first?.name)
        }
    }

    func testTheTimeForCasesIsAddedToTheLimit() {
        onMain {
            InnerSpec.declare = {
                it("asks for time", .timeLimit(.seconds(5)), .cases(for: .seconds(90)), forAll: .int) { _ in }
                it("asks for most", .timeLimit(.seconds(5)), .cases(for: .seconds(Int64.max)), forAll: .int) { _ in }
                it("counts", .timeLimit(.seconds(5)), .cases(9), forAll: .int) { _ in }
                it("has none", .cases(for: .seconds(90)), forAll: .int) { _ in }
            }
            let plan = SpecRegistry(RunConfiguration()).register(InnerSpec.self, waitsForXCTest: nil)
            XCTAssertEqual(plan.examples.map(\.identity.timeLimit), [95, Double(Int64.max), 5, nil])
        }
    }
}
