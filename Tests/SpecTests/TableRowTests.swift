import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Rows created with `row` have their own names, traits and places.
final class TableRowTests: XCTestCase {
    func testARowIsNamedByItselfOrByTheTableOrByItsValues() {
        let inner = runInner {
            it("adds", rows: [row(1, 2, 3), row(2, 2, 4, named: "twice two")]) { a, b, sum in
                XCTAssertEqual(a + b, sum)
            }
            it("has", rows: [row("a"), row("b", named: "the last")], named: { "letter \($0)" }) { letter in
                XCTAssertEqual(letter.count, 1)
            }
        }
        XCTAssertEqual(
            inner.names,
            [["adds: 1, 2, 3"], ["adds: twice two"], ["has: letter a"], ["has: the last"]]
        )
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed, .passed])
    }

    func testANameWithValuesInItIsASentenceForEachRow() {
        let inner = runInner {
            it("{0} and {1} make {2}", arguments: [(1, 2, 3)]) { _, _, _ in }
            it("the password “{0}” is refused", arguments: ["none", ""]) { _ in }
            it("takes {} apart", arguments: [(1, "a")]) { _, _ in }
            it("{}", rows: [row(1, named: "one"), row(2)], named: { "number \($0)" }) { _ in }
            it("parses {a: 1}, {7}, {-1} and }{", arguments: [1]) { _ in }
            it("an optional {0}", arguments: [Int?.some(1), nil]) { _ in }
            context("in {0}", arguments: ["ru"]) { _ in it("greets") {} }
            it("J6 {}", arguments: ["text", ""]) { _ in }
            it("J7 “{}”", rows: [row("text"), row(String?.some("maybe"))]) { _ in }
            describe("in {}", arguments: ["en"]) { _ in it("greets") {} }
        }
        XCTAssertEqual(
            inner.names,
            [
                ["1 and 2 make 3"], ["the password “none” is refused"],
                ["the password “” is refused"],
                ["takes 1, \"a\" apart"], ["one"], ["number 2"], ["parses {a: 1}, {7}, {-1} and }{: 1"],
                ["an optional 1"], ["an optional nil"], ["in ru", "greets"],
                ["J6 text"], ["J6 "], ["J7 “text”"], ["J7 “maybe”"], ["in en", "greets"],
            ]
        )
        XCTAssertEqual(Set(inner.statuses), [.passed])
    }

    func testAPlaceholderMayStandInOtherBraces() {
        let inner = runInner {
            it(#"sends {"id": {0}} and {1"#, arguments: [1, 2]) { _ in }
        }
        XCTAssertEqual(inner.names, [[#"sends {"id": 1} and {1"#], [#"sends {"id": 2} and {1"#]])
    }

    func testARowThatIsOnlyValuesNamesItsTable() {
        let inner = runInner {
            it("adds", arguments: [1]) { _ in }
            it("names", arguments: [1], named: { "\($0)" }) { _ in }
            it("makes {0}", arguments: [1]) { _ in }
            it("rows", rows: [row(1), row(2, named: "two")]) { _ in }
            it("none") {}
        }
        XCTAssertEqual(inner.identities.map(\.table), ["adds", nil, nil, "rows", nil, nil])
    }

    func testAPendingAndADisabledRowDoNotRun() {
        let calls = Calls()
        let inner = runInner {
            it(
                "runs",
                rows: [
                    row(1),
                    row(2, traits: .pending("no disk")),
                    row(3, traits: .enabled(if: false, "no network")),
                    row(4, traits: .enabled(if: true)),
                ]
            ) { calls.note("\($0)") }
        }
        XCTAssertEqual(inner.statuses, [.passed, .skipped, .skipped, .passed])
        XCTAssertEqual(inner.results.map(\.reason), [nil, "pending: no disk", "disabled: no network", nil])
        XCTAssertEqual(calls.names, ["1", "4"])
    }

    func testAFocusedRowRunsAloneAndItsPlaceIsReportedOnCI() {
        onMain {
            let line = UInt(#line) + 6
            let declare: @MainActor () -> Void = {
                it(
                    "one",
                    rows: [
                        row(1),
                        row(2, traits: .focused),
                    ]
                ) { _ in }
            }
            XCTAssertEqual(runInner(declare).statuses, [.skipped, .passed])
            XCTAssertEqual(planned { declare() }.tree.focusedDeclarations.map(\.place.line), [line])
        }
    }

    func testTheTagsOfARowAddToThoseOfTheTable() {
        onMain {
            let plan = planned {
                it("loads", .tags("network"), rows: [row("a"), row("b", traits: .tags("slow"))]) { _ in }
            }
            XCTAssertEqual(plan.examples.map(\.traits.tags), [["network"], ["network", "slow"]])
        }
    }

    func testARowThatIsAKnownIssueHasToFail() {
        let inner = runInner {
            it("is 1", rows: [row(1), row(2, traits: .knownIssue("rounds up"))]) { expect($0) == 1 }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed])
        XCTAssertEqual(inner.results.map(\.isKnownIssue), [false, true])
        XCTAssertEqual(inner.results[1].expectedFailures?.map(\.message), ["expected to equal 1, got 2"])
    }

    func testOnlyTheRowWithRetriesRunsAgain() {
        let calls = Calls()
        let inner = runInner {
            it("fails", rows: [row(1), row(2, traits: .retries(2))]) { number in
                calls.note("\(number)")
                expect(number) == 3
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        XCTAssertEqual(calls.names, ["1", "2", "2", "2"])
    }

    func testTheTimeLimitOfARow() {
        onMain {
            let plan = planned {
                it("ends", .timeLimit(.seconds(9)), rows: [row(1), row(2, traits: .timeLimit(.seconds(1)))]) { _ in
                }
            }
            XCTAssertEqual(plan.examples.map(\.timeLimit), [.seconds(9), .seconds(1)])
        }
    }

    func testARowCannotBeOrdered() {
        onMain {
            let plan = planned { it("a", rows: [row(1), row(2, traits: .ordered)]) { _ in } }
            XCTAssertEqual(plan.misuses.map(\.heading), [#"it("a: 2") is `.ordered`"#])
        }
    }

    func testTheEventsHaveThePlaceOfTheRowAndAnErrorLeadsThere() {
        let line = #line + 5
        let inner = runInner {
            it(
                "is even",
                rows: [
                    row(2),
                    row(3),
                ]
            ) { number in
                await Task.yield()
                if number % 2 == 1 { throw Broken() }
            }
        }
        let places = inner.identities.map { $0.location?.line }
        XCTAssertEqual(places, [line, line + 1])
        XCTAssertEqual(inner.statuses, [.passed, .failed])
        XCTAssertEqual(inner.lines, [line + 1])
    }

    func testRowsOfPlainValuesHaveThePlaceOfTheTable() {
        onMain {
            let line = #line + 2
            let plan = planned {
                it(
                    "is even",
                    arguments: [
                        2,
                        4,
                    ]
                ) { _ in }
            }
            XCTAssertEqual(plan.examples.map { $0.location?.line }, [line, line])
            XCTAssertEqual(plan.examples.map { $0.groupPlaces.map(\.line) }, [[], []])
        }
    }

    func testThePlaceOfTheTableSelectsItsRows() {
        onMain {
            let line = #line + 2
            let plan = planned {
                context(
                    "in",
                    rows: [
                        row("ru"),
                        row("en", traits: .tags("t")),
                    ]
                ) { _ in
                    it("greets", rows: [row(1)]) { _ in }
                }
            }
            XCTAssertEqual(
                plan.examples.map { $0.groupPlaces.map(\.line) },
                [[line, line + 3, line + 7], [line, line + 4, line + 7]]
            )
            XCTAssertEqual(plan.examples.map(\.traits.tags), [[], ["t"]])
        }
    }

    func testAGroupForEachRow() {
        let calls = Calls()
        let inner = runInner {
            describe(
                "in",
                rows: [row("ru", 1), row("en", 2, named: "English"), row("fr", 3, traits: .pending)]
            ) {
                language,
                number in
                var greeting = ""
                beforeEach { greeting = "\(language) \(number)" }
                it("greets") { calls.note(greeting) }
                it("greets again") { calls.note(greeting) }
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["ru 1", "ru 1", "en 2", "en 2"])
        XCTAssertEqual(inner.names[2], ["in: English", "greets"])
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed, .passed, .skipped, .skipped])
    }
}
