import SpecEvents
import XCTest

/// What a bundle does without the runner, as under `swift test`.
final class ProcessTests: XCTestCase {
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
        XCTAssertTrue(result.output.contains("Executed 6 tests, with 1 test skipped and 4 failures"), result.output)
        XCTAssertTrue(
            result.output.contains(
                "MixedSpec.A screen with ‹b›facts‹∕b› ＆ more › after a tap › is not for here : Test skipped - no network"
            ),
            result.output
        )
    }

    func testWithoutDiscoveryThePlaceholderRunsAndCountsTheExamples() throws {
        let result = try FixtureProcess.run("Undiscovered")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("Test Case 'GreenSpec.arithmetic › adds (2)' passed"), result.output)
        XCTAssertFalse(result.output.contains("testSpec"), result.output)
        XCTAssertEqual(result.events.first, .runStarted(exampleCount: 3))
    }

    func testAProcessThatExitsInTheMidstIsNeverGreen() throws {
        let result = try FixtureProcess.run("Exiting")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains(
                "error: exit(0) was called in the midst of a run; the examples that were left did not run"
            ),
            result.output
        )
    }

    func testAClassWithoutExamplesFailsAtItsPlace() throws {
        let result = try FixtureProcess.run("Empty")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("EmptySpec.swift:1: error: EmptySpec.is written right : EmptySpec has no examples"),
            result.output
        )
    }

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
            “starts work and does not wait for it” was over, and its result written, when this was recorded.
            To mend it: let the example wait for the work that it starts.
            """
        )
        XCTAssertTrue(result.output.contains("error: a failure that came after its example had ended"), result.output)
    }

    func testAnExpectationThatNoTestOwnsIsSeenAndFailsTheProcess() throws {
        let result = try FixtureProcess.run("Ownerless")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("GreenSpec.swift:"), result.output)
        XCTAssertTrue(result.output.contains(": error: expected to equal 2, got 1"), result.output)
        XCTAssertTrue(
            result.output.contains("note: this expectation failed while no test was running"),
            result.output
        )
    }

    func testAFilterThatMatchesNothingIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_FILTER": "no such name"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("error: no example matches the filter /no such name/"), result.output)
    }

    func testAFilterSelectsByTrueName() throws {
        let result = try FixtureProcess.run("Green,Mixed", environment: ["SPEC_FILTER": "<b>facts.*button$"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testABadFilterIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_FILTER": "("])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("error: SPEC_FILTER=(: is not a regular expression: expected ')'"),
            result.output
        )
    }

    func testAnEventsFileThatCannotBeWrittenIsAFailure() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_EVENTS": "/no/such/folder/events"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("SPEC_EVENTS=/no/such/folder/events: cannot be written: No such file or directory"),
            result.output
        )
    }

    func testWhatIsPrintedWhileListingStaysOutOfTheList() throws {
        let result = try FixtureProcess.run("Loud", arguments: ["--dump-tests-json"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("reading the groups"))
        let json = result.output.split(separator: "\n").filter { $0.hasPrefix("{") }
        XCTAssertEqual(json.count, 1)
        XCTAssertTrue(result.output.hasSuffix("\(json[0])\n"), result.output)
    }

    func testXCTestsOwnArgumentsRunOneExample() throws {
        let result = try FixtureProcess.run("Green", arguments: ["FixtureSuite.GreenSpec/arithmetic › awaits"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }
}
