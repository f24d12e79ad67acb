import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class SharedExamplesTests: XCTestCase {
    func testSharedExamplesBecomeAGroup() {
        let calls = Calls()
        let inner = runInner {
            sharedExamples("an empty list") {
                beforeEach { calls.note("before") }
                it("has no first element") { calls.note("example") }
            }
            describe("a stack") { itBehavesLike("an empty list") }
            describe("a queue") { itBehavesLike("an empty list") }
        }
        assertList(
            inner.names,
            ["a stack", "behaves like an empty list", "has no first element"],
            ["a queue", "behaves like an empty list", "has no first element"]
        )
        XCTAssertEqual(calls.names, ["before", "example", "before", "example"])
    }

    private final class Sized: Behavior<Int> {
        override class func spec(_ size: @escaping () -> Int) {
            it("has a size") {}
        }
    }

    func testAReportKnowsWhereTheyAreUsed() {
        let line = #line
        let inner = runInner {
            sharedExamples("inner") { it("is") {} }
            sharedExamples("outer") { itBehavesLike("inner") }
            describe("a") { itBehavesLike("outer") }
            itBehavesLike(Sized.self) { 1 }
            context("behaves like it") { it("is") {} }
        }
        let uses = inner.identities.map { $0.uses ?? [] }
        XCTAssertEqual(
            uses.map { $0.map(\.name) },
            [["behaves like outer", "behaves like inner"], ["behaves like Sized"], []]
        )
        XCTAssertEqual(uses.map { $0.map(\.location.line) }, [[line + 4, line + 3], [line + 5], []])
        XCTAssertEqual(uses[0].map(\.location.file), [#filePath, #filePath])
    }

    func testTheContextIsAskedForInTheExample() {
        let calls = Calls()
        let inner = runInner {
            sharedExamples("a list") { (list: @escaping () -> [Int]) in
                it("has elements") { calls.note("\(list())") }
            }
            describe("a stack") {
                var stack: [Int] = []
                beforeEach { stack = [1, 2] }
                itBehavesLike("a list") { stack }
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["[1, 2]"])
    }

    func testAContextOfNamedValuesAsQuickHasIt() {
        let calls = Calls()
        let inner = runInner {
            sharedExamples("something") { (context: @escaping SharedExampleContext) in
                it("knows its values") { calls.note("\(context()["number"] as? Int ?? 0)") }
            }
            itBehavesLike("something") { ["number": 7] }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["7"])
    }

    func testTheyAreKnownInTheirGroupAndInsideIt() {
        let inner = runInner {
            describe("group") {
                sharedExamples("inner") { it("example") {} }
                context("deeper") { itBehavesLike("inner") }
            }
            itBehavesLike("inner")
        }
        XCTAssertEqual(inner.names.last, ["group", "deeper", "behaves like inner", "example"])
        XCTAssertEqual(inner.messages.count, 1)
    }

    func testAnUnknownNameIsMetWithTheKnownOnes() {
        onMain {
            var line = 0
            let inner = runInner {
                sharedExamples("b") { it("example") {} }
                sharedExamples("a") { it("example") {} }
                line = #line + 1
                itBehavesLike("c")
                it("example") {}
            }
            XCTAssertEqual(inner.lines, [line])
            assertList(
                inner.messages,
                """
                no shared examples "c"
                Known in this group and in the groups around it: "a", "b".
                Fix: correct the name, or declare the examples with `sharedExamples` before this line or in a \
                `SpecConfiguration`.
                """
            )
        }
    }

    func testAnUnknownNameIsTheOnlyFailureOfAClassWithoutOtherExamples() {
        let inner = runInner { itBehavesLike("c") }
        XCTAssertEqual(inner.headings, ["no shared examples \"c\""])
        XCTAssertEqual(runInner {}.headings, ["InnerSpec has no examples"])
    }

    func testAContextOfTheWrongType() {
        let inner = runInner {
            sharedExamples("a list") { (list: @escaping () -> [Int]) in it("example") { _ = list() } }
            itBehavesLike("a list") { "text" }
            itBehavesLike("a list")
            it("example") {}
        }
        assertList(
            inner.messages,
            """
            shared examples "a list" with a context of type String
            They are declared with a context of type Array<Int>.
            Fix: give `itBehavesLike` a closure that returns Array<Int>.
            """,
            """
            shared examples "a list" with a context of type none
            They are declared with a context of type Array<Int>.
            Fix: give `itBehavesLike` a closure that returns Array<Int>.
            """
        )
    }

    private final class NonEmpty: Behavior<[Int]> {
        override class func spec(_ list: @escaping () -> [Int]) {
            it("has a first element") { XCTAssertNotNil(list().first) }
        }
    }

    func testABehaviorIsATypedContext() {
        let inner = runInner { itBehavesLike(NonEmpty.self) { [1] } }
        XCTAssertEqual(inner.names, [["behaves like NonEmpty", "has a first element"]])
        XCTAssertEqual(inner.statuses, [.passed])
    }
}
