import SpecEvents
import TestSupport
import XCTest

/// How a bundle runs examples and test methods without the runner, as under `swift test`: totals, statuses, events.
final class BundleRunTests: XCTestCase {
    func testAGreenSuiteEndsWithZeroAndTellsItsEvents() throws {
        let result = try FixtureProcess.run("Green")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
        XCTAssertEqual(result.events.first, .runStarted(exampleCount: 3))
        XCTAssertEqual(result.events.last, .runFinished)
        XCTAssertEqual(result.events.count, 8)
    }

    func testFailuresAndSkipsCountInXCTestsTotals() throws {
        let result = try FixtureProcess.run("Mixed")
        XCTAssertEqual(result.status, 1)
        assertContains(
            result.output,
            "Executed 6 tests, with 1 test skipped and 4 failures",
            "MixedSpec.A screen with ‹b›facts‹∕b› ＆ more › after a tap › is not for here : Test skipped - no network"
        )
    }

    func testAClassWithoutExamplesFailsAtItsPlace() throws {
        let result = try FixtureProcess.run("Empty")
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "error: EmptySpec.is written right : EmptySpec has no examples")
    }

    func testATestMethodIsAmongTheExamples() throws {
        let result = try FixtureProcess.run("Handwritten")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.events.first, .runStarted(exampleCount: 2))
        XCTAssertEqual(result.messages, ["HandwrittenSpec/testByHand: expected to equal 2, got 1"])
        XCTAssertEqual(result.statuses, [.passed, .failed])
    }

    func testATestMethodAndAnExampleOfOneNameBothRun() throws {
        let result = try FixtureProcess.run("Namesake")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "the example ran").count, 2, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "the method ran").count, 2, result.output)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
    }

    func testExamplesThatTheirClassKeepsFromRunningAreAFailure() throws {
        let silent = try FixtureProcess.run("Green,Overriding")
        XCTAssertEqual(silent.status, 1)
        XCTAssertEqual(silent.messages, ["outside: 2 examples did not run"])
        XCTAssertEqual(try FixtureProcess.run("Performing").messages, ["outside: 1 example did not run"])
    }

    func testKnownIssuesAndFlakyExamplesAreGreenAndPendingOnesSkippedForXCTest() throws {
        let result = try FixtureProcess.run("Traits")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("Executed 7 tests, with 1 test skipped and 0 failures"), result.output)
    }

    func testAnOrderedGroupRunsItsHooksOnceAlsoUnderXCTest() throws {
        let result = try FixtureProcess.run("Traits", environment: ["SPEC_FILTER": "in order"])
        XCTAssertEqual(result.output.components(separatedBy: "beforeAll").count, 2, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "afterAll").count, 2, result.output)
    }

    func testAnOrderedExampleAloneEndsItsGroup() throws {
        let result = try FixtureProcess.run("Traits", arguments: ["FixtureSuite.TraitsSpec/in order › one"])
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "afterAll").count, 2, result.output)
    }

    func testAfterTheFirstFailureTheOrderedGroupIsStillPutBack() throws {
        let result = try FixtureProcess.run("FailFast", environment: ["SPEC_FAIL_FAST": "1"])
        XCTAssertEqual(result.statuses, [.passed, .failed, .skipped, .skipped])
        for word in ["beforeAll", "afterAll", "afterSuite"] {
            XCTAssertEqual(result.output.components(separatedBy: "\(word)\n").count, 2, "\(word) in \(result.output)")
        }
    }

    func testAfterTheFirstFailureTheRestIsSkippedIfAsked() throws {
        let result = try FixtureProcess.run("Mixed", environment: ["SPEC_FAIL_FAST": "1"])
        let results = result.events.compactMap { event in
            if case .exampleFinished(_, let result) = event { result } else { nil }
        }
        XCTAssertEqual(results.map(\.status), [.passed, .passed, .failed, .skipped, .skipped, .skipped])
        XCTAssertEqual(results.last?.reason, "stopped at the first failure")
    }

    func testAnEventsFileThatCannotBeWrittenIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_EVENTS": "/no/such/folder/events"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("SPEC_EVENTS=/no/such/folder/events: cannot be written: No such file or directory"),
            result.output
        )
    }
}
