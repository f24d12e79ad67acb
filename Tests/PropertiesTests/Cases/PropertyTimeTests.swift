import Expect
import Foundation
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// Properties whose cases take long, beside the time limit of the runner.
final class PropertyTimeTests: SharedTestCase {
    /// Runs a property of which each case takes some time.
    @MainActor private static func run(
        _ traits: SpecTrait = .cases(100),
        each time: Double,
        limit: Double
    ) -> (results: [ExampleResult], numbers: [Int], duration: Duration) {
        var numbers: [Int] = []
        let start = ContinuousClock.now
        let results = runInner(limit: limit) {
            it("is small", traits, forAll: .int(1...Int.max)) { number in
                numbers.append(number)
                step("\(number)") { Thread.sleep(forTimeInterval: time) }
                expect(number) < 2
            }
        }
        return (results, numbers, .now - start)
    }

    func testTheSearchForASmallerCaseEndsBeforeTheLimit() {
        onMain {
            let (results, numbers, duration) = Self.run(each: 0.2, limit: 0.8)
            XCTAssertLessThan(duration, .seconds(2))
            XCTAssertGreaterThan(numbers.count, 4)
            let found = results.line("found in") ?? ""
            let words = "made simpler in \\d runs until time ended the search, and a simpler one may be left; seed 1"
            XCTAssertNotNil(found.firstMatch(of: try! Regex("found in case \\d+ of 100, and \(words)$")), found)
            XCTAssertNotNil(results.line("kept in .build"))
        }
    }

    func testALimitOfItsOwnCountsForEachAttempt() {
        onMain {
            let (results, numbers, duration) = Self.run(.timeLimit(.milliseconds(800)), each: 0.2, limit: 60)
            XCTAssertLessThan(duration, .seconds(2))
            XCTAssertGreaterThan(numbers.count, 4)
            XCTAssertTrue(results.messages[0].contains(" until time ended the search"), results.messages[0])
            let retried = Self.run(.retries(1), each: 0.2, limit: 0.8)
            XCTAssertLessThan(retried.duration, .seconds(3))
        }
    }

    func testACaseThatTakesTooLongIsNotRepeated() {
        onMain {
            let (results, numbers, _) = Self.run(each: 0.6, limit: 1)
            XCTAssertEqual(numbers.count, 2)
            XCTAssertEqual(results.smallest, "\(numbers[1])")
            XCTAssertNotNil(results.line("kept in .build"))
            XCTAssertNil(results.line("as a row"))
        }
    }

    /// The report has the steps of the smallest case, although others ran after it.
    func testACaseThatTookASecondIsNotRepeatedToBeTold() {
        onMain {
            let (results, numbers, _) = Self.run(each: 1.01, limit: 5)
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
            let plan = SpecRegistry(RunConfiguration()).enlist(InnerSpec.self, waitsForXCTest: nil)
            XCTAssertEqual(plan.examples.map(\.identity.timeLimit), [95, Double(Int64.max), 5, nil])
        }
    }
}
