import Expect
import SpecEvents
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
            XCTAssertEqual(
                inner.messages,
                [
                    """
                    `it` inside an example or a hook
                    The tree of examples is complete before the first of them runs, so this one would never run.
                    To mend it: move the `it` out, into the closure of a `describe` or `context`.
                    """
                ]
            )
        }
    }

    func testEveryDeclarationInsideAnExampleOrAHook() {
        onMain {
            let inner = runInner {
                beforeEach { describe("group") {} }
                afterEach { beforeEach {} }
                it("example") { context("group") {} }
            }
            XCTAssertEqual(
                inner.messages.map { $0.prefix { !$0.isNewline } },
                [
                    "`describe` inside an example or a hook", "`context` inside an example or a hook",
                    "`beforeEach` inside an example or a hook",
                ]
            )
        }
    }

    func testWhatBelongsIntoAnExampleWhileAGroupIsRead() {
        onMain {
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
    }

    func testADeclarationOutsideASpec() {
        onMain {
            let misuse = Misuse.declaredOutsideSpec("it", at: Place(file: "A.swift", line: 3))
            XCTAssertEqual(
                misuse.failure,
                RecordedFailure(
                    message: """
                        `it` outside a spec
                        Nobody was reading declarations when this one came, so it belongs to no spec class.
                        To mend it: call it from the `spec()` of a class that inherits from `SpecCase`.
                        """,
                    location: CodeLocation(file: "A.swift", line: 3)
                )
            )
        }
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
                The closures of `describe` and `context` only declare; no example answers for what fails there.
                To mend it: move the expectation into an `it`, or into a `beforeEach` if it guards several.
                """
            )
        }
    }

    func testAnExpectationInTheClosureOfAGroupThatFailsOnlyTheSecondTime() {
        onMain {
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
        onMain {
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
                What the group declares after that point is unknown, so its examples cannot be trusted.
                To mend it: do what can fail in a `beforeEach` or an `it`, or catch the error here.
                """
            )
        }
    }

    func testATreeThatEndsEarlierTheSecondTime() {
        let shapes: [@MainActor (Bool) -> Void] = [
            { isFirst in
                it("always") {}
                if isFirst { it("once") {} }
            },
            { isFirst in
                describe("group") {
                    it("always") {}
                    if isFirst { it("once") {} }
                }
            },
            { isFirst in
                describe("group") {
                    describe("inner") { it("always") {} }
                    if isFirst { describe("once") { it("never") {} } }
                }
            },
        ]
        onMain {
            for shape in shapes {
                var evaluations = 0
                let inner = runInner {
                    evaluations += 1
                    shape(evaluations == 1)
                }
                XCTAssertEqual(inner.statuses, [.failed, .failed])
                for message in inner.messages {
                    XCTAssertTrue(message.hasPrefix("the spec declared something else than when it was listed"))
                    XCTAssertTrue(message.contains("is now the end of the group"), message)
                }
            }
        }
    }

    func testATreeThatIsAnotherTheSecondTime() {
        onMain {
            var evaluations = 0
            let inner = runInner {
                evaluations += 1
                describe("group") {
                    it("always") {}
                    if evaluations == 1 { it("once") {} } else { it("later") {} }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .failed])
            XCTAssertEqual(
                inner.messages.first,
                """
                the spec declared something else than when it was listed
                Step 2 in describe("group") was it("once") and is now it("later"). The closures around an example are \
                evaluated afresh for it, so they must declare the same each time.
                To mend it: do not let what is declared depend on time, chance, or anything that an example changes.
                """
            )
        }
    }

    func testATreeThatEndsEarlyOrGoesOnTheSecondTime() {
        onMain {
            var evaluations = 0
            let shorter = runInner {
                evaluations += 1
                it("always") {}
                if evaluations == 1 { it("once") {} }
            }
            XCTAssertEqual(
                shorter.messages.map { $0.split(separator: "\n")[1].prefix(73) },
                Array(
                    repeating: #"Step 2 in InnerSpec.spec() was it("once") and is now the end of the group"#,
                    count: 2
                )
            )
            evaluations = 0
            let longer = runInner {
                evaluations += 1
                it("always") {}
                if evaluations > 1 { it("later") {} }
            }
            XCTAssertEqual(
                longer.messages.map { $0.split(separator: "\n")[1].prefix(74) },
                [#"Step 2 in InnerSpec.spec() was the end of the group and is now it("later")"#]
            )
        }
    }

    func testAClassWithoutExamples() {
        onMain {
            final class EmptySpec: SpecCase {}
            let inner = runInner(EmptySpec.self)
            XCTAssertEqual(inner.names, [["EmptySpec", "is written right"]])
            XCTAssertEqual(
                inner.messages,
                [
                    """
                    EmptySpec has no examples
                    A spec class that declares nothing would be green without having run anything.
                    To mend it: declare an `it` in its `spec()`, or remove the class.
                    """
                ]
            )
        }
    }

    func testAClassWithGroupsAndHooksButNoExamples() {
        onMain {
            let inner = runInner { describe("group") { beforeEach {} } }
            XCTAssertEqual(inner.messages.first?.prefix { !$0.isNewline }, "InnerSpec has no examples")
        }
    }

    func testABaseClassMayBeWithoutExamples() {
        onMain {
            final class BaseSpec: SpecCase {}
            let place = CodeLocation(file: "BaseSpec.swift", line: 1)
            let registry = SpecRegistry(RunConfiguration())
            XCTAssertTrue(
                registry.enlist(BaseSpec.self, discovered: Discovered(location: place, isBaseClass: true)).examples
                    .isEmpty
            )
            XCTAssertEqual(
                registry.enlist(BaseSpec.self, discovered: Discovered(location: place)).examples[0]
                    .location,
                place
            )
        }
    }

    func testTheWordingOfWhatOnlyAProcessCanShow() {
        let late = RecordedFailure(message: "expected x", location: CodeLocation(file: "A.swift", line: 3))
        XCTAssertEqual(
            Misuse.lateFailure(late, of: "group › example").failure,
            RecordedFailure(
                message: """
                    a failure that came after its example had ended: expected x
                    “group › example” was over, and its result written, when this was recorded.
                    To mend it: let the example wait for the work that it starts.
                    """,
                location: CodeLocation(file: "A.swift", line: 3)
            )
        )
        XCTAssertEqual(
            Misuse.cannotRestart("Exec format error").failure.message,
            """
            the process could not start itself anew: Exec format error
            XCTest selects a spec class inside another type by a name that it does not list.
            To mend it: move the class to the top level of its file.
            """
        )
        XCTAssertEqual(
            Misuse.nothingSelected(by: "the filter /x/").failure.message,
            """
            no example matches the filter /x/
            A run of nothing proves nothing, so it is a failure.
            To mend it: list the names with `swift run specs --list`, or `swift test list`.
            """
        )
        XCTAssertEqual(
            Misuse.badEnvironment("SPEC_FILTER", "(", "is not a regular expression").failure.message,
            """
            SPEC_FILTER=(: is not a regular expression
            What the variable asks for cannot be done, and a run that ignores it would mislead.
            To mend it: mend the value, or unset SPEC_FILTER.
            """
        )
    }
}
