import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

final class PropertyTests: XCTestCase {
    func testAPassingPropertyRunsAHundredCasesOrAsManyAsItsTraitSays() {
        onMain {
            var calls: [String: Int] = [:]
            let results = runInner {
                it("a hundred", forAll: .int) { _ in calls["default", default: 0] += 1 }
                it("ten", .cases(10), forAll: .int) { _ in calls["ten", default: 0] += 1 }
                it("one", .cases(1), forAll: .int) { _ in calls["one", default: 0] += 1 }
                describe("a group", .cases(20)) {
                    it("twenty", forAll: .int) { _ in calls["group", default: 0] += 1 }
                    it("five", .cases(5), forAll: .int) { _ in calls["inner", default: 0] += 1 }
                    it("is no property") { calls["plain", default: 0] += 1 }
                }
            }
            XCTAssertEqual(results.map(\.status), Array(repeating: .passed, count: 6))
            XCTAssertEqual(calls, ["default": 100, "ten": 10, "one": 1, "group": 20, "inner": 5, "plain": 1])
        }
    }

    func testAFailureTellsTheSmallestCase() {
        let line = #line + 3
        let results = runInner(seed: 7) {
            it("is below 500", forAll: .int(0...1000)) { number in
                expect(number) < 500
            }
        }
        XCTAssertEqual(results.map(\.failures.count), [1])
        XCTAssertEqual(results[0].failures[0].location?.line, line)
        let message = results.messages[0].replacing(/in case \d+ of/, with: "in case N of")
            .replacing(/simpler in \d+ runs/, with: "simpler in N runs").replacing(/cases\/\w+/, with: "cases/X")
        XCTAssertEqual(
            message,
            """
            expected to be less than 500, got 500
            smallest failing case: 500
            nearest passing case: 499
            found in case N of 100, and made simpler in N runs; seed 7
            to replay it: SPEC_CASE=1:500
            as a row of a table: row(500)
            kept in .build/specs/cases/X: it runs first the next time
            """
        )
    }

    func testTheFirstCaseIsTheSimplestAndTheSameSeedDrawsTheSame() {
        onMain {
            @MainActor func drawn(_ seed: UInt64) -> [Int] {
                var numbers: [Int] = []
                _ = runInner(seed: seed) { it("draws", forAll: .int) { numbers.append($0) } }
                return numbers
            }
            XCTAssertEqual(drawn(1).first, 0)
            XCTAssertEqual(drawn(1), drawn(1))
            XCTAssertNotEqual(drawn(1), drawn(2))
        }
    }

    func testTwoPropertiesOfARunDrawOther() {
        onMain {
            var numbers: [[Int]] = [[], []]
            _ = runInner {
                it("one", forAll: .int) { numbers[0].append($0) }
                it("another", forAll: .int) { numbers[1].append($0) }
            }
            XCTAssertNotEqual(numbers[0], numbers[1])
        }
    }

    // MARK: All forms

    func testAllFormsOfItDrawAndShrink() {
        let results = runInner {
            it("one", forAll: .int) { expect($0) < 3 }
            it("two", forAll: .int, .bool) { if $1 { expect($0) < 3 } }
            it("three", forAll: .int, .bool, .string) { if $1, !$2.isEmpty { expect($0) < 3 } }
            it("one, async", forAll: .int) { number in
                await Task.yield()
                expect(number) < 3
            }
            it("two, async", forAll: .int, .bool) { number, flag in
                await Task.yield()
                if flag { expect(number) < 3 }
            }
            it("three, async", forAll: .int, .bool, .string) { number, flag, text in
                await Task.yield()
                if flag, !text.isEmpty { expect(number) < 3 }
            }
        }
        let smallest = results.map { [$0].smallest }
        XCTAssertEqual(smallest, ["3", "3, true", "3, true, \"a\"", "3", "3, true", "3, true, \"a\""])
    }

    func testAllFormsOfContextDrawAndShrink() {
        let results = runInner {
            context("one", forAll: .int) { number in it("is small") { expect(number) < 3 } }
            context("two", forAll: .int, .bool) { number, flag in it("is small") { if flag { expect(number) < 3 } }
            }
            context("three", forAll: .int, .bool, .string) { number, flag, text in
                it("is small") { if flag, !text.isEmpty { expect(number) < 3 } }
                it("draws more", forAll: .int(0...9)) { more in if flag { expect(number + more) < 3 } }
                it("is awaited") {
                    await Task.yield()
                    expect(text.count) < 1
                }
            }
        }
        let smallest = results.map { [$0].smallest }
        let expected = ["3", "3, true", "3, true, \"a\"", "0, true, \"\", 3", "0, false, \"a\""]
        XCTAssertEqual(smallest, expected)
    }

    func testEachCaseHasTheHooksOfAnExampleAndNewVariables() {
        onMain {
            var calls: [String] = []
            _ = runInner {
                describe("a group") {
                    var list: [Int] = []
                    lazy var made: Int = {
                        calls.append("made")
                        return 1
                    }()
                    beforeEach { calls.append("before \(list.count)") }
                    aroundEach { run in
                        calls.append("around")
                        run()
                    }
                    afterEach { calls.append("after \(list.count)") }
                    it("appends", .cases(2), forAll: .constant(5)) { number in
                        deferCleanup { calls.append("cleanup") }
                        list.append(number + made)
                    }
                }
            }
            let once = ["around", "before 0", "made", "after 1", "cleanup"]
            XCTAssertEqual(calls, once + once)
        }
    }

    func testTheFunctionsOfACaseOutsideAPropertyAreAFailure() {
        let results = runInner {
            it("assumes") { try assume(false) }
            it("classifies") { classify("x") }
            it("covers") { cover("x", 1, if: true) }
        }
        let ends = """
            outside a property
            It speaks of a case, and no case is running.
            Fix: call it from an `it` with `forAll:`, from an `it` in a group with `forAll:`, or from their hooks.
            """
        XCTAssertEqual(results.messages, ["assume", "classify", "cover"].map { "`\($0)` \(ends)" })
    }
}
