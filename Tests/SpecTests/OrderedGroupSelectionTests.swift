import Foundation
import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Examples that are asked for alone: those that they build upon run first.
final class OrderedGroupSelectionTests: SharedTestCase {
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
            let plan = registry.enlist(InnerSpec.self)
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

    func testAnExampleThatIsAskedForAloneFailsIfWhatRunsAfterAnEarlierOneTakesTooLong() {
        onMain {
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    it("one", .timeLimit(.milliseconds(20))) { deferCleanup { Thread.sleep(forTimeInterval: 0.03) } }
                    it("two") {}
                }
            }
            XCTAssertEqual(
                Self.run([1]).messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") },
                [
                    "“group › one” failed before it in its ordered group: what ran after its body took T,"
                        + " longer than its time limit of 0.02 s"
                ]
            )
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
                [
                    #"`beforeAll` of its ordered group failed: threw Broken(what: "it"): beforeAll threw Broken(what: "it")"#
                ]
            )
        }
    }

    /// Runs some of the examples of the inner spec, as if only they were selected.
    @MainActor private static func run(_ indices: [Int]) -> InnerRun {
        let registry = SpecRegistry(RunConfiguration())
        let plan = registry.enlist(InnerSpec.self)
        registry.state.schedule(indices.map { plan.examples[$0] })
        let sink = RecordingSink()
        for index in indices {
            let example = plan.examples[index]
            registry.run(example, in: InnerSpec.make(example.name), events: sink)
        }
        return InnerRun(events: sink.events)
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
            let plan = registry.enlist(InnerSpec.self)
            let sink = RecordingSink()
            registry.run(plan.examples[2], in: InnerSpec.make("group › three"), events: sink)
            XCTAssertEqual(InnerRun(events: sink.events).statuses, [.passed])
        }
    }

    func testAMistakeInWhatIsNotAskedForIsExcusedByNoOtherAttempt() {
        onMain {
            var attempts = 0
            InnerSpec.declare = { _ in
                describe("group", .ordered) {
                    it("one", .retries(1)) {
                        attempts += 1
                        if attempts == 1 { _ = expect(1) }
                    }
                    it("two") {}
                }
            }
            let registry = SpecRegistry(RunConfiguration())
            let plan = registry.enlist(InnerSpec.self)
            let sink = RecordingSink()
            registry.run(plan.examples[1], in: InnerSpec.make("group › two"), events: sink)
            XCTAssertEqual(InnerRun(events: sink.events).statuses, [.failed])
            XCTAssertEqual(attempts, 1)
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
