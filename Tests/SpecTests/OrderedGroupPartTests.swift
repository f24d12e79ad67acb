import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Parts of ordered groups. What their hooks prepare exists as long as an example needs it, and no longer.
final class OrderedGroupPartTests: XCTestCase {
    /// Runs the examples in `declare` whose names end with one of the given names, and those before them in their ordered groups.
    @MainActor private static func run(
        _ names: [String],
        with configuration: RunConfiguration = RunConfiguration(),
        _ declare: @escaping @MainActor () -> Void
    ) -> InnerRun {
        InnerSpec.declare = { _ in declare() }
        let registry = SpecRegistry(configuration)
        let plan = registry.register(InnerSpec.self)
        let examples = OrderedGroups.complete(plan.examples, group: \.orderedGroupName) { example in
            names.contains { example.name.hasSuffix($0) }
        }
        registry.state.schedule(examples)
        let sink = RecordingSink()
        for example in examples {
            registry.run(example, in: InnerSpec(name: example.name, testClosure: { _ in }), events: sink)
        }
        return InnerRun(events: sink.events)
    }

    @MainActor private static func declareTwoParts(_ calls: Calls) {
        describe("group", .ordered) {
            context("A") {
                beforeAll {
                    calls.note("open")
                    deferCleanup { calls.note("free") }
                }
                afterAll { calls.note("close") }
                it("a1") { calls.note("a1") }
                it("a2") { calls.note("a2") }
            }
            context("B") { it("b1") { calls.note("b1") } }
        }
    }

    func testAPartOnWhichAnExampleOnlyBuildsIsClosedBeforeIt() {
        onMain {
            let calls = Calls()
            XCTAssertEqual(Self.run(["b1"]) { Self.declareTwoParts(calls) }.statuses, [.passed, .passed, .passed])
            XCTAssertEqual(calls.names, ["open", "a1", "a2", "close", "free", "b1"])
        }
    }

    func testAPartStaysOpenForAnExampleThatIsNotSelected() {
        onMain {
            let calls = Calls()
            let inner = Self.run(["a1", "b1"]) { Self.declareTwoParts(calls) }
            XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
            XCTAssertEqual(calls.names, ["open", "a1", "a2", "close", "free", "b1"])
            let alone = Calls()
            XCTAssertEqual(Self.run(["a1"]) { Self.declareTwoParts(alone) }.statuses, [.passed])
            XCTAssertEqual(alone.names, ["open", "a1", "close", "free"])
        }
    }

