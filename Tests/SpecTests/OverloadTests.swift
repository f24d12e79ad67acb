import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Every overload of every declaring function does what its name says, and knows the place of its call.
final class OverloadTests: XCTestCase {
    /// Declares something at the given line.
    private typealias Declaration = @MainActor (UInt) -> Void

    private static let line: UInt = 4_711

    private static let hooksForEach: [Declaration] = [
        { beforeEach(line: $0) { try fail() } },
        { beforeEach(line: $0) { try await failLater() } },
        { justBeforeEach(line: $0) { try fail() } },
        { justBeforeEach(line: $0) { try await failLater() } },
        { justAfterEach(line: $0) { try fail() } },
        { justAfterEach(line: $0) { try await failLater() } },
        { afterEach(line: $0) { try fail() } },
        { afterEach(line: $0) { try await failLater() } },
        { aroundEach(line: $0) { try failAfter($0) } },
        { aroundEach(line: $0) { try await failLaterAfter($0) } },
    ]

    func testEveryFormOfAHookRunsForTheExampleAndKnowsItsPlace() {
        let hooks = ["beforeEach", "justBeforeEach", "justAfterEach", "afterEach", "aroundEach"]
        for (index, declare) in Self.hooksForEach.enumerated() {
            let hook = hooks[index / 2]
            let inner = runInner {
                declare(Self.line)
                it("it") {}
            }
            XCTAssertEqual(inner.messages, ["\(hook) threw \(Broken(what: "it"))"], "\(index)")
            XCTAssertEqual(inner.lines, [Int(Self.line)], "\(index)")
        }
    }

    private static let cleanups: [Declaration] = [
        { deferCleanup(line: $0) { try fail() } },
        { deferCleanup(line: $0) { try await failLater() } },
    ]

