import Foundation
import SpecEvents
import SpecReports
import XCTest

@testable import specs

/// The runner against the fixture suite: whole reports, compared with stored text.
final class RunnerTests: XCTestCase {
    /// Runs suites of the fixture under supervision; gives what the documentation looks like.
    private func documentation(of suites: String, _ request: Request = Request(), jobs: Int = 1) throws -> String {
        setenv("FIXTURE", suites, 1)
        defer { unsetenv("FIXTURE") }
        let bundle = try TestBundle(path: FixtureProcess.path)
        var text = ""
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
        let style = TerminalStyle(baseFolder: folder, slowThreshold: 60)
        var supervisor = Supervisor(
            bundle: bundle,
            examples: try bundle.examples(request),
            request: request,
            options: Supervisor.Options(jobs: jobs),
            reporter: DocumentationReporter(style: style, write: { text += $0 })
        )
        _ = supervisor.run()
        return text.replacing(/in \d+\.\d+ s\n$/, with: "in T\n")
    }

    func testPassedFailedSkippedAndThrown() throws {
        XCTAssertEqual(
            try documentation(of: "Mixed"),
            """
            A screen with <b>facts</b> & more
              ✓ shows a button
              ✓ says «привет» 👋
                an example may print
              after a tap
                ✗ loads [1]
                ✗ throws on the way [2]
                - is not for here (no network)

            Another screen
              ✗ fails twice [3]

            Failures:

              1) A screen with <b>facts</b> & more › after a tap › loads
                 FixtureSuite/MixedSpec.swift:14
                 expected to equal "loading", got "initial"

              2) A screen with <b>facts</b> & more › after a tap › throws on the way
                 FixtureSuite/MixedSpec.swift:15
                 threw Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."

              3) Another screen › fails twice
                 FixtureSuite/MixedSpec.swift:21
                 expected to equal 2, got 1
                 FixtureSuite/MixedSpec.swift:22
                 expected to equal 3, got nil

            6 examples, 3 failed, 1 skipped in T

            """
        )
    }

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
              ✗ exits as if all were well [2] (the process exited with status 1)
                bye
                error: exit(0) was called in the midst of a run; the examples that were left did not run
              ✗ is killed [3] (the process was ended by signal 9 (SIGKILL))
              ✗ fails at last [4]

            Failures:

