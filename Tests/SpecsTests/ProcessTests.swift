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
                "error: exit(0) was called before the end of the run; the remaining examples did not run"
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
            “starts work and does not wait for it” had already ended when this failure was recorded.
            Fix: make the example wait for the work that it starts.
            """
        )
        XCTAssertTrue(result.output.contains("error: a failure that came after its example had ended"), result.output)
    }

    /// What a process says that runs a suite of the fixture where all its classes have to be known.
    private func discoveryFailures(
        _ suites: String,
        _ arguments: [String] = [],
        _ environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, failures: [RecordedFailure]) {
        let strict = environment.merging(["FIXTURE_STRICT": "1"]) { $1 }
        let result = try FixtureProcess.run(suites, arguments: arguments, environment: strict)
        let failures = result.events.compactMap { event in
            if case .failedOutsideExamples(let failure) = event { failure } else { nil }
        }
        return (result.status, result.output, failures)
    }

    func testASpecClassThatXCTestWasNotToldOfFailsTheRun() throws {
        let result = try discoveryFailures("Green")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("Executed 3 tests, with 0 failures"), result.output)
        XCTAssertTrue(
            result.output.contains("GreenSpec.swift:7: error: the examples of HiddenSpec do not run"),
            result.output
        )
        XCTAssertEqual(
            result.failures.first,
            RecordedFailure(
                message: """
                    the examples of HiddenSpec do not run
                    The class is private.
                    Fix: remove `private`.
                    """,
                location: CodeLocation(file: "GreenSpec.swift", line: 7)
            )
        )
        XCTAssertEqual(result.failures.count, 3)
        XCTAssertEqual(
            result.failures.last?.message.split(separator: "\n").first,
            "the configuration WrongConfiguration in FixtureSuite does not apply"
        )
        let others = result.failures[1].message
        XCTAssertTrue(others.hasPrefix("the examples of AfterthoughtSpec, "), others)
        XCTAssertTrue(others.contains("the discovery plugin has not seen that they inherit"), others)
        XCTAssertFalse(others.contains("GreenSpec"), others)
    }

    func testItIsSaidInABundleInWhichNothingWasDiscovered() throws {
        for suites in ["", "Ownerless"] {
            let result = try discoveryFailures(suites)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.failures.count, 2)
        }
    }

    func testAPlaceholderIsKnownWhateverRunsBesideIt() throws {
        let result = try discoveryFailures("Mixed,UndiscoveredAfterthought")
        let others = try XCTUnwrap(result.failures.dropFirst().first?.message)
        XCTAssertFalse(others.contains("AfterthoughtSpec"), others)
    }

    func testItIsSaidOnceInARunOfSeveralProcesses() throws {
        func isSaid(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Bool {
            try !discoveryFailures("Green,Ownerless", arguments, environment).failures.isEmpty
        }
        // As under `swift test --parallel`, and with a filter.
        XCTAssertTrue(try isSaid(["FixtureSuite.GreenSpec/arithmetic › adds"]))
        XCTAssertFalse(try isSaid(["FixtureSuite.GreenSpec/arithmetic › awaits"]))
        XCTAssertTrue(
            try isSaid(["FixtureSuite.GreenSpec/arithmetic › adds (2),FixtureSuite.GreenSpec/arithmetic › awaits"])
        )
        XCTAssertFalse(try isSaid(["FixtureSuite.OwnerlessTests"]))
        // The parts of Bazel.
        XCTAssertTrue(try isSaid([], ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"]))
        XCTAssertFalse(try isSaid([], ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]))
        // The processes of the runner: those that run examples, and the one that lists them.
        let supervisor = "\(ProcessInfo.processInfo.processIdentifier)"
        XCTAssertFalse(try isSaid([], ["SPEC_SUPERVISED": supervisor]))
        XCTAssertTrue(try isSaid([], ["SPEC_SUPERVISED": supervisor, "SPEC_ROLL_CALL": "examples"]))
    }

    func testAPartOfARunAsksForTheListBeforeItNamesAClassWithoutThePlugin() throws {
        let suites = "UndiscoveredAfterthought,Undiscovered"
        let result = try discoveryFailures(suites, ["FixtureSuite.GreenSpec"], ["FIXTURE_PLUGIN": "none"])
        XCTAssertEqual(result.failures.count, 1)
        let message = try XCTUnwrap(result.failures.first?.message)
        XCTAssertFalse(message.contains("AfterthoughtSpec"), message)
        XCTAssertTrue(message.contains("their target does not use the discovery plugin"), message)
    }

    func testATeardownBlockAfterItsExampleIsAFailureOfTheRun() throws {
        for (suites, count) in [("LateBlock", 1), ("UndiscoveredLateBlock", 1), ("LateBlock,Later", 2)] {
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

    func testAnExampleThatIsNotThereIsNeverGreen() throws {
        let result = try FixtureProcess.run("Green", arguments: ["FixtureSuite.GreenSpec/arithmetic › divides"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("error: there is no example FixtureSuite.GreenSpec/arithmetic › divides"),
            result.output
        )
    }

    func testATestMethodIsAmongTheExamples() throws {
        let result = try FixtureProcess.run("Handwritten")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.events.first, .runStarted(exampleCount: 2))
        XCTAssertEqual(result.messages, ["HandwrittenSpec/testByHand: expected to equal 2, got 1"])
        XCTAssertEqual(result.statuses, [.passed, .failed])
    }

    func testAFilterSelectsTestMethodsByTheirNames() throws {
        let example = try FixtureProcess.run("Handwritten", environment: ["SPEC_FILTER": "passes"])
        XCTAssertEqual(example.status, 0, example.output)
        XCTAssertTrue(example.output.contains("Executed 1 test, with 0 failures"), example.output)
        let method = try FixtureProcess.run("Handwritten", environment: ["SPEC_FILTER": "HandwrittenSpec › testByHand"])
        XCTAssertEqual(method.statuses, [.failed])
        let others = try FixtureProcess.run("Green,Handwritten", environment: ["SPEC_FILTER": "adds"])
        XCTAssertEqual(others.statuses, [.passed, .passed])
        let tagged = try FixtureProcess.run("Traits,Handwritten", environment: ["SPEC_TAGS": "network"])
        XCTAssertEqual(tagged.statuses, [.passed])
    }

    func testATestMethodAndAnExampleOfOneNameBothRun() throws {
        for suite in ["Namesake", "UndiscoveredNamesake"] {
            let result = try FixtureProcess.run(suite)
            XCTAssertEqual(result.status, 0, result.output)
            XCTAssertEqual(result.output.components(separatedBy: "the example ran").count, 2, result.output)
            XCTAssertEqual(result.output.components(separatedBy: "the method ran").count, 2, result.output)
            XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
        }
    }

    func testAFailureOnAThreadThatNobodyOwnsIsBlamedOnNoExampleThatHappensToRun() throws {
        let result = try FixtureProcess.run("Stray")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            [
                "outside: a failure that no example owns: failed - of the first",
                "StraySpec/owns what its threads do: expected to equal 2, got 1",
                "StraySpec/with a hook › owns what the hook's threads do: failed - of the hook",
                "outside: a failure that no example owns: failed - of a helper",
            ]
        )
        XCTAssertTrue(
            result.output.contains(
                "It was recorded while “is innocent” was running, by code that Spec cannot assign to an example. "
                    + "The line that failed is below the example “starts work and does not wait for it” in its file."
            ),
            result.output
        )
        XCTAssertTrue(
            result.output.contains(
                "It was recorded while “calls a helper” was running, by code that Spec cannot assign to an example.\n"
            ),
            result.output
        )
    }

    func testABlockOfTheMainQueueIsBlamedOnTheExampleInWhoseLinesItStands() throws {
        let result = try FixtureProcess.run("MainQueue")
        XCTAssertEqual(
            result.messages,
            [
                "outside: a failure that no example owns: failed - of the first",
                "outside: a failure that no example owns: failed - of the third",
                "MainQueueSpec/owns its own blocks: failed - of its own block",
            ]
        )
    }

    func testAFailureWithoutAnOwnerIsExcusedByNoTrait() throws {
        let result = try FixtureProcess.run("Excused", environment: ["SPEC_FILTER": "forgets|known issue"])
        XCTAssertEqual(result.status, 1, result.output)
        let retried = try FixtureProcess.run("Excused", environment: ["SPEC_FILTER": "starts more|retried"])
        XCTAssertEqual(retried.status, 1, retried.output)
        XCTAssertTrue(retried.output.contains("expected to equal 2, got 1"), retried.output)
    }

    func testExamplesThatTheirClassKeepsFromRunningAreAFailure() throws {
        let silent = try FixtureProcess.run("Green,Overriding")
        XCTAssertEqual(silent.status, 1)
        XCTAssertEqual(silent.messages, ["outside: 2 examples did not run"])
        XCTAssertEqual(try FixtureProcess.run("Performing").messages, ["outside: 1 example did not run"])
    }

    func testWhatFailsAfterAHookAfterTheSuiteIsNotLost() throws {
        let result = try FixtureProcess.run("LateAfterSuite")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            ["outside: a failure that came after its example had ended: expected to equal 2, got 1"]
        )
    }

    func testAHandlerAtExitDoesNotMakeAFailedRunGreen() throws {
        XCTAssertEqual(try FixtureProcess.run("ExitHandler").status, 1)
    }

    func testABlockThatFailsAfterTheLastExampleIsNotLost() throws {
        let result = try FixtureProcess.run("LastBlock")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.messages, ["outside: a failure that no example owns: failed - too late"])
        XCTAssertTrue(result.output.contains("It was recorded when no example was running"), result.output)
    }

    func testAnExpectationOfXCTestThatNobodyWaitsForFailsItsExample() throws {
        let result = try FixtureProcess.run("Unwaited")
        XCTAssertEqual(result.statuses, [.failed, .passed])
        XCTAssertEqual(
            result.messages,
            ["UnwaitedSpec/forgets to wait: Failed due to unwaited expectation 'an answer'"]
        )
    }

    func testXCTestsAssertionsInTheHooksOfTheSuiteCount() throws {
        let before = try FixtureProcess.run("AssertingSuite", environment: ["FAILS": "before"])
        XCTAssertEqual(before.status, 1)
        XCTAssertEqual(
            before.messages,
            [
                "AssertingSuiteSpec/one: beforeSuite: failed - not prepared",
                "AssertingSuiteSpec/two: beforeSuite: failed - not prepared",
            ]
        )
        let after = try FixtureProcess.run("AssertingSuite", environment: ["FAILS": "after"])
        XCTAssertEqual(after.status, 1)
        XCTAssertEqual(
            after.messages,
            [
                "outside: afterSuite: failed - not put back",
                "outside: afterSuite: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
            ]
        )
        XCTAssertFalse(after.output.contains("Test Case 'SuiteHookCase"), after.output)
        XCTAssertTrue(after.output.contains("Executed 2 tests, with 0 failures"), after.output)
    }

    func testWhatFailsAfterAHookOfTheSuiteIsNotLost() throws {
        let result = try FixtureProcess.run("LateSuite")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            ["outside: a failure that came after its example had ended: expected to equal 2, got 1"]
        )
    }

    func testDeclarationsInAConfigurationAreMistakes() throws {
        let result = try FixtureProcess.run("WrongConfiguration")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.messages,
            [
                #"outside: describe("a group") in a configuration"#,
                #"outside: it("is an example") in a configuration"#,
                #"outside: it("is a table") in a configuration"#,
                "outside: `beforeAll` outside an ordered group",
                "outside: `afterAll` outside an ordered group",
                #"outside: no shared examples "nothing""#,
            ]
        )
    }

    func testAPlaceholderTellsEveryFailureOfItsExamples() throws {
        let result = try FixtureProcess.run("UndiscoveredMixed")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.statuses, [.passed, .passed, .failed, .failed, .skipped, .failed])
        XCTAssertEqual(result.messages, try FixtureProcess.run("Mixed").messages)
        XCTAssertEqual(result.messages.count, 4)
        XCTAssertTrue(result.output.contains("Executed 6 tests, with 1 test skipped and 4 failures"), result.output)
    }

    func testAProcessThatLeavesWithoutExitingIsNeverGreen() throws {
        for function in ["_exit", "_Exit", "quick_exit"] {
            let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": function])
            XCTAssertEqual(result.status, 1, function)
            XCTAssertTrue(
                result.output.contains(
                    "error: \(function)(0) was called before the end of the run; the remaining examples did not run"
                ),
                result.output
            )
        }
        let reading = try FixtureProcess.run("Green,Leaving", environment: ["LEAVE": "listing"])
        XCTAssertEqual(reading.status, 1)
        XCTAssertTrue(reading.output.contains("error: _exit(0) was called before the end of the run"), reading.output)
    }

    func testXCTestsAssertionsInTheFixturesOfAClassCount() throws {
        for name in ["setUp", "tearDown"] {
            for suite in ["ClassFixtures", "UndiscoveredClassFixtures,Green", "ClassFixtures,Green"] {
                let result = try FixtureProcess.run(suite, environment: ["FAILS": name])
                XCTAssertEqual(result.status, 1, suite)
                let message = "class \(name) of FixtureSuite.ClassFixturesSpec: failed - not in \(name)"
                XCTAssertEqual(result.messages, ["outside: \(message)"])
                XCTAssertEqual(Set(result.statuses), [.passed])
                XCTAssertTrue(result.output.contains("StraySpec.swift:"), result.output)
                XCTAssertTrue(result.output.contains(": error: \(message)\n"), result.output)
            }
        }
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

    func testAProcessThatBecomesAnotherProgramIsNeverGreen() throws {
        let calls = [
            "execv": "/bin/true", "execve": "/bin/true", "execvp": "true", "execvpe": "true", "fexecve": "true",
            "execl": "/bin/true", "execle": "/bin/true", "execlp": "true",
        ]
        for (function, program) in calls {
            let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": function])
            XCTAssertEqual(result.status, 1, function)
            XCTAssertTrue(
                result.output.contains(
                    "error: \(function)(\(program)) was called before the end of the run; "
                        + "the remaining examples did not run"
                ),
                result.output
            )
        }
    }

    func testAProgramThatCannotBeRunEndsNothing() throws {
        let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": "nothing"])
        XCTAssertEqual(result.statuses, [.failed, .passed, .passed])
    }

    func testAForkedChildMayBecomeAnotherProgram() throws {
        let result = try FixtureProcess.run("Forking")
        XCTAssertEqual(result.messages, [])
        XCTAssertEqual(result.status, 0)
    }

    func testAForkedChildThatComesOutOfItsExampleIsEnded() throws {
        let result = try FixtureProcess.run("ReturningFork")
        XCTAssertEqual(result.messages, [])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.statuses, [.passed, .passed])
        XCTAssertEqual(result.events.count, 6)
        XCTAssertTrue(
            result.output.contains(
                "error: a forked child process returned from “forks”, so Spec ended it; "
                    + "end the child with `_exit` in the example\n"
            ),
            result.output
        )
    }

    func testAMainThreadThatEndsIsNamed() throws {
        let result = try FixtureProcess.run("Leaving", environment: ["LEAVE": "pthread_exit"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("error: pthread_exit was called before the end of the run"), result.output)
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

    func testTheListAloneIsOnStandardOutput() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: FixtureProcess.path)
        process.arguments = ["--dump-tests-json"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["FIXTURE": "Loud"]) { $1 }
        try process.run()
        try pipe.fileHandleForWriting.close()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertTrue(output.hasPrefix("{"), output)
        XCTAssertFalse(output.contains("reading the groups"), output)
    }

    func testXCTestsOwnArgumentsRunOneExample() throws {
        let result = try FixtureProcess.run("Green", arguments: ["FixtureSuite.GreenSpec/arithmetic › awaits"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
    }

    func testTagsSelectExamples() throws {
        let result = try FixtureProcess.run("Traits", environment: ["SPEC_TAGS": "slow and not network"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("'TraitsSpec.traits › is slow' passed"), result.output)
    }

    func testBadTagsAreAFailure() throws {
        let result = try FixtureProcess.run("Traits", environment: ["SPEC_TAGS": "slow and"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("SPEC_TAGS=slow and: ends where a tag should be"), result.output)
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

    func testFocusSkipsWhatIsNotFocusedInAllClasses() throws {
        let result = try FixtureProcess.run("Green,Focused", environment: ["CI": ""])
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("Executed 5 tests, with 4 tests skipped and 0 failures"), result.output)
        XCTAssertTrue(result.output.contains("Test skipped - not focused, while others are"), result.output)
    }

    func testFocusOnCIFailsAndRunsAll() throws {
        let result = try FixtureProcess.run("Focused", environment: ["CI": "true"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("TraitsSpec.swift:35: error: `.focused` on CI"), result.output)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 0 failures"), result.output)
    }

    func testARandomOrderIsToldAndCanBeHadAgain() throws {
        let first = try FixtureProcess.run("Traits,Green", environment: ["SPEC_ORDER": "random"])
        let seed = first.output.firstMatch(of: /SPEC_ORDER=random SPEC_SEED=(\d+)/).map { String($0.1) } ?? ""
        let second = try FixtureProcess.run("Traits,Green", environment: ["SPEC_SEED": seed])
        let started = [first, second].map { result in
            result.events.compactMap { if case .exampleStarted(let example) = $0 { example.identifier } else { nil } }
        }
        XCTAssertEqual(started[0], started[1])
        XCTAssertEqual(first.events.first, .runStarted(exampleCount: 10, seed: UInt64(seed)))
    }

    func testTheSeedIsToldAlsoIfNobodyFollowsTheEvents() throws {
        let result = try FixtureProcess.run("Green", environment: ["SPEC_ORDER": "random", "SPEC_EVENTS": ""])
        XCTAssertNotNil(result.output.firstMatch(of: /Random order; to repeat it: SPEC_ORDER=random SPEC_SEED=\d+/))
    }

    func testAFilterDoesNotHideWhatIsWrittenWrong() throws {
        let result = try FixtureProcess.run("Wrong", environment: ["SPEC_FILTER": "is fine"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 1 failure"), result.output)
        XCTAssertTrue(result.output.contains("`beforeAll` outside an ordered group"), result.output)
    }

    func testABadOrderIsAFailure() throws {
        let order = try FixtureProcess.run("Green", environment: ["SPEC_ORDER": "alphabetical"])
        XCTAssertEqual(order.status, 1)
        XCTAssertTrue(order.output.contains("SPEC_ORDER=alphabetical: the order must be `declared` or `random`"))
        let seed = try FixtureProcess.run("Green", environment: ["SPEC_SEED": "x"])
        XCTAssertEqual(seed.status, 1)
        XCTAssertTrue(seed.output.contains("SPEC_SEED=x: is not a whole number from 0 to 18446744073709551615"))
    }

    func testSuiteHooksRunOnceAndAFailureAfterTheSuiteFailsTheRun() throws {
        let result = try FixtureProcess.run("SuiteHooks,Green")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output.components(separatedBy: "beforeSuite\n").count, 2, result.output)
        XCTAssertEqual(result.output.components(separatedBy: "afterSuite\n").count, 2, result.output)
        XCTAssertTrue(result.output.contains("error: afterSuite: expected to equal 2, got 1"), result.output)
    }

    func testANestedClassIsSelectedByTheNameByWhichItIsListed() throws {
        let list = try FixtureProcess.run("Nested,Green", arguments: ["--list-tests"])
        XCTAssertTrue(list.output.contains("FixtureSuite.NestedSpec/is nested‚ too"), list.output)
        for specifier in ["FixtureSuite.NestedSpec/is nested‚ too", "FixtureSuite.Outer.NestedSpec/is nested"] {
            let one = try FixtureProcess.run("Nested,Green", arguments: [specifier])
            XCTAssertTrue(one.output.contains("Executed 1 test, with 0 failures"), one.output)
        }
        let both = try FixtureProcess.run(
            "Nested,Green",
            arguments: ["FixtureSuite.GreenSpec,FixtureSuite.NestedSpec"]
        )
        XCTAssertTrue(both.output.contains("Executed 5 tests, with 0 failures"), both.output)
    }
}
