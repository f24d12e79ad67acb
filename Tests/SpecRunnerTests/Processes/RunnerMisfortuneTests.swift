import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// What the runner says when a process crashes, hangs or never starts.
final class RunnerMisfortuneTests: XCTestCase {
    func testExamplesThatTakeTheProcessWithThemCostOneExampleEach() throws {
        XCTAssertEqual(
            try documentation(of: "Deadly"),
            """
            a process
              ✓ lives at first
              ✗ traps [1] (the process was ended by signal 4 (SIGILL))
                these are my last words
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
              ✓ lives on after a trap
              ✗ exits as if all were well [2] (the example called exit(0))
                bye
              ✗ is killed [3] (the process was ended by signal 9 (SIGKILL))
              ✗ fails at last [4]

            Failures:

              1) a process › traps
                 FixtureSuite/DeadlySpec.swift:13
                 crashed: the process was ended by signal 4 (SIGILL)
                 Fatal error: Index out of range
                 │ print(empty[3])

              2) a process › exits as if all were well
                 FixtureSuite/DeadlySpec.swift:16
                 exited: the example called exit(0)

              3) a process › is killed
                 FixtureSuite/DeadlySpec.swift:20
                 crashed: the process was ended by signal 9 (SIGKILL)
                 │ it("is killed") { kill(getpid(), SIGKILL) }

              4) a process › fails at last
                 FixtureSuite/DeadlySpec.swift:21
                 expected to equal 2, got 1
                 │ it("fails at last") { expect(1) == 2 }

            6 examples, 4 failed in T

            To run again what failed:

              swift run specs FixtureSuite/DeadlySpec.swift:10  # a process › traps
              swift run specs FixtureSuite/DeadlySpec.swift:16  # a process › exits as if all were well
              swift run specs FixtureSuite/DeadlySpec.swift:20  # a process › is killed
              swift run specs FixtureSuite/DeadlySpec.swift:21  # a process › fails at last

            """
        )
    }

    func testWhatBuildsUponAnExampleThatCrashedIsSkipped() throws {
        XCTAssertEqual(
            try documentation(of: "OrderedDeadly"),
            """
            a session
              ✗ logs in [1] (the process was ended by signal 9 (SIGKILL))
              - buys (“a session › logs in” failed before it in its ordered group)

            ✓ is another matter

            Failures:

              1) a session › logs in
                 FixtureSuite/DeadlySpec.swift:30
                 crashed: the process was ended by signal 9 (SIGKILL)
                 │ it("logs in") { kill(getpid(), SIGKILL) }

            3 examples, 1 failed, 1 skipped in T

            To run again what failed:

              swift run specs FixtureSuite/DeadlySpec.swift:30  # a session › logs in

            """
        )
    }

    func testTheProcessThatListsABundleOfSpecsRunsIt() throws {
        XCTAssertEqual(
            try documentation(of: "Fickle").replacing(/process \d+/, with: "process N"),
            """
            ✓ is the same each time
            ✓ is of process N

            2 examples in T

            """
        )
    }

    /// After a crash, a second process runs the remaining examples.
    func testAnExampleThatWasListedAndDidNotRunIsAFailure() throws {
        let text = try documentation(of: "CrashingFickle").replacing(/process \d+/, with: "process N")
        assertContains(
            text,
            """
              Outside any example
                 1 of the listed examples did not run:
                   CrashingFickleSpec › is of process N
            """
        )
    }

    func testEveryAttemptHasItsTime() throws {
        let text = try documentation(of: "Persistent", grace: .milliseconds(100))
        XCTAssertTrue(text.hasPrefix("✓ needs several attempts (flaky: attempt 3) (see #7)\n"), text)
    }

    func testAnExampleThatHangsIsEndedAtItsLimitAndCostsOneExample() throws {
        XCTAssertEqual(
            try documentation(of: "Hanging", grace: .milliseconds(100)),
            """
            ✓ lives before
            ✗ hangs [1] (took longer than its time limit of 0.10 s; the runner killed the process)
              about to hang
            ✓ lives after

            Failures:

              1) hangs
                 FixtureSuite/TraitsSpec.swift:65
                 timed out: took longer than its time limit of 0.10 s; the runner killed the process
                 │ while true { Thread.sleep(forTimeInterval: 1) }

            3 examples, 1 failed in T

            To run again what failed:

              swift run specs FixtureSuite/TraitsSpec.swift:63  # hangs

            """
        )
    }

    func testABacktraceThatComesInPiecesIsNotTakenForOutput() throws {
        let text = try documentation(of: "Stammering", grace: .milliseconds(100))
        XCTAssertTrue(
            text.hasPrefix(
                """
                ✗ hangs [1] (took longer than its time limit of 0.10 s; the runner killed the process)
                  about to hang

                Failures:

                """
            ),
            text
        )
        XCTAssertFalse(text.contains("***"), text)
    }

