import TestSupport
import XCTest

/// What takes too long outside of examples: reading the classes, the filter, the hooks around the suite, and the exit.
final class PhaseLimitTests: XCTestCase {
    /// What hangs. All scenarios run at once, because each takes as long as its limit.
    private enum Scenario: CaseIterable {
        case reading, filter, beforeSuite, beforeSuiteOfTwoProcesses, afterSuite, tearDown, exit

        var suites: String {
            switch self {
            case .reading: "Green,Endless"
            case .filter: "Backtracking"
            case .beforeSuite, .beforeSuiteOfTwoProcesses, .afterSuite, .tearDown: "HangingHooks"
            case .exit: "HangingExit"
            }
        }

        var arguments: [String] {
            switch self {
            case .filter: ["--filter", "(a+)+$"]
            case .beforeSuiteOfTwoProcesses: ["--jobs", "2"]
            default: []
            }
        }

        /// The name of the hook that hangs.
        var hook: String {
            switch self {
            case .beforeSuiteOfTwoProcesses: "beforeSuite"
            default: "\(self)"
            }
        }
    }

    /// Runs whose processes print where they hang. Printing takes long, so these runs start before the first test.
    nonisolated(unsafe) private static let traced: [RunnerProcess] = {
        let arguments = ["--time-limit", "0.5", "--grace-period", "1"]
        let backtrace = "enable=yes,color=no,interactive=no,registers=none,images=none,threads=crashed"
        return [("Endless", ""), ("HangingHooks", "beforeSuite")].map { suite, hook in
            let runner = try! RunnerProcess()
            try! runner.start(suite, arguments, environment: ["HANG": hook, "SWIFT_BACKTRACE": backtrace])
            return runner
        }
    }()

    override class func setUp() { _ = (traced, results) }

    private static let results: [Scenario: RunnerProcess.Result] = {
        let runners = Scenario.allCases.map { scenario in
            let runner = try! RunnerProcess()
            let arguments = ["--time-limit", "0.5", "--grace-period", "1"] + scenario.arguments
            try! runner.start(scenario.suites, arguments, environment: ["HANG": scenario.hook])
            return (scenario, runner)
        }
        defer { runners.forEach { $0.1.remove() } }
        return Dictionary(uniqueKeysWithValues: runners.map { ($0, $1.result()) })
    }()

    private func result(_ scenario: Scenario) throws -> RunnerProcess.Result {
        let result = try XCTUnwrap(Self.results[scenario])
        XCTAssertFalse(result.wasKilled)
        return result
    }

    func testASpecThatNeverReturnsEndsTheListingAndNamesItsClass() throws {
        let result = try result(.reading)
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors.replacing(/still running: .*\n/, with: ""),
            """
            error: \(FixtureProcess.path) could not list its examples
            reading FixtureSuite.EndlessSpec took longer than the time limit of 0.50 s; \
            the runner killed the process
            reading for ever

            """
        )
    }

    func testTheLineInWhichAPhaseHangsIsNamed() throws {
        let runners = Self.traced
        defer { runners.forEach { $0.remove() } }
        let results = runners.map { $0.result() }
        XCTAssertEqual(results.map(\.status), [2, 1])
        assertContains(results[0].errors, "PhaseSpec.swift:10: reading FixtureSuite.EndlessSpec took longer")
        XCTAssertTrue(
            results[0].errors.hasSuffix("the runner killed the process\nreading for ever\n"),
            results[0].errors
        )
        XCTAssertTrue(results[1].output.contains("PhaseSpec.swift:37\n"), results[1].output)
        XCTAssertTrue(results[1].output.contains("│ while true { Thread.sleep"), results[1].output)
        XCTAssertTrue(results[1].output.contains("     beforeSuite hangs\n"), results[1].output)
        XCTAssertFalse(results[1].output.contains("Backtrac"), results[1].output)
    }

    func testASignalEndsTheListing() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        try runner.start("Endless", ["--list"])
        runner.waitUntilItListens()
        _ = eventually {
            runner.send(SIGQUIT)
            usleep(20_000)
            return runner.text("err").contains("EndlessSpec")
        }
        XCTAssertTrue(
            runner.text("err").contains(
                /still listing the examples; running: reading FixtureSuite.EndlessSpec \(for \d+ s\)\n/
            ),
            runner.text("err")
        )
        runner.send(SIGTERM)
        let result = runner.result()
        XCTAssertFalse(result.wasKilled)
        XCTAssertEqual(result.status, 128 + SIGTERM)
        XCTAssertTrue(result.errors.hasSuffix("error: stopped by SIGTERM before any example ran\n"), result.errors)
    }

    func testAFilterThatNeverEndsIsNamed() throws {
        let result = try result(.filter)
        XCTAssertEqual(result.status, 2)
        assertContains(
            result.errors,
            "selecting examples of FixtureSuite.BacktrackingSpec by the filter (a+)+$ took longer than the time limit"
                + " of 0.50 s; the runner killed the process\n"
        )
    }

    func testAHookBeforeTheSuiteThatNeverEndsIsNamedWithItsPlace() throws {
        for scenario in [Scenario.beforeSuite, .beforeSuiteOfTwoProcesses] {
            let result = try result(scenario)
            XCTAssertEqual(result.status, 1)
            assertContains(
                result.output,
                "PhaseSpec.swift:24\n",
                "beforeSuite took longer than the time limit of 0.50 s; the runner killed the process\n",
                "     beforeSuite hangs\n",
                "2 of the listed examples did not run:"
            )
            XCTAssertFalse(result.output.contains("passes ["), result.output)
        }
    }

    func testAHookAfterTheSuiteThatNeverEndsIsNamedWithItsPlace() throws {
        let result = try result(.afterSuite)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasPrefix("✓ passes\n✓ passes, too\n"), result.output)
        assertContains(
            result.output,
            "PhaseSpec.swift:25\n",
            "afterSuite took longer than the time limit of 0.50 s; the runner killed the process\n",
            "\n2 examples, 1 failure outside examples in "
        )
    }

    func testWhatHangsBehindAnExampleIsNotTheExample() throws {
        let result = try result(.tearDown)
        XCTAssertEqual(result.status, 1)
        assertContains(
            result.output,
            "the test process sent no event for longer than the time limit of 0.50 s after “passes, too” had ended;"
                + " the runner killed it\n"
        )
    }

    func testAProcessThatDoesNotExitIsKilled() throws {
        let result = try result(.exit)
        XCTAssertEqual(result.status, 1)
        assertContains(
            result.output,
            "the exit of the test process took longer than the time limit of 0.50 s; the runner killed the process\n"
        )
    }

}

/// How the hooks around the suite affect the examples.
final class SuiteHookProcessTests: RunnerProcessTestCase {
    func testTheTimeOfTheSuitesHooksIsNotThatOfTheFirstExample() throws {
        let result = try runner.run("SlowBeforeSuite")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.hasPrefix("✓ is quick\n  preparing\n✓ awaits\n"), result.output)
    }

    func testAProcessThatDiesInAHookOfTheSuiteSaysSo() throws {
        let result = try runner.run("CrashingHook")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("PhaseSpec.swift:65\n"), result.output)
        XCTAssertTrue(
            result.output.contains("the test process was ended by signal 9 (SIGKILL) while it ran beforeSuite\n"),
            result.output
        )
    }
}
