import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class MisuseTests: XCTestCase {
    func testAnExampleInsideAnExample() {
        onMain {
            var line = 0
            let inner = runInner {
                it("outer") {
                    line = #line + 1
                    it("inner") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(inner.lines, [line])
            assertList(
                inner.messages,
                """
                `it` inside an example or a hook
                Spec reads all declarations before the first example runs, so this one would have no effect.
                Fix: move the `it` into the closure of a `describe` or `context`.
                """
            )
        }
    }

    func testEveryDeclarationInsideAnExampleOrAHook() {
        let inner = runInner {
            beforeEach { describe("group") {} }
            afterEach { beforeEach {} }
            it("example") { context("group") {} }
        }
        assertList(
            inner.messages.map { $0.prefix { !$0.isNewline } },
            "`describe` inside an example or a hook",
            "`context` inside an example or a hook",
            "`beforeEach` inside an example or a hook"
        )
    }

    func testWhatBelongsIntoAnExampleWhileAGroupIsRead() {
        let inner = runInner {
            describe("group") {
                step("alone") {}
                attach("text", named: "a.txt")
                deferCleanup {}
                it("passes") {}
            }
        }
        XCTAssertEqual(
            inner.messages.map { $0.prefix { !$0.isNewline } },
            ["`step` outside an example", "`attach` outside an example", "`deferCleanup` outside an example"]
        )
    }

    func testADeclarationOutsideASpec() {
        let misuse = Misuse.declaredOutsideSpec("it", at: Place(file: "A.swift", line: 3))
        XCTAssertEqual(
            misuse.failure,
            RecordedFailure(
                message: """
                    `it` outside a spec
                    Spec was not reading a `spec()` at this point, so the declaration belongs to no spec class.
                    Fix: call it from the `spec()` of a class that inherits from `SpecCase`.
                    """,
                location: CodeLocation(file: "A.swift", line: 3)
            )
        )
    }

    func testAnExpectationInTheClosureOfAGroup() {
        onMain {
            var line = 0
            let inner = runInner {
                describe("group") {
                    line = #line + 1
                    expect(1) == 2
                    it("example") {}
                }
            }
            XCTAssertEqual(inner.names, [["InnerSpec", "is written right"], ["group", "example"]])
            XCTAssertEqual(inner.statuses, [.failed, .passed])
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(
                inner.messages.first,
                """
                an expectation outside an example: expected to equal 2, got 1
                The closures of `describe` and `context` only declare examples, so an expectation in them belongs to \
                no example.
                Fix: move the expectation into an `it`, or into a `beforeEach` if several examples need it.
                """
            )
        }
    }

    func testAnExpectationInTheClosureOfAGroupThatFailsOnlyTheSecondTime() {
        var evaluations = 0
        let inner = runInner {
            evaluations += 1
            describe("group") {
                if evaluations == 2 { expect(evaluations) == 1 }
                it("example") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(
            inner.messages.first?.prefix { !$0.isNewline },
            "an expectation outside an example: expected to equal 1, got 2"
        )
    }

    /// One of each form that an expectation has in sync code.
    private static let passing: [@MainActor () throws -> Void] = [
        { expect(1) == 1 },
        { expect(1) != 2 },
        { expect(1) < 2 },
        { expect(1) <= 2 },
        { expect(2) > 1 },
        { expect(2) >= 1 },
        { expect(1.0) ≈ 1.0 },
        { expect(1).to(equal(1)) },
        { expect(1).notTo(equal(2)) },
        { expect { 1 }.toNot(equal(2)) },
        { expect(1).toEventually(equal(1)) },
        { expect(1).toAlways(equal(1), until: .zero) },
        { try require(1) == 1 },
        { try require(1).to(equal(1)) },
        { try unwrap(Optional(1)) },
        { waitUntilTrue(true) },
        { waitUntil { done in done() } },
        { if !gatherFailures({ expect(1) == 1 }).isEmpty { throw Broken() } },
    ]

    func testAnExpectationInTheClosureOfAGroupThatPasses() {
        for (index, expectation) in Self.passing.enumerated() {
            let inner = runInner {
                describe("group") {
                    try? expectation()
                    it("example") { try expectation() }
                }
                it("outside the group") { try expectation() }
            }
            XCTAssertEqual(inner.statuses, [.failed, .passed, .passed], "\(index)")
            XCTAssertEqual(
                inner.messages.map { $0.prefix { !$0.isNewline } },
                ["an expectation outside an example: it passed"],
                "\(index)"
            )
            XCTAssertNotEqual(inner.lines, [nil], "\(index)")
        }
    }

    func testAGroupThatThrows() {
        onMain {
            var line = 0
            let inner = runInner {
                line = #line + 1
                describe("group") {
                    it("known") {}
                    throw Broken()
                }
                it("outside it") {}
            }
            XCTAssertEqual(inner.names, [["InnerSpec", "is written right"], ["group", "known"], ["outside it"]])
            XCTAssertEqual(inner.statuses, [.failed, .failed, .passed])
            XCTAssertEqual(inner.lines, [line, line])
            XCTAssertEqual(
                inner.messages.first,
                """
                describe("group") threw Broken(what: "it")
                The closure of the group ended early, so Spec does not know all examples of the group.
                Fix: move the code that can throw into a `beforeEach` or an `it`, or catch the error here.
                """
            )
        }
    }

    func testAClassWithoutExamples() {
        final class EmptySpec: SpecCase {}
        let inner = runInner(EmptySpec.self)
        XCTAssertEqual(inner.names, [["EmptySpec", "is written right"]])
        assertList(
            inner.messages,
            """
            EmptySpec has no examples
            A spec class without examples would pass without running anything.
            Fix: declare an `it` in its `spec()`, or remove the class.
            """
        )
    }

    func testAClassWithGroupsAndHooksButNoExamples() {
        let inner = runInner { describe("group") { beforeEach {} } }
        XCTAssertEqual(inner.messages.first?.prefix { !$0.isNewline }, "InnerSpec has no examples")
    }

    func testABaseClassMayBeWithoutExamples() {
        onMain {
            final class BaseSpec: SpecCase {}
            let registry = SpecRegistry(RunConfiguration())
            XCTAssertEqual(registry.enlist(BaseSpec.self, isBaseClass: true).examples.count, 0)
            XCTAssertEqual(registry.enlist(BaseSpec.self).examples.map(\.name), ["is written right"])
        }
    }

    func testTheWordingOfWhatOnlyAProcessCanShow() {
        let late = RecordedFailure(message: "expected x", location: CodeLocation(file: "A.swift", line: 3))
        XCTAssertEqual(
            Misuse.lateFailure(late, of: "group › example").failure,
            RecordedFailure(
                message: """
                    a failure that came after its example had ended: expected x
                    “group › example” had already ended when this failure was recorded.
                    Fix: make the example wait for the work that it starts.
                    """,
                location: CodeLocation(file: "A.swift", line: 3)
            )
        )
        XCTAssertEqual(
            Misuse.nothingSelected(by: "the filter /x/").failure.message,
            """
            no example matches the filter /x/
            A run without examples tests nothing, so it is a failure.
            Fix: list the names with `swift run specs --list` or `swift test list`, and correct the selection.
            """
        )
        XCTAssertEqual(
            Misuse.badEnvironment("SPEC_FILTER", "(", "is not a regular expression").failure.message,
            """
            SPEC_FILTER=(: is not a regular expression
            Spec cannot use this value, and a run that ignored it would be misleading.
            Fix: correct the value, or unset SPEC_FILTER.
            """
        )
    }
}
