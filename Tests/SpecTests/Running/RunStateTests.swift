import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class RunStateTests: XCTestCase {
    func testAfterAFailureNothingRunsIfThatWasAskedFor() {
        onMain {
            let example = planned { it("adds") {} }.examples[0]
            for failsFast in [false, true] {
                let state = RunState(RunConfiguration(failsFast: failsFast))
                XCTAssertNil(state.skipReason(of: example))
                state.noteFailure()
                XCTAssertEqual(state.skipReason(of: example), failsFast ? "stopped at the first failure" : nil)
            }
        }
    }

    func testThereIsWorkAfterTheSuiteIfItBeganAndLeftSome() {
        onMain {
            @MainActor func state(_ declare: () -> Void) -> RunState {
                let state = RunState()
                _ = state.suiteHooks(of: (planned { declare() }).examples[0]).begin()
                return state
            }
            XCTAssertFalse(RunState().hasWorkAfterSuite)
            XCTAssertFalse(state { it("adds") {} }.hasWorkAfterSuite)
            XCTAssertTrue(
                state {
                    afterSuite {}; it("adds") {}
                }.hasWorkAfterSuite
            )
            XCTAssertTrue(
                state {
                    beforeSuite { deferCleanup {} }; it("adds") {}
                }.hasWorkAfterSuite
            )
            let notBegun = RunState()
            _ = notBegun.suiteHooks(
                of: planned {
                    afterSuite {}; it("adds") {}
                }.examples[0]
            )
            XCTAssertFalse(notBegun.hasWorkAfterSuite)
        }
    }

    func testAGroupIsOverAfterTheLastScheduledExample() {
        onMain {
            let plan = planned { describe("group", .ordered) { for number in 1...3 { it("\(number)") {} } } }
            let state = RunState()
            state.schedule(Array(plan.examples[0...1]))
            let level = RunPath.Level(path: [0])
            let runPaths = Dictionary(
                uniqueKeysWithValues: plan.examples.compactMap(\.path).map {
                    ($0, RunPath(levels: [level], body: .sync {}))
                }
            )
            let group = state.add(runPaths, around: plan.examples[0])
            XCTAssertTrue(state.orderedGroup(around: plan.examples[2]) === group)
            group?.begin(level)
            group?.end([0, 0], failedBecause: nil)
            XCTAssertNil(group?.closeLevel())
            XCTAssertEqual(group?.isOver, false)
            group?.end([0, 1], failedBecause: nil)
            XCTAssertEqual(group?.isOver, true)
            XCTAssertTrue(group?.closeLevel() === level)
            XCTAssertNil(group?.closeLevel())
        }
    }

    /// On Apple's platforms, XCTest may run an example in a group without the others.
    func testAnExampleWithoutThoseBeforeItInItsGroupFails() {
        onMain {
            let calls = Calls()
            let declare: @MainActor () -> Void = {
                describe("group", .ordered) {
                    it("one") {}
                    it("two") { calls.note("two") }
                }
            }
            let plan = planned { declare() }
            let host = RecordingHost(declare)
            let state = RunState()
            state.schedule([plan.examples[1]])
            let sink = RecordingSink()
            XCTAssertTrue(ExampleRun.begin(plan.examples[1], in: host, state, events: sink).finish())
            XCTAssertEqual(calls.names, [])
            let heading = "the examples before this one in its ordered group did not run"
            XCTAssertEqual(host.told.map { $0.message.prefix { $0 != "\n" } }, [heading[...]])
        }
    }

    /// An example that does not run can neither fail nor pass, even if it is a known issue.
    func testAnExampleThatIsBuiltUponAndDoesNotRunKeepsNoneFromRunning() {
        onMain {
            let declare: @MainActor () -> Void = {
                describe("group", .ordered) {
                    it("one", .pending("not yet"), .knownIssue("why")) { throw Broken() }
                    it("two") {}
                }
            }
            let plan = planned { declare() }
            let state = RunState()
            state.schedule([plan.examples[1]])
            let sink = RecordingSink()
            ExampleRun.begin(plan.examples[1], in: RecordingHost(declare), state, events: sink).finish()
            XCTAssertEqual(InnerRun(events: sink.events).statuses, [.passed])
        }
    }

    func testAFailureWithoutAnOwnerIsTheRunningExamples() {
        onMain {
            let failure = RecordedFailure(
                message: "no",
                location: CodeLocation(file: "/elsewhere/Helper.swift", line: 3)
            )
            var host: RecordingHost?
            let declare: @MainActor () -> Void = {
                it("waits") { CurrentFailureOwner.$value.withValue(nil) { host?.exampleRecord?.take(failure) } }
            }
            host = RecordingHost(declare)
            let plan = planned { declare() }
            let sink = RecordingSink()
            ExampleRun.begin(plan.examples[0], in: host!, RunState(), events: sink).finish()
            XCTAssertEqual(InnerRun(events: sink.events).failures, [failure])
            XCTAssertEqual(host?.told, [failure])
        }
    }
}
