import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// Which cases count, and how they are counted: `assume`, `classify`, and `cover`.
final class CountedCaseTests: XCTestCase {
    func testACaseThatIsNotAssumedIsReplaced() {
        onMain {
            var numbers: [Int] = []
            let results = runInner {
                it("is even", forAll: .int(0...99)) { number in
                    try assume(number % 2 == 0)
                    numbers.append(number)
                }
                context("assumed in a hook", forAll: .int(0...99)) { number in
                    beforeEach { try assume(number > 9) }
                    it("is large") { expect(number) > 9 }
                }
            }
            XCTAssertEqual(results.messages, [])
            XCTAssertEqual(numbers.count, 100)
            XCTAssertTrue(numbers.allSatisfy { $0 % 2 == 0 })
        }
    }

    func testMoreCasesForACoverMayAlsoBeRefused() {
        onMain {
            var (count, covered) = (0, 0)
            let results = runInner {
                it("is rare", .cases(100), forAll: .int(0...99)) { number in
                    try assume(number % 5 < 2)
                    count += 1
                    // Covered only after 800 cases, so that most of the thousand possible cases have to run.
                    let isRare = count > 800
                    if isRare { covered += 1 }
                    cover("rare", 1, if: isRare)
                }
            }
            XCTAssertEqual(results.messages, [])
            XCTAssertGreaterThan(covered, 0)
        }
    }

    func testTooFewCasesAreAFailureThatNamesWhatRefused() {
        let results = runInner {
            it("is refused", forAll: .int(0...9)) { _ in try assume(false, file: "A.swift", line: 1) }
            it(
                "is filtered",
                .cases(10),
                forAll: Generator<Int>.int.filtered(file: "B.swift", line: 2) { _ in false }
            ) { _ in }
            context(
                "filtered",
                .cases(3),
                forAll: Generator<Int>.int.filtered(file: "C.swift", line: 3) { _ in false }
            ) { _ in
                it("does not run") {}
            }
        }
        let fix = "Fix: make only the values that are wanted, as with `.int(1...9)` or `map`."
        assertList(
            results.messages,
            """
            only 0 of 100 cases ran: 1000 others did not count
              1000 times `assume` at A.swift:1 refused it
            \(fix)
            """,
            """
            only 0 of 10 cases ran: 100 others did not count
              100 times the filter at B.swift:2 accepted none of 100 values
            \(fix)
            """,
            """
            only 0 of 3 cases ran: 30 others did not count
              30 times the filter at C.swift:3 accepted none of 100 values
            \(fix)
            """
        )
    }

    func testACaseWithAFilterThatAcceptsNothingInsideTheBodyDoesNotCountUnlessItFails() {
        let none = Generator<Int>.int.filtered(file: "D.swift", line: 4) { _ in false }
        let results = runInner {
            it("draws inside", .cases(10), forAll: .story()) { story in
                expect(story.draw("number", none)).to(beAKindOf(Int.self))
            }
            it("fails before", .cases(10), forAll: .story()) { story in
                fail("lost?")
                _ = story.draw("number", none)
            }
        }
        XCTAssertEqual(
            results.messages.first,
            """
            only 0 of 10 cases ran: 100 others did not count
              100 times the filter at D.swift:4 accepted none of 100 values
            Fix: make only the values that are wanted, as with `.int(1...9)` or `map`.
            """
        )
        XCTAssertEqual(results.messages.count, 2)
        XCTAssertTrue(results.messages[1].hasPrefix("lost?\nsmallest failing case: "), results.messages[1])
    }

    func testKindsOfCasesAreCountedInTheReport() {
        let results = runInner {
            it("counts", forAll: .bool) { flag in
                classify("all")
                classify("none", if: false)
                cover("true", 20, if: flag)
                cover("true", 20, if: false)
            }
        }
        XCTAssertEqual(results.messages, [])
        let text = results[0].attachments?.first.flatMap(\.text) ?? ""
        XCTAssertTrue(text.contains(/^100 cases\n100 % all\n\d\d % true\n$/), text)
    }

    func testTooFewCasesOfAKindAreAFailureAfterTenTimesAsMany() {
        onMain {
            var count = 0
            let results = runInner {
                it("covers", .cases(20), forAll: .int(0...9)) { number in
                    count += 1
                    cover("large", 12.5, if: number > 99)
                    cover("any", 100, if: true)
                }
            }
            XCTAssertEqual(count, 200)
            assertList(
                results.messages,
                """
                too few cases are “large”: 0 of 200, 0 %, and at least 12.5 % are asked for
                Fix: make such cases more often, as with `.frequency`, or ask for fewer.
                """
            )
        }
    }

    func testACaseThatSkipsIsNoneOfThoseThatAreCovered() {
        let results = runInner {
            it("covers", .cases(40), forAll: .int(0...9)) { number in
                classify("any")
                if number > 4 { throw XCTSkip("large") }
                cover("small", 100, if: true)
            }
        }
        XCTAssertEqual(results.messages, [])
        XCTAssertEqual(results.map(\.status), [.skipped])
        let text = results[0].attachments?.first.flatMap(\.text) ?? ""
        XCTAssertNotNil(text.wholeMatch(of: /[12]\d cases\n100 % any\n100 % small\n/), text)
    }
}