    func testEveryFormOfACleanUpRunsForTheExampleAndKnowsItsPlace() {
        for (index, register) in Self.cleanups.enumerated() {
            let inner = runInner { it("it") { register(Self.line) } }
            XCTAssertEqual(inner.messages, [#"deferCleanup threw Broken(what: "it")"#], "\(index)")
            XCTAssertEqual(inner.lines, [Int(Self.line)], "\(index)")
        }
    }

    private static let hooksForAll: [Declaration] = [
        { beforeAll(line: $0) { try fail() } },
        { beforeAll(line: $0) { try await failLater() } },
        { afterAll(line: $0) { try fail() } },
        { afterAll(line: $0) { try await failLater() } },
    ]

    func testEveryFormOfAHookForAllRunsAndKnowsItsPlace() {
        for (index, declare) in Self.hooksForAll.enumerated() {
            let hook = index < 2 ? "beforeAll" : "afterAll"
            let inner = runInner {
                describe("group", .ordered) {
                    declare(Self.line)
                    it("it") {}
                }
            }
            XCTAssertEqual(inner.messages, ["\(hook) threw \(Broken(what: "it"))"], "\(index)")
            XCTAssertEqual(inner.lines, [Int(Self.line)], "\(index)")
        }
    }

    private static let hooksOfTheSuite: [(name: String, declare: Declaration)] = [
        ("beforeSuite", { beforeSuite(line: $0) { try fail() } }),
        ("beforeSuite", { beforeSuite(line: $0) { try await failLater() } }),
        ("afterSuite", { afterSuite(line: $0) { try fail() } }),
        ("afterSuite", { afterSuite(line: $0) { try await failLater() } }),
    ]

    func testEveryFormOfAHookOfTheSuiteRunsAndKnowsItsPlace() {
        for (name, declare) in Self.hooksOfTheSuite {
            let inner = runInner {
                declare(Self.line)
                it("it") {}
            }
            let failures = inner.failures + inner.failuresAfterSuite
            XCTAssertEqual(failures.map(\.message), [#"\#(name): threw Broken(what: "it")"#])
            XCTAssertEqual(failures.map { $0.location?.line }, [Int(Self.line)], name)
        }
    }

    private class Empty: Behavior<[Int]> {
        override class func spec(_ list: @escaping () -> [Int]) {
            it("is empty") { expect(list()).to(beEmpty()) }
        }
    }

    private typealias Form = (declare: Declaration, names: [String], status: ExampleResult.Status)

    private static let examples: [Form] = [
        ({ it("a", line: $0) {} }, ["a"], .passed),
        ({ it("a", line: $0) { await Task.yield() } }, ["a"], .passed),
        ({ fit("a", line: $0) {} }, ["a"], .passed),
        ({ fit("a", line: $0) { await Task.yield() } }, ["a"], .passed),
        ({ xit("a", line: $0) {} }, ["a"], .skipped),
        ({ xit("a", line: $0) { await Task.yield() } }, ["a"], .skipped),
        ({ pending("a", line: $0) {} }, ["a"], .skipped),
        ({ pending("a", line: $0) { await Task.yield() } }, ["a"], .skipped),
        ({ it("a", arguments: [1], line: $0) { expect($0) == 1 } }, ["a: 1"], .passed),
        ({ it("a", arguments: [1], line: $0) { try await Task.sleep(for: .nanoseconds($0)) } }, ["a: 1"], .passed),
    ]

    private static let groups: [Form] = [
        ({ describe("g", line: $0) { it("a") {} } }, ["g", "a"], .passed),
        ({ fdescribe("g", line: $0) { it("a") {} } }, ["g", "a"], .passed),
        ({ xdescribe("g", line: $0) { it("a") {} } }, ["g", "a"], .skipped),
        ({ Spec.context("g", line: $0) { it("a") {} } }, ["g", "a"], .passed),
        ({ fcontext("g", line: $0) { it("a") {} } }, ["g", "a"], .passed),
        ({ xcontext("g", line: $0) { it("a") {} } }, ["g", "a"], .skipped),
        ({ describe("g", arguments: [1], line: $0) { one in it("a") { expect(one) == 1 } } }, ["g: 1", "a"], .passed),
        (
            { Spec.context("g", arguments: [1], line: $0) { one in it("a") { expect(one) == 1 } } }, ["g: 1", "a"],
            .passed
        ),
    ]

    private static let uses: [Form] = [
        ({ itBehavesLike("plain", line: $0) }, ["behaves like plain", "a"], .passed),
        ({ itBehavesLike("list", line: $0) { [Int]() } }, ["behaves like list", "a"], .passed),
        ({ itBehavesLike(Empty.self, line: $0) { [] } }, ["behaves like Empty", "is empty"], .passed),
        ({ fitBehavesLike("plain", line: $0) }, ["behaves like plain", "a"], .passed),
        ({ fitBehavesLike("list", line: $0) { [Int]() } }, ["behaves like list", "a"], .passed),
        ({ fitBehavesLike(Empty.self, line: $0) { [] } }, ["behaves like Empty", "is empty"], .passed),
        ({ xitBehavesLike("plain", line: $0) }, ["behaves like plain", "a"], .skipped),
        ({ xitBehavesLike("list", line: $0) { [Int]() } }, ["behaves like list", "a"], .skipped),
        ({ xitBehavesLike(Empty.self, line: $0) { [] } }, ["behaves like Empty", "is empty"], .skipped),
    ]

    /// The indices of the focused forms in the lists above.
    private static let focused: Set<Int> = [2, 3, 11, 14, 21, 22, 23]

    func testEveryFormOfAnExampleOrAGroupStandsInItsPlaceAndIsFocusedOrPending() {
        onMain {
            for (index, form) in (Self.examples + Self.groups + Self.uses).enumerated() {
                let inner = runInner {
                    sharedExamples("plain") { it("a") {} }
                    sharedExamples("list") { (list: @escaping () -> [Int]) in it("a") { expect(list()).to(beEmpty()) } }
                    form.declare(Self.line)
                    it("beside") {}
                }
                let plan = SpecRegistry(RunConfiguration(isOnCI: true)).register(InnerSpec.self)
                let isFocused = Self.focused.contains(index)
                XCTAssertEqual(inner.names.first, form.names, "\(index)")
                XCTAssertEqual(inner.statuses, [form.status, isFocused ? .skipped : .passed], "\(index)")
                XCTAssertEqual(
                    plan.tree.focusedDeclarations.map(\.place.location).map(\.line),
                    isFocused ? [Int(Self.line)] : [],
                    "\(index)"
                )
                let outermost = plan.tree.root.children.first?.declaration.place.line
                XCTAssertEqual(outermost, Self.line, "\(index)")
            }
        }
    }

    private static let usesWithTraits: [@MainActor () -> Void] = [
        { itBehavesLike("plain", .tags("t")) },
        { itBehavesLike("list", .tags("t")) { [Int]() } },
        { itBehavesLike(Empty.self, .tags("t")) { [] } },
        { fitBehavesLike("plain", .tags("t")) },
        { fitBehavesLike("list", .tags("t")) { [Int]() } },
        { fitBehavesLike(Empty.self, .tags("t")) { [] } },
        { xitBehavesLike("plain", .tags("t")) },
        { xitBehavesLike("list", .tags("t")) { [Int]() } },
        { xitBehavesLike(Empty.self, .tags("t")) { [] } },
    ]

    func testTheTraitsOfSharedExamplesHoldForAllOfThem() {
        onMain {
            for (index, declare) in Self.usesWithTraits.enumerated() {
                let plan = planned {
                    sharedExamples("plain") { it("a") {} }
                    sharedExamples("list") { (_: @escaping () -> [Int]) in it("a") {} }
                    declare()
                }
                XCTAssertEqual(plan.misuses, [], "\(index)")
                XCTAssertEqual(plan.examples.map(\.traits.tags), [["t"]], "\(index)")
                XCTAssertEqual(plan.examples.map(\.traits.isFocused), [(3...5).contains(index)], "\(index)")
                XCTAssertEqual(plan.examples.map(\.traits.skipReason), [index > 5 ? "pending" : nil], "\(index)")
            }
        }
    }

    private static let ofARunningExample: [(name: String, call: Declaration)] = [
        ("step", { step("a", line: $0) {} }),
        ("attach", { attach("a", named: "b", line: $0) }),
        ("attach", { attach(Data(), named: "b", mediaType: "image/png", line: $0) }),
        ("attach", { try? attach([1], named: "b", line: $0) }),
        ("deferCleanup", { deferCleanup(line: $0) {} }),
        ("deferCleanup", { deferCleanup(line: $0) { await Task.yield() } }),
    ]

    func testWhatBelongsToARunningExampleIsAMistakeInAGroup() {
        for (name, call) in Self.ofARunningExample {
            let inner = runInner {
                call(Self.line)
                it("a") {}
            }
            XCTAssertEqual(inner.statuses, [.failed, .passed], name)
            XCTAssertEqual(inner.headings.first, "`\(name)` outside an example")
            XCTAssertEqual(inner.lines, [Int(Self.line)], name)
        }
    }

    func testEveryDeclarationIsAMistakeInAnExample() {
        let forms = (Self.examples + Self.groups + Self.uses).map(\.declare)
        let hooks = Self.hooksForEach + Self.hooksForAll + Self.hooksOfTheSuite.map(\.declare)
        for (index, declare) in (forms + hooks).enumerated() {
            let inner = runInner { it("a") { declare(Self.line) } }
            XCTAssertEqual(inner.statuses, [.failed], "\(index)")
            XCTAssertEqual(inner.lines, [Int(Self.line)], "\(index)")
            let heading = inner.headings.first ?? ""
            XCTAssertTrue(heading.hasSuffix("inside an example or a hook"), "\(index): \(heading)")
        }
    }
}

private func fail() throws {
    throw Broken(what: "it")
}

private func failLater() async throws {
    await Task.yield()
    try fail()
}

@MainActor private func failAfter(_ run: @MainActor () -> Void) throws {
    run()
    try fail()
}

@MainActor private func failLaterAfter(_ run: @MainActor () async -> Void) async throws {
    await run()
    try await failLater()
}