    func testAPartIsClosedIfWhatBuildsOnItFails() {
        onMain {
            let calls = Calls()
            let inner = Self.run(["a1", "b1"]) {
                describe("group", .ordered) {
                    context("A") {
                        afterAll { calls.note("close") }
                        it("a1") { throw Broken() }
                        it("a2") { calls.note("a2") }
                    }
                    it("b1") { calls.note("b1") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped, .skipped])
            XCTAssertEqual(calls.names, ["close"])
        }
    }

    func testAnAfterAllThatFailsBetweenFailsWhatBuildsOnIt() {
        onMain {
            let calls = Calls()
            let inner = Self.run(["b1"]) {
                describe("group", .ordered) {
                    context("A") {
                        afterAll { throw Broken() }
                        it("a1") {}
                    }
                    it("b1") { calls.note("b1") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(calls.names, [])
        }
    }

    func testASkipInAnAfterAllBetweenIsAMistakeOfWhatBuildsOnIt() {
        onMain {
            for isCleanUp in [false, true] {
                let inner = Self.run(["b1"]) {
                    describe("group", .ordered) {
                        context("A") {
                            if isCleanUp { beforeAll { deferCleanup { try skip("late") } } }
                            afterAll { if !isCleanUp { try skip("late") } }
                            it("a1") {}
                        }
                        it("b1") {}
                    }
                }
                XCTAssertEqual(inner.statuses, [.failed, .skipped])
            }
        }
    }

    func testTheTimeOfAnAfterAllBetweenIsThatOfItsExample() {
        onMain {
            func declare(_ first: Int, _ second: Int) -> @MainActor () -> Void {
                {
                    describe("group", .ordered) {
                        context("A") {
                            afterAll { Thread.sleep(forTimeInterval: 0.15) }
                            it("a1", .timeLimit(.milliseconds(first))) {}
                        }
                        it("b1", .timeLimit(.milliseconds(second))) {}
                    }
                }
            }
            XCTAssertEqual(Self.run(["b1"], declare(5_000, 100)).statuses, [.passed, .passed])
            let late = Self.run(["b1"], declare(100, 5_000))
            XCTAssertEqual(late.statuses, [.failed, .skipped])
            XCTAssertEqual(late.messages.count, 1, "\(late.messages)")
        }
    }

    func testAnExampleBetweenTwoThatAreFocusedRunsForThem() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                var list: [Int] = []
                fit("one") { list.append(1) }
                it("two") { list.append(2) }
                fit("three") { calls.note("\(list)") }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
        XCTAssertEqual(calls.names, ["[1, 2]"])
    }

    func testAGroupWithoutExamplesInsideFailsNothing() {
        let inner = runInner {
            describe("group", .ordered) {
                it("one") {}
                context("later") { beforeEach {} }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .skipped])
        XCTAssertEqual(inner.messages, [])
    }

    func testTheTimeOfWhatAnExampleBuildsOnDoesNotCountForIt() {
        onMain {
            let inner = Self.run(["three"]) {
                describe("group", .ordered, .timeLimit(.milliseconds(600))) {
                    it("one") { Thread.sleep(forTimeInterval: 0.35) }
                    it("two") { Thread.sleep(forTimeInterval: 0.35) }
                    it("three") { await Task.yield() }
                }
            }
            XCTAssertEqual(inner.messages, [])
        }
    }

    func testASkipInABeforeAllHoldsAfterAFailure() {
        let calls = Calls()
        let inner = runInner {
            describe("outer", .knownIssue) {
                beforeEach { expect(1) == 2 }
                describe("group", .ordered) {
                    beforeAll { try skip("no network") }
                    it("one") { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
        }
        XCTAssertEqual(calls.names, [])
        XCTAssertEqual(inner.statuses.count, 2)
    }

    func testAnExampleThatHasToExpectSomethingSkipsTheRestIfItDoesNot() {
        InnerSpec.declare = { _ in
            describe("group", .ordered) {
                it("one") {}
                it("two") { expect(1) == 1 }
            }
        }
        XCTAssertEqual(runInner([InnerSpec.self], requiresExpectations: true).statuses, [.failed, .skipped])
    }

    func testOnlyItsOwnExpectationsCountForAnExampleThatHasToExpectSomething() {
        onMain {
            let declare: @MainActor () -> Void = {
                describe("group", .ordered) {
                    beforeAll { expect(1) == 1 }
                    it("one") { expect(1) == 1 }
                    it("two") {}
                    it("three") { expect(1) == 1 }
                }
            }
            let strict = RunConfiguration(requiresExpectations: true)
            let inner = Self.run(["three"], with: strict, declare)
            XCTAssertEqual(inner.statuses, [.passed, .failed, .skipped])
            XCTAssertTrue(inner.messages[0].hasPrefix("the example expects nothing\n"), inner.messages[0])
        }
    }

    func testNothingExcusesABeforeAllThatTakesTooLong() {
        for trait: SpecTrait in [.knownIssue("it is slow"), .retries(1)] {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered, .timeLimit(.milliseconds(50))) {
                    beforeAll {
                        calls.note("beforeAll")
                        Thread.sleep(forTimeInterval: 0.1)
                    }
                    it("one", trait) { expect(1) == 1 }
                    it("two") { expect(1) == 1 }
                }
            }
            XCTAssertEqual(calls.names, ["beforeAll"])
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.messages.map { $0.contains("longer than its time limit of 0.05 s") }, [true])
        }
    }

    func testALongGroupIsNotReadAgainForEachExample() {
        onMain {
            var count = 0
            let inner = runInner {
                describe("group", .ordered) {
                    it("adds", arguments: Array(0..<2_000)) { number in count += number }
                }
            }
            XCTAssertEqual(inner.statuses.count, 2_000)
            XCTAssertEqual(count, 1_999_000)
        }
    }
}
