import ChildProcesses
import SpecEvents
import TestSupport
import XCTest

/// Which example a bundle holds responsible for a failure that occurs late or on another thread.
final class BundleFailureOwnerTests: XCTestCase {
    func testAFailureAfterItsExampleIsAFailureOfTheRun() throws {
        let result = try FixtureProcess.run("Late")
        XCTAssertEqual(result.status, 1)
        let late = result.events.compactMap { event in
            if case .failedOutsideExamples(let failure) = event { failure } else { nil }
        }
        XCTAssertEqual(late.count, 1)
        XCTAssertEqual(
            late.first?.message,
            """
            a failure that came after its example had ended: expected to equal 2, got 1
            “starts work and does not wait for it” had already ended when this failure was recorded.
            Fix: make the example wait for the work that it starts.
            """
        )
        XCTAssertTrue(result.output.contains("error: a failure that came after its example had ended"), result.output)
    }

    func testAFailureInTheDeinitializerOfWhatATaskKept() throws {
        let result = try FixtureProcess.run("LateDeinit")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .passed])
        let late = result.events.compactMap { event in
            if case .failedOutsideExamples(let failure) = event { failure.message } else { nil }
        }
        XCTAssertEqual(late.count, 1)
        XCTAssertTrue(late.first?.hasPrefix("a failure that came after its example had ended: gone") == true, "\(late)")
    }

    func testATeardownBlockAfterItsExampleIsAFailureOfTheRun() throws {
        for (suites, count) in [("LateBlock", 1), ("LateBlock,Later", 2)] {
            let result = try FixtureProcess.run(suites)
            XCTAssertEqual(result.status, 1)
            let late = result.events.compactMap { event in
                if case .failedOutsideExamples(let failure) = event { failure.message } else { nil }
            }
            let message = """
                a tear-down block that came after its example had ended
                “LateBlockSpec.starts work and does not wait for it” had already ended when the block was registered, \
                so the block did not run.
                Fix: make the example wait for the work that registers the block.
                """
            XCTAssertEqual(late, Array(repeating: message, count: count), suites)
        }
    }

    func testAFailureAfterTheLastExampleIsAFailureOfTheRun() throws {
        let result = try FixtureProcess.run("Afterthought")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("error: a failure that came after its example had ended"), result.output)
    }

    func testAFailureWithoutAnOwnerIsThatOfTheRunningExample() throws {
        let result = try FixtureProcess.run("Stray")
        XCTAssertEqual(result.status, 1)
        assertList(
            result.messages,
            "StraySpec/is innocent: failed - of the first",
            "StraySpec/owns what its threads do: expected to equal 2, got 1",
            "StraySpec/with a hook › owns what the hook's threads do: failed - of the hook",
            "StraySpec/calls a helper: failed - of a helper"
        )
    }

    func testATaskThatOutlivesItsExampleDoesNotActOnTheNext() throws {
        let result = try FixtureProcess.run("Outliving")
        XCTAssertEqual(result.status, 1)
        let late = "outside: a failure that came after its example had ended: "
        assertList(
            result.messages.sorted(),
            late + "`attach` outside an example",
            late + "`deferCleanup` outside an example",
            late + "`step` outside an example"
        )
        XCTAssertEqual(result.statuses, [.passed, .passed, .passed, .passed])
        XCTAssertFalse(result.output.contains("late cleanup"), result.output)
        let results = result.events.compactMap { if case .exampleFinished(_, let result) = $0 { result } else { nil } }
        XCTAssertEqual(results.flatMap { $0.attachments ?? [] }.map(\.text), ["of the group"])
        XCTAssertEqual(results.last?.attachments?.count, 1, "an ordered group shares its state")
        XCTAssertEqual(results.compactMap(\.steps).count, 0)
    }

    func testTheFailureOfABlockOfTheMainQueueIsThatOfTheExampleThatWaits() throws {
        let result = try FixtureProcess.run("MainQueue")
        assertList(
            result.messages,
            "MainQueueSpec/is innocent: failed - of the first",
            "MainQueueSpec/is innocent‚ and sync: failed - of the third",
            "MainQueueSpec/owns its own blocks: failed - of its own block"
        )
    }

    func testABlockThatFailsAfterTheLastExampleIsNotLost() throws {
        let result = try FixtureProcess.run("LastBlock")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: failed - too late"])
    }

    func testAnExpectationOfXCTestThatNobodyWaitsForFailsItsExample() throws {
        let result = try FixtureProcess.run("Unwaited")
        XCTAssertEqual(result.statuses, [.failed, .passed])
        XCTAssertEqual(
            result.messages,
            ["UnwaitedSpec/forgets to wait: Failed due to unwaited expectation 'an answer'"]
        )
    }

    func testWhatFailsInTheCopyThatTrapsIsItsExamples() throws {
        let result = try FixtureProcess.run("Trapping")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            ["fails in a copy: expected to equal 2, got 1", "fails in a copy: failed - in the copy"]
                .map { "TrappingSpec/\($0)" }
        )
    }

    func testWhatXCTestNoticesAfterTheLastAttemptIsItsExamples() throws {
        let result = try FixtureProcess.run("Unawaited")
        XCTAssertEqual(result.status, 1, result.output)
        XCTAssertEqual(result.messages, ["UnawaitedSpec/fails: Failed due to unwaited expectation 'an answer'"])
        XCTAssertTrue(result.output.contains("error: UnawaitedSpec.fails : "), result.output)
    }

    func testAnExpectationThatNoTestOwnsIsSeenAndFailsTheProcess() throws {
        let result = try FixtureProcess.run("Ownerless")
        XCTAssertEqual(result.status, 1)
        for line in [
            /GreenSpec\.swift:\d+: error: expected to equal 2, got 1\n/,
            /\nnote: this expectation failed while no test was running/,
        ] { XCTAssertNotNil(result.output.firstMatch(of: line), result.output) }
    }

    func testWithoutEventsBothLinesHaveThePlace() throws {
        let command = "FIXTURE=Ownerless '\(FixtureProcess.path)' 2>&1"
        let result = ChildProcess.result(of: ["sh", "-c", command], environment: bareEnvironment([:]))
        XCTAssertFalse(result.isSuccess)
        for kind in ["error: expected to equal 2, got 1\n", "note: this expectation failed while no test was running"] {
            XCTAssertTrue(result.text.contains("GreenSpec.swift:128: \(kind)"), result.text)
        }
    }

    func testAMacroOfSwiftTestingFailsItsExample() throws {
        let result = try FixtureProcess.run("SwiftTesting")
        XCTAssertEqual(result.status, 1)
        assertList(
            result.messages,
            "SwiftTestingSpec/fails: Expectation failed: 1 == 2",
            "SwiftTestingSpec/fails after a pause: Expectation failed: 1 == 3",
            "SwiftTestingSpec/swallows an error: Expectation failed: nil as Int? → nil",
            "SwiftTestingSpec/requires: Expectation failed: nil as Int? → nil",
            "SwiftTestingSpec/unwraps: XCTUnwrap failed: expected non-nil value of type \"Int\" - ",
            "SwiftTestingSpec/records an issue: Issue recorded",
            "SwiftTestingSpec/has a known issue that is gone: Known issue was not recorded",
            "SwiftTestingSpec/never confirms: Confirmation was confirmed 0 times, but expected to be confirmed 1 time",
            "SwiftTestingSpec/fails on another thread: Expectation failed: 1 == 4",
            "SwiftTestingSpec/fails in a detached task: Expectation failed: 1 == 5"
        )
        XCTAssertEqual(
            result.statuses,
            [.passed] + Array(repeating: .failed, count: 7) + [.passed, .failed, .failed, .failed]
        )
        XCTAssertTrue(result.output.contains("SwiftTestingSpec.swift:10: error: "), result.output)
    }

    func testAVersionOfXCTestThatTakesTheseIssuesItselfIsNotInItsWay() throws {
        let ours = try FixtureProcess.run("SwiftTesting")
        let newer = try FixtureProcess.run("SwiftTesting", environment: ["FIXTURE_RUNNER": "newer"])
        XCTAssertEqual(newer.status, 1)
        XCTAssertEqual(newer.statuses, ours.statuses)
        XCTAssertEqual(
            newer.messages.map { $0.replacing(": by XCTest: ", with: ": ") },
            ours.messages,
            "each issue fails its example once"
        )
        XCTAssertEqual(newer.messages.count { $0.contains(": by XCTest: ") }, ours.messages.count - 1)
    }
}
