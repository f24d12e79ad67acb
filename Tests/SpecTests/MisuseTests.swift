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
            XCTAssertEqual(inner.headings, ["`it` inside an example or a hook"])
        }
    }

    func testEveryDeclarationInsideAnExampleOrAHook() {
        let inner = runInner {
            beforeEach { describe("group") {} }
            afterEach { beforeEach {} }
            it("example") { context("group") {} }
        }
        assertList(
            inner.headings,
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
            inner.headings,
            ["`step` outside an example", "`attach` outside an example", "`deferCleanup` outside an example"]
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
            XCTAssertEqual(inner.headings.first, "an expectation outside an example: expected to equal 2, got 1")
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
        XCTAssertEqual(inner.headings.first, "an expectation outside an example: expected to equal 1, got 2")
    }

    /// An expectation that passes, in each of the sync forms.
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
                inner.headings,
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
            XCTAssertEqual(inner.headings.first, #"describe("group") threw Broken(what: "it")"#)
        }
    }

    func testAClassWithoutExamples() {
        final class EmptySpec: SpecCase {}
        let inner = runInner(EmptySpec.self)
        XCTAssertEqual(inner.names, [["EmptySpec", "is written right"]])
        XCTAssertEqual(inner.headings, ["EmptySpec has no examples"])
    }

    func testAClassWithGroupsAndHooksButNoExamples() {
        let inner = runInner { describe("group") { beforeEach {} } }
        XCTAssertEqual(inner.headings.first, "InnerSpec has no examples")
    }

    func testABaseClassMayBeWithoutExamples() {
        onMain {
            final class BaseSpec: SpecCase {}
            let registry = SpecRegistry(RunConfiguration())
            XCTAssertEqual(registry.register(BaseSpec.self, isBaseClass: true).examples.count, 0)
            XCTAssertEqual(registry.register(BaseSpec.self).examples.map(\.name), ["is written right"])
        }
    }

    func testThePlaceOfWhatOnlyAProcessCanShow() {
        let late = RecordedFailure(message: "expected x", location: CodeLocation(file: "A.swift", line: 3))
        XCTAssertEqual(Misuse.lateFailure(late, of: "group › example").failure.location, late.location)
        let declared = Misuse.declaredOutsideSpec("it", at: Place(file: "A.swift", line: 3))
        XCTAssertEqual(declared.failure.location, late.location)
    }
}
