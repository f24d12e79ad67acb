import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// Several bundles in one run.
final class SeveralBundlesTests: RunnerProcessTestCase {
    private func run(_ bundles: [String], _ arguments: String...) throws -> RunnerProcess.Result {
        try runner.run(nil, bundles.flatMap { ["--bundle", $0] } + arguments)
    }

    private func runAtOnce(_ bundles: [String], _ arguments: [String]...) throws -> [RunnerProcess.Result] {
        try runner.runAtOnce(arguments.map { (nil, bundles.flatMap { ["--bundle", $0] } + $0) })
    }

    private func output(_ result: RunnerProcess.Result) -> String {
        result.output.withoutDurations
    }

    private func events(_ name: String) throws -> [Event] { try RecordedStream(path: runner.file(name)).events }

    func testAllOfThemAreOneRunAndEachIsStartedOnce() throws {
        let note = "echo start >> starts"
        let bundles = [try runner.makeBundle(of: "Nested", note), try runner.makeBundle(of: "Green", note)]
        let result = try run(bundles, "--events", "events")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            output(result),
            """
            ✓ is nested
            ✓ is nested, too

            arithmetic
              ✓ adds
              ✓ adds (2)
              ✓ awaits

            5 examples in T

            """
        )
        XCTAssertEqual(runner.text("starts"), "start\nstart\n")
        let events = try events("events")
        XCTAssertEqual(events.first, .runStarted(exampleCount: 5))
        XCTAssertEqual(events.filter { $0 == .runFinished }.count, 1)
    }

    func testExamplesOfALibraryThatSeveralBundlesOfABuildLinkRunInTheFirst() throws {
        let environment = ProcessInfo.processInfo.environment
        let bundles = try ["Green", "Green,Nested"].map {
            let variables = environment.merging(["FIXTURE": $0]) { $1 }
            return try TestBundle(path: FixtureProcess.path, environment: variables, isBuilt: true)
        }
        let list = try ExampleListing(bundles: bundles, request: Request()).listExamples()
        XCTAssertEqual(list.examples.map(\.names.last), ["adds", "adds", "awaits", "is nested", "is nested, too"])
        XCTAssertEqual(list.examples.map(list.bundleIndex), [0, 0, 0, 1, 1])
        XCTAssertTrue(list.areAll(Array(list.examples.prefix(3)), ofBundleAt: 0))
        XCTAssertFalse(list.areAll(Array(list.examples.suffix(2)), ofBundleAt: 1), "it has listed five")
    }

    func testAFocusCountsForAllOfThem() throws {
        let bundles = [try runner.makeBundle(of: "Green"), try runner.makeBundle(of: "Focused")]
        let results = try runAtOnce(bundles, ["--jobs", "1"], ["--jobs", "2"], ["--filter", "awaits"])
        for result in results.prefix(2) {
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(
                output(result),
                """
                ✓ is focused

                - 4 examples left out: not focused, while others are (TraitsSpec.swift:35)

                5 examples, 4 skipped, focus is on in T

                """
            )
        }
        XCTAssertEqual(results[2].output.components(separatedBy: "✓").count, 2)
    }

    func testASelectionMayBeInOneOfThem() throws {
        let bundles = [try runner.makeBundle(of: "Nested"), try runner.makeBundle(of: "Green")]
        let results = try runAtOnce(
            bundles,
            ["--list", "--filter", "awaits"],
            ["--format", "dots", "FixtureSuite/GreenSpec.swift:23"],
            ["--filter", "no such name"],
            ["NoSpec.swift"]
        )
        let (list, place, nothing, nowhere) = (results[0], results[1], results[2], results[3])
        XCTAssertEqual(list.output, "GreenSpec › arithmetic › awaits\n")
        XCTAssertEqual(output(place), ".\n\n1 example in T\n", place.errors)
        XCTAssertEqual(nothing.status, 3)
        XCTAssertEqual(nothing.errors, "error: no example matches --filter no such name; --list prints the names\n")
        XCTAssertEqual(nowhere.status, 2)
        XCTAssertEqual(
            nowhere.errors,
            "error: NoSpec.swift: no spec is declared in a file or folder of this name; "
                + "`swift run specs --list` prints the examples\n"
        )
    }

    func testEachProcessRunsExamplesOfOneOfThem() throws {
        let note = #"[ -z "$SPEC_SELECTION" ] || echo "$(sed "s|^|$SPEC_WORKER $0 |" "$SPEC_SELECTION")" >> shares"#
        let bundles = [try runner.makeBundle(of: "Sleepy", note), try runner.makeBundle(of: "Green", note)]
        let result = try run(bundles, "--jobs", "2", "--format", "dots")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("\n43 examples in "), result.output)
        let shares = runner.text("shares").split(separator: "\n")
        // The process that listed the examples runs the first share.
        XCTAssertTrue(TestProcess.canRunSome ? 1..<43 ~= shares.count : shares.count == 43, "\(shares.count)")
        for share in shares {
            XCTAssertEqual(share.contains("SleepyBundle"), share.contains("SleepySpec"), String(share))
            XCTAssertTrue(share.hasPrefix("1 ") || share.hasPrefix("2 "), String(share))
        }
    }

    func testShardsAreDealtOverAllOfThem() throws {
        let bundles = [try runner.makeBundle(of: "Nested"), try runner.makeBundle(of: "Green")]
        let parts = try runAtOnce(bundles, ["--list", "--shard", "1/2"], ["--list", "--shard", "2/2"]).map(\.output)
        assertList(
            parts,
            "NestedSpec › is nested, too\nGreenSpec › arithmetic › adds\nGreenSpec › arithmetic › awaits\n",
            "NestedSpec › is nested\nGreenSpec › arithmetic › adds\n"
        )
    }

    func testAProcessThatDiesCostsOneExample() throws {
        let bundles = [try runner.makeBundle(of: "Hostile"), try runner.makeBundle(of: "Green")]
        let result = try run(bundles, "--format", "dots", "--grace-period", "0.1")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("\n53 examples, 4 failed in "), result.output)
    }

    func testTheFirstFailureEndsTheRunOfAll() throws {
        let bundles = [try runner.makeBundle(of: "Mixed"), try runner.makeBundle(of: "Green")]
        let result = try run(bundles, "--fail-fast")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("- awaits (stopped at the first failure)"), result.output)
    }

    func testASignalSkipsWhatIsLeftInAllOfThem() throws {
        let bundles = [try runner.makeBundle(of: "Sleepy"), try runner.makeBundle(of: "Green")]
        try runner.start(nil, bundles.flatMap { ["--bundle", $0] }, environment: ["SLEEP": "50"])
        XCTAssertTrue(runner.wait(for: "sleeps", in: "out"))
        runner.send(SIGINT)
        let result = runner.result()
        XCTAssertEqual(result.status, 130)
        assertContains(result.output, "- awaits (stopped by SIGINT)", "\n43 examples, ")
    }

    func testFailuresAreRememberedAndRepeatedRunsAreOfAll() throws {
        let bundles = [try runner.makeBundle(of: "Green"), try runner.makeBundle(of: "Mixed")]
        let repeated = try run(bundles, "--repeat", "2", "--format", "dots")
        XCTAssertEqual(repeated.output.components(separatedBy: "3 of 9 examples failed\n").count, 3, repeated.output)
        XCTAssertEqual(repeated.output.components(separatedBy: "\n9 examples, ").count, 2, repeated.output)
        let failures = try run(bundles, "--only-failures", "--list").output
        XCTAssertEqual(failures.split(separator: "\n").count, 3, failures)
        XCTAssertTrue(failures.allSatisfy { _ in !failures.contains("GreenSpec") }, failures)
    }

    func testABisectionIsOfAll() throws {
        let bundles = [try runner.makeBundle(of: "Green"), try runner.makeBundle(of: "Mixed")]
        let result = try runner.run(
            nil,
            ["bisect"] + bundles.flatMap { ["--bundle", $0] } + ["--filter", "adds|loads"]
        )
        XCTAssertEqual(result.status, 1, result.errors)
        XCTAssertTrue(result.output.contains("loads\nfails alone.\nTo reproduce it: "), result.output)
    }

    // MARK: Mistakes

    func testOneThatCannotListItsExamplesEndsTheRun() throws {
        let bundles = [try runner.makeBundle(of: "Green"), try runner.makeBundle(of: "Crashing")]
        let result = try run(bundles)
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.output, "")
        XCTAssertTrue(
            result.errors.hasPrefix(
                "error: \(bundles[1]) could not list its examples; the process was ended by signal"
            ),
            result.errors
        )
    }

    func testOneThatCannotListItsExamplesLeavesNoProcessOfTheOthers() throws {
        let endless = try TestBundle(
            path: runner.makeBundle(of: "Endless", "echo $$ > '\(runner.file("pid"))'"),
            environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        )
        // The crashing bundle fails only after the endless one has started.
        let wait = "until [ -s '\(runner.file("pid"))' ]; do sleep 0.01; done"
        let crashing = try TestBundle(path: runner.makeBundle(of: "Crashing", wait), environment: endless.environment)
        XCTAssertThrowsError(try ExampleListing(bundles: [crashing, endless], request: Request()).listExamples())
        let identifier = try XCTUnwrap(pid_t(runner.text("pid").trimmingCharacters(in: .newlines)))
        var status: Int32 = 0
        var found: pid_t = 0
        for _ in 0..<2000 where found == 0 {
            found = waitpid(identifier, &status, WNOHANG)
            usleep(1000)
        }
        XCTAssertEqual(found, identifier)
        XCTAssertEqual(status, SIGKILL)
    }

    func testOneWhoseHookHangsCostsOnlyItsOwnExamples() throws {
        let bundles = [
            try runner.makeBundle(of: "HangingHooks", "export HANG=beforeSuite"), try runner.makeBundle(of: "Green"),
        ]
        let result = try run(bundles, "--time-limit", "0.3", "--grace-period", "1")
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "✓ awaits", "2 of the listed examples did not run:")
    }

    func testOneThatIsGoneCostsOnlyItsOwnExamples() throws {
        let bundles = [try runner.makeBundle(of: "Nested"), try runner.makeBundle(of: "Green", "rm \"$0\"")]
        let result = try run(bundles, "--jobs", "2", "--format", "dots")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            output(result),
            """
            ..

            Failures:

              Outside any example
                 the test process could not be started: GreenBundle cannot be started: No such file or directory

              Outside any example
                 3 of the listed examples did not run:
                   GreenSpec › arithmetic › adds
                   GreenSpec › arithmetic › adds
                   GreenSpec › arithmetic › awaits

            2 examples, 2 failures outside examples in T

            """
        )
    }

    func testTheSameExamplesInTwoOfThemAreAMistake() throws {
        let bundle = try runner.makeBundle(of: "Green")
        let other = "\(runner.folder.path)/./GreenBundle"
        let result = try run([bundle, other])
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "error: GreenSpec › arithmetic › adds is in \(bundle) and in \(other); "
                + "give each test executable to --bundle once, and run those of other builds by themselves\n"
        )
    }

    func testAWaitingProcessRunsWhatIsLeftOfItsExamples() throws {
        let bundles = try ["Nested", "Green"].map {
            try TestBundle(path: runner.makeBundle(of: $0), environment: ProcessInfo.processInfo.environment)
        }
        var list = try ExampleListing(bundles: bundles, request: Request()).listExamples()
        XCTAssertEqual(Set(list.processes.keys), [0, 1])
        XCTAssertEqual(list.examples.map(list.bundleIndex(of:)), [0, 0, 1, 1, 1])
        list.keep { !$0.identifier.hasSuffix("awaits") }
        let (nested, green) = (Array(list.examples.prefix(2)), Array(list.examples.suffix(2)))
        XCTAssertTrue(list.areAll(nested, ofBundleAt: 0))
        XCTAssertFalse(list.areAll(green, ofBundleAt: 1))
        XCTAssertNil(list.takeProcess(ofBundleAt: 1, for: green, unlessNumbered: [2, 1]))
        let first = try XCTUnwrap(list.takeProcess(ofBundleAt: 0, for: nested, unlessNumbered: []))
        XCTAssertNil(list.takeProcess(ofBundleAt: 0, for: nested, unlessNumbered: []))
        first.kill()
        #if canImport(Darwin)
            XCTAssertNil(list.takeProcess(ofBundleAt: 1, for: green, unlessNumbered: [2]))
        #else
            let second = try XCTUnwrap(list.takeProcess(ofBundleAt: 1, for: green, unlessNumbered: [2]))
            try second.resume(running: green)
            let worker = Worker(second, green)
            var ended: [String?] = []
            while !worker.poll({
                if case .exampleFinished(let example, let result) = $0, result.status == .passed {
                    ended.append(example.names.last)
                }
            }) { usleep(1000) }
            XCTAssertEqual(ended, green.map(\.names.last))
        #endif
    }
}
