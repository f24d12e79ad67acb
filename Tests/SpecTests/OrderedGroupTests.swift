import Expect
import SpecEvents
import XCTest

@testable import Spec

final class OrderedGroupTests: XCTestCase {
    func testExamplesShareOneEvaluation() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    var list: [Int] = []
                    it("one") { list.append(1) }
                    it("two") { list.append(2) }
                    it("three") { calls.note("\(list)") }
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
            XCTAssertEqual(calls.names, ["[1, 2]"])
        }
    }

    func testHooksForAllRunOnceAroundThoseForEach() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                beforeEach { calls.note("outer before") }
                describe("group", .ordered) {
                    beforeAll { calls.note("beforeAll") }
                    beforeAll { await Task.yield() }
                    afterAll { calls.note("afterAll") }
                    beforeEach { calls.note("before") }
                    afterEach { calls.note("after") }
                    it("one") { calls.note("one") }
                    context("inner") {
                        beforeAll { calls.note("inner beforeAll") }
                        afterAll { calls.note("inner afterAll") }
                        it("two") { calls.note("two") }
                        it("three") { calls.note("three") }
                    }
                }
                it("outside") {}
            }
            XCTAssertEqual(inner.messages, [])
            XCTAssertEqual(
                calls.names,
                [
                    "outer before", "beforeAll", "before", "one", "after", "outer before", "before",
                    "inner beforeAll", "two", "after", "outer before", "before", "three", "after",
                    "inner afterAll", "afterAll", "outer before",
                ]
            )
        }
    }

    func testAfterAFailureTheRestAreSkippedAndSayWhy() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { calls.note("afterAll") }
                    it("one") {}
                    it("two") { throw Broken() }
                    it("three") { calls.note("three") }
                    it("four") { calls.note("four") }
                }
                it("outside") { calls.note("outside") }
            }
            XCTAssertEqual(inner.statuses, [.passed, .failed, .skipped, .skipped, .passed])
            XCTAssertEqual(inner.results[2].reason, "“group › two” failed before it in its ordered group")
            XCTAssertEqual(calls.names, ["afterAll", "outside"])
        }
    }

    func testABeforeAllThatThrowsFailsTheFirstExampleAndSkipsTheRest() {
        onMain {
            let calls = Calls()
            var line = 0
            let inner = runInner {
                describe("group", .ordered) {
                    line = #line + 1
                    beforeAll { throw Broken() }
                    afterAll { calls.note("afterAll") }
                    it("one") { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(calls.names, ["afterAll"])
        }
    }

    func testAnAfterAllThatThrowsFailsTheLastExample() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { throw Broken() }
                    it("one") {}
                    it("two") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .failed])
        }
    }

    func testAnExampleThatIsAskedForAloneRunsAfterThoseThatItBuildsUpon() {
        onMain {
            let calls = Calls()
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    var list: [Int] = []
                    it("one") { list.append(1) }
                    it("two") { list.append(2) }
                    it("three") { calls.note("\(list)") }
                }
            }
            let registry = SpecRegistry(RunConfiguration())
            let plan = registry.enlist(InnerSpec.self, discovered: nil)
            let sink = RecordingSink()
            let testCase = InnerSpec.make("group › three")
            registry.run(plan.examples[2], in: testCase, events: sink)
            XCTAssertEqual(calls.names, ["[1, 2]"])
            XCTAssertEqual(InnerRun(events: sink.events).names, [["group", "three"]])
        }
    }

    func testAnExampleThatIsAskedForAloneFailsIfOneThatItBuildsUponFails() {
        onMain {
            let calls = Calls()
            var line = 0
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    afterAll { calls.note("afterAll") }
                    line = #line + 1
                    it("one") { throw Broken() }
                    it("two", .knownIssue, .retries(2)) { calls.note("two") }
                    it("three") { calls.note("three") }
                }
            }
            let inner = Self.run([1, 2])
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(
                inner.messages,
                [#"“group › one” failed before it in its ordered group: threw Broken(what: "it")"#]
            )
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(inner.results[1].reason, "“group › one” failed before it in its ordered group")
            XCTAssertEqual(calls.names, ["afterAll"])
        }
    }

    func testAnExampleThatIsAskedForAloneFailsIfTheBeforeAllFails() {
        onMain {
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    beforeAll { throw Broken() }
                    it("one", .knownIssue) {}
                    it("two") {}
                }
            }
            XCTAssertEqual(
                Self.run([1]).messages,
                [#"`beforeAll` of its ordered group failed: threw Broken(what: "it"): threw Broken(what: "it")"#]
            )
        }
    }

    /// Runs some of the examples of the inner spec, as if only they were selected.
    @MainActor private static func run(_ indices: [Int]) -> InnerRun {
        let registry = SpecRegistry(RunConfiguration())
        let plan = registry.enlist(
            InnerSpec.self,
            discovered: Discovered(location: CodeLocation(file: "A.swift", line: 1))
        )
        registry.state.schedule(indices.map { plan.examples[$0] })
        let sink = RecordingSink()
        for index in indices {
            let example = plan.examples[index]
            registry.run(example, in: InnerSpec.make(example.name), events: sink)
        }
        return InnerRun(events: sink.events)
    }

    func testABeforeAllThatThrowsIsNotMendedByARetry() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    beforeAll {
                        calls.note("beforeAll")
                        throw Broken()
                    }
                    afterAll { calls.note("afterAll") }
                    it("one", .retries(2)) { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.messages, [#"threw Broken(what: "it")"#])
            XCTAssertEqual(
                inner.results[1].reason,
                #"`beforeAll` of its ordered group failed: threw Broken(what: "it")"#
            )
            XCTAssertEqual(calls.names, ["beforeAll", "afterAll"])
        }
    }

    func testABeforeAllThatThrowsIsNoKnownIssue() {
        onMain {
            let inner = runInner {
                describe("group", .ordered, .knownIssue) {
                    beforeAll { throw Broken() }
                    it("one") {}
                    it("two") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertNil(inner.results[0].expectedFailures)
        }
    }

    func testAFailedExpectationInABeforeAllSkipsTheRestToo() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    beforeAll { expect(1) == 2 }
                    it("one", .retries(1)) {}
                    it("two") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(
                inner.results[1].reason,
                "`beforeAll` of its ordered group failed: expected to equal 2, got 1"
            )
        }
    }

    func testAnAfterAllThatThrowsIsNoKnownIssueOfTheLastExample() {
        onMain {
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { throw Broken(what: "after") }
                    it("one", .knownIssue) { throw Broken() }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(inner.messages.last, #"threw Broken(what: "after")"#)
        }
    }

    func testAnAfterAllThatThrowsKeepsNoOtherFromRunning() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { throw Broken() }
                    afterAll { calls.note("second") }
                    it("one") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(calls.names, ["second"])
        }
    }

    func testWhatACleanUpOfTheGroupRegistersIsDoneToo() {
        onMain {
            let calls = Calls()
            _ = runInner {
                describe("group", .ordered) {
                    beforeAll {
                        deferCleanup {
                            calls.note("outer")
                            deferCleanup { calls.note("inner") }
                        }
                    }
                    it("one") { calls.note("one") }
                }
            }
            XCTAssertEqual(calls.names, ["one", "outer", "inner"])
        }
    }

    func testAPendingLastExampleDoesNotEndTheGroupAgain() {
        onMain {
            let calls = Calls()
            _ = runInner {
                describe("group", .ordered) {
                    afterAll { calls.note("afterAll") }
                    it("one") {}
                    it("two", .pending) {}
                    it("three", .pending) {}
                }
            }
            XCTAssertEqual(calls.names, ["afterAll"])
        }
    }

    func testPendingExamplesAreLeftOutAndStopNothing() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    afterAll { calls.note("afterAll") }
                    it("one") { calls.note("one") }
                    xit("two") { calls.note("two") }
                    it("three") { calls.note("three") }
                    it("four", .pending) { calls.note("four") }
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .skipped, .passed, .skipped])
            XCTAssertEqual(calls.names, ["one", "three", "afterAll"])
        }
    }

    func testAHookForAllIsInTheGroupThatItStandsIn() {
        onMain {
            @MainActor func headings(_ declare: () -> Void) -> [String] { planned { declare() }.misuses.map(\.heading) }
            XCTAssertEqual(
                headings {
                    describe("plain") { it("a") {} }
                    beforeAll {}
                },
                ["`beforeAll` outside an ordered group"]
            )
            XCTAssertEqual(
                headings {
                    describe("ordered", .ordered) {
                        context("inner") { it("a") {} }
                        afterAll {}
                    }
                    afterAll {}
                },
                ["`afterAll` outside an ordered group"]
            )
        }
    }

    func testHooksForAllWantAnOrderedGroup() {
        onMain {
            var line = 0
            let inner = runInner {
                describe("group") {
                    line = #line + 1
                    beforeAll {}
                    afterAll {}
                    it("example") {}
                }
            }
            XCTAssertEqual(inner.lines, [line, line + 1])
            XCTAssertEqual(
                inner.messages,
                [
                    """
                    `beforeAll` outside an ordered group
                    Examples share state only in an ordered group, so a hook that runs once for all of them is allowed \
                    only there.
                    Fix: give the group the trait `.ordered`, or use `beforeEach`.
                    """,
                    """
                    `afterAll` outside an ordered group
                    Examples share state only in an ordered group, so a hook that runs once for all of them is allowed \
                    only there.
                    Fix: give the group the trait `.ordered`, or use `afterEach`.
                    """,
                ]
            )
        }
    }

    func testAnExampleIsNotOrdered() {
        onMain {
            let inner = runInner { it("example", .ordered) {} }
            XCTAssertEqual(
                inner.messages,
                [
                    """
                    it("example") is `.ordered`
                    The trait sets the order of the examples in a group; it has no meaning for a single example.
                    Fix: move the trait to the group around the example.
                    """
                ]
            )
        }
    }

    func testWhatItsHooksForAllRegisterIsDoneAtTheEndOfTheGroup() {
        onMain {
            let calls = Calls()
            _ = runInner {
                describe("group", .ordered) {
                    beforeAll { deferCleanup { calls.note("of beforeAll") } }
                    afterAll { deferCleanup { calls.note("of afterAll") } }
                    it("one") { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(calls.names, ["one", "two", "of afterAll", "of beforeAll"])
        }
    }

    func testABeforeAllThatSkipsSkipsTheWholeGroup() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    beforeAll { throw XCTSkip("no network") }
                    it("one") { calls.note("one") }
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(inner.statuses, [.skipped, .skipped])
            XCTAssertEqual(inner.results.map(\.reason), ["no network", "no network"])
            XCTAssertEqual(calls.names, [])
        }
    }

    func testASkipInAnAfterAllChangesNoResultAndIsAMistake() {
        onMain {
            var line = 0
            let inner = runInner {
                describe("group", .ordered) {
                    line = #line + 1
                    afterAll { throw XCTSkip("no network") }
                    it("one") {}
                    it("two", .knownIssue) { throw Broken() }
                }
                describe("another", .ordered) {
                    afterAll { aggregateFailures { throw XCTSkip("no network") } }
                    it("three") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.passed, .failed, .failed])
            XCTAssertEqual(
                inner.messages.dropFirst().first,
                """
                a skip that comes too late: no network
                The examples that it could skip have already ended.
                Fix: throw `XCTSkip` in a hook that runs before the examples, or return instead of throwing.
                """
            )
            XCTAssertEqual(inner.lines.dropFirst().first, line)
        }
    }

    func testAKnownIssueThatIsGoneSkipsTheRestAsAnyFailureDoes() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    it("one", .knownIssue) {}
                    it("two") { calls.note("two") }
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.results.last?.reason, "“group › one” failed before it in its ordered group")
            XCTAssertEqual(calls.names, [])
        }
    }

    func testAKnownIssueThatIsGoneFailsWhatIsAskedForAlone() {
        onMain {
            let calls = Calls()
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    it("one", .knownIssue) {}
                    it("two") { calls.note("two") }
                }
            }
            let inner = Self.run([1])
            XCTAssertEqual(inner.statuses, [.failed])
            XCTAssertEqual(
                inner.messages.map { $0.prefix { !$0.isNewline } },
                ["“group › one” failed before it in its ordered group: the known issue is gone"]
            )
            XCTAssertEqual(calls.names, [])
        }
    }

    func testAKnownIssueAndAFlakyExampleAreNoObstacleToWhatIsAskedForAlone() {
        onMain {
            var attempts = 0
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    it("one", .knownIssue) { throw Broken() }
                    it("two", .retries(1)) {
                        attempts += 1
                        if attempts == 1 { throw Broken() }
                    }
                    it("three") {}
                }
            }
            let registry = SpecRegistry(RunConfiguration())
            let plan = registry.enlist(InnerSpec.self, discovered: nil)
            let sink = RecordingSink()
            registry.run(plan.examples[2], in: InnerSpec.make("group › three"), events: sink)
            XCTAssertEqual(InnerRun(events: sink.events).statuses, [.passed])
        }
    }

    func testAFocusedExampleRunsAfterThoseThatItBuildsUpon() {
        onMain {
            let calls = Calls()
            let inner = runInner {
                describe("group", .ordered) {
                    var list: [Int] = []
                    it("one") { list.append(1) }
                    fit("two") { calls.note("\(list)") }
                }
            }
            XCTAssertEqual(inner.statuses, [.skipped, .passed])
            XCTAssertEqual(calls.names, ["[1]"])
        }
    }
}