              1) a process › traps
                 FixtureSuite/DeadlySpec.swift:10
                 crashed: the process was ended by signal 4 (SIGILL)
                 FixtureSuite/DeadlySpec.swift:13
                 this is where it crashed
                 it printed last:
                   these are my last words
                   Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

              2) a process › exits as if all were well
                 FixtureSuite/DeadlySpec.swift:16
                 exited: the process exited with status 1
                 it printed last:
                   bye
                   error: exit(0) was called in the midst of a run; the examples that were left did not run

              3) a process › is killed
                 FixtureSuite/DeadlySpec.swift:20
                 crashed: the process was ended by signal 9 (SIGKILL)

              4) a process › fails at last
                 FixtureSuite/DeadlySpec.swift:21
                 expected to equal 2, got 1

            6 examples, 4 failed in T

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

            3 examples, 1 failed, 1 skipped in T

            """
        )
    }

    func testAGreenRun() throws {
        XCTAssertEqual(
            try documentation(of: "Green"),
            """
            arithmetic
              ✓ adds
              ✓ adds
              ✓ awaits

            3 examples in T

            """
        )
    }

    func testAFilterLeavesOutWhatItDoesNotMatch() throws {
        XCTAssertEqual(
            try documentation(of: "Green,Mixed", Request(filter: "GreenSpec.*awaits")),
            """
            arithmetic
              ✓ awaits

            1 example in T

            """
        )
    }

    func testAClassThatNobodyDiscoveredIsListedAndRun() throws {
        XCTAssertEqual(
            try documentation(of: "Undiscovered"),
            """
            arithmetic
              ✓ adds
              ✓ adds
              ✓ awaits

            3 examples in T

            """
        )
    }

    func testAnExampleThatWasListedAndDidNotRunIsAFailure() throws {
        XCTAssertEqual(
            try documentation(of: "Fickle").replacing(/process \d+/, with: "process N"),
            """
            ✓ is the same each time

            Failures:

              Outside any example
                 1 of the listed examples did not run:
                   FickleSpec › is of process N

            1 example, 1 failure outside examples in T

            """
        )
    }

    func testEveryAttemptHasItsTime() throws {
        let text = try documentation(of: "Persistent")
        XCTAssertTrue(text.hasPrefix("✓ needs several attempts (flaky: attempt 7) (see #7)\n"), text)
    }

    func testTheReportOfSeveralProcessesIsTheSameAsThatOfOne() throws {
        let suites = "Mixed,Traits,Green,Deadly"
        XCTAssertEqual(try documentation(of: suites, jobs: 3), try documentation(of: suites))
    }

    func testAnExampleThatHangsIsEndedAtItsLimitAndCostsOneExample() throws {
        XCTAssertEqual(
            try documentation(of: "Hanging"),
            """
            ✓ lives before
            ✗ hangs [1] (took longer than its time limit of 0.10 s, and had to be ended)
              about to hang
            ✓ lives after

            Failures:

              1) hangs
                 FixtureSuite/TraitsSpec.swift:63
                 timed out: took longer than its time limit of 0.10 s, and had to be ended
                 it printed last:
                   about to hang

            3 examples, 1 failed in T

            """
        )
    }

    func testEveryTrait() throws {
        XCTAssertEqual(
            try documentation(of: "Traits"),
            """
            traits
              ✓ is slow
              ✓ is slow and needs the network
              - is pending (pending: until spring)
              ✓ fails as it should (known issue: rounds down)
              ✓ is flaky (flaky: attempt 2)

            in order
              ✓ one
                beforeAll
              ✓ two
                afterAll

            Flaky:

              traits › is flaky passed at attempt 2
                 attempt 1:
                   FixtureSuite/TraitsSpec.swift:18
                   expected to equal 2, got 1

            7 examples, 1 skipped, 1 flaky, 1 known issue in T

            """
        )
    }

    func testAPlaceSelectsTheExampleOrGroupThere() throws {
        func names(at place: String) throws -> [String?] {
            setenv("FIXTURE", "Traits,Focused,Green", 1)
            defer { unsetenv("FIXTURE") }
            let request = Request(places: [try XCTUnwrap(PlaceFilter(place))])
            return try TestBundle(path: FixtureProcess.path).examples(request).map(\.names.last)
        }
        XCTAssertEqual(try names(at: "TraitsSpec.swift:11"), ["is pending"])
        XCTAssertEqual(try names(at: "FixtureSuite/TraitsSpec.swift:15"), ["is flaky"])
        XCTAssertEqual(try names(at: "TraitsSpec.swift:21").count, 2)
        XCTAssertEqual(try names(at: "./FixtureSuite/TraitsSpec.swift:22"), ["one", "two"])
        XCTAssertEqual(try names(at: "TraitsSpec.swift:36"), ["is focused"])
        XCTAssertThrowsError(try names(at: "NoSuchSpec.swift:12")) { error in
            XCTAssertEqual(
                "\(error)",
                "NoSuchSpec.swift:12: no spec class stands in a file of that name; `--list` prints the examples"
            )
        }
        XCTAssertThrowsError(try names(at: "FixtureSuite/GreenSpec.swift:1")) { error in
            XCTAssertEqual(
                "\(error)",
                "FixtureSuite/GreenSpec.swift:1: the first group or example of that file stands in line 9"
            )
        }
    }

    func testAPlaceIsRun() throws {
        XCTAssertEqual(
            try documentation(of: "Green", Request(places: [try XCTUnwrap(PlaceFilter("GreenSpec.swift:12"))])),
            """
            arithmetic
              ✓ awaits

            1 example in T

            """
        )
    }

    func testAFailureOutsideExamples() throws {
        XCTAssertEqual(
            try documentation(of: "Late"),
            """
            ✓ starts work and does not wait for it
            ✓ turns the main run loop

            Failures:

              Outside any example
                 FixtureSuite/GreenSpec.swift:50
                 a failure that came after its example had ended: expected to equal 2, got 1
                 “starts work and does not wait for it” was over, and its result written, when this was recorded.
                 To mend it: let the example wait for the work that it starts.

            2 examples, 1 failure outside examples in T

            """
        )
    }

    func testABundleThatCrashesWhileItIsReadSaysSo() throws {
        setenv("FIXTURE", "Crashing", 1)
        defer { unsetenv("FIXTURE") }
        let bundle = try TestBundle(path: FixtureProcess.path)
        XCTAssertThrowsError(try bundle.examples(Request())) { error in
            let lines = "\(error)".split(separator: "\n")
            XCTAssertEqual(
                lines[0].suffix(75),
                "FixtureSuite could not list its examples; it was ended by signal 4 (SIGILL)"
            )
            XCTAssertEqual(lines[1], "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        }
    }

    func testABundleThatIsNotThereSaysSo() {
        XCTAssertThrowsError(try TestBundle(path: "/no/such/bundle")) { error in
            XCTAssertEqual(
                "\(error)",
                "/no/such/bundle is no executable file; without --bundle the package's tests are built and found"
            )
        }
    }
}