    func testAFailureOutsideExamples() throws {
        XCTAssertEqual(
            try documentation(of: "Late"),
            """
            ✓ starts work and does not wait for it
            ✓ turns the main run loop

            Failures:

              Outside any example
                 FixtureSuite/GreenSpec.swift:60
                 a failure that came after its example had ended: expected to equal 2, got 1
                 “starts work and does not wait for it” had already ended when this failure was recorded.
                 Fix: make the example wait for the work that it starts.
                 │ Task { expect(1) == 2 }

            2 examples, 1 failure outside examples in T

            """
        )
    }

    func testABundleOfAnotherVersionSaysSo() throws {
        for firstLine in [#"{"protocol":1}"#, #"{"event":"runStarted","exampleCount":1}"#] {
            let script = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: script) }
            try "#!/bin/sh\necho '\(firstLine)' >> \"$SPEC_EVENTS\"\nread line\n"
                .write(toFile: script, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
            let bundle = try TestBundle(path: script, environment: ProcessInfo.processInfo.environment)
            XCTAssertThrowsError(try ExampleListing(bundles: [bundle], request: Request()).listExamples()) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    \(script) was built with another version of Spec than this `specs`, which speaks protocol 2
                    use the runner of that version: `swift run specs` in the folder of the package
                    """
                )
            }
        }
    }

    func testABundleThatCrashesWhileItIsReadSaysSo() throws {
        let bundle = try FixtureProcess.bundle(of: "Crashing")
        XCTAssertThrowsError(try ExampleListing(bundles: [bundle], request: Request()).listExamples()) { error in
            let lines = "\(error)".split(separator: "\n")
            XCTAssertEqual(
                String(lines[0]),
                "\(FixtureProcess.path) could not list its examples; the process was ended by signal 4 (SIGILL)"
                    + " while it was reading FixtureSuite.CrashingSpec"
            )
            XCTAssertEqual(lines[1], "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        }
    }

    func testAnEndWhileAConfigurationIsCalledNamesIt() throws {
        let ends = [
            ("traps", "was ended by signal 4 (SIGILL)"), ("exits", "exited with status 1"),
            ("leaves", "exited with status 0"),
        ]
        for (behaviour, end) in ends {
            let bundle = try FixtureProcess.bundle(of: "Green", ["CONFIGURATION": behaviour])
            XCTAssertThrowsError(try ExampleListing(bundles: [bundle], request: Request()).listExamples()) { error in
                XCTAssertEqual(
                    "\(error)".split(separator: "\n").first.map(String.init),
                    "\(FixtureProcess.path) could not list its examples; the process \(end)"
                        + " while it was configuring FixtureSuite.FailingConfiguration"
                )
            }
        }
    }

    func testABundleWithAMistakeInAConfigurationSaysSo() throws {
        let bundle = try FixtureProcess.bundle(of: "Green,WrongConfiguration")
        XCTAssertThrowsError(try ExampleListing(bundles: [bundle], request: Request()).listExamples()) { error in
            let lines = "\(error)".split(separator: "\n")
            XCTAssertTrue(lines[0].contains("FixtureSuite could not list its examples"), "\(error)")
            XCTAssertTrue(
                lines[1].hasSuffix(#"WrongConfiguration.swift:7: describe("a group") in a configuration"#),
                "\(error)"
            )
        }
    }

    func testABundleThatIsGoneWhenItsExamplesAreToRunSaysSoOnce() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let bundle = try runner.makeBundle("rm \"$0\"; exec '\(FixtureProcess.path)' \"$@\"")
        let arguments = ["--bundle", bundle, "--jobs", "2", "--format", "dots"]
        try runner.start(nil, arguments, environment: ["FIXTURE": "Green"])
        let result = runner.result()
        XCTAssertEqual(result.status, 1)
        // The process that listed the examples runs the first of them.
        XCTAssertEqual(
            result.output.replacing(/in \d+\.\d\d s/, with: "in T"),
            """
            .

            Failures:

              Outside any example
                 the test process could not be started: bundle cannot be started: No such file or directory

              Outside any example
                 2 of the listed examples did not run:
                   GreenSpec › arithmetic › adds
                   GreenSpec › arithmetic › awaits

            1 example, 2 failures outside examples in T

            """
        )
    }

    func testAProcessThatEndsBadlyAlthoughNoExampleFailedSaysSo() throws {
        let runner = try RunnerProcess()
        defer { runner.remove() }
        let result = try runner.run("ExitStatus", "--format", "dots")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output.replacing(/in \d+\.\d\d s/, with: "in T"),
            """
            .

            Failures:

              Outside any example
                 the test process exited with status 3, although no example failed

            1 example, 1 failure outside examples in T

            """
        )
    }

    func testABundleThatIsNotThereSaysSo() {
        XCTAssertThrowsError(try TestBundle(path: "/no/such/bundle", environment: [:])) { error in
            XCTAssertEqual(
                "\(error)",
                "/no/such/bundle is not an executable file; without --bundle the runner builds the package and finds its tests"
            )
        }
    }
}
