import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// What reports show as the output of examples that print text resembling XCTest's own output.
final class PrintedOutputTests: XCTestCase {
    func testEachExampleHasItsOwnOutputAndNothingOfXCTests() throws {
        XCTAssertEqual(
            try documentation(of: "Printing"),
            """
            a printer
              ✓ leaves a line open
                no line break
              ✗ leaves a line open and fails [1]
                no line break
              - leaves a line open and skips (no network)
                no line break
              ✓ prints what XCTest prints
                Test Case 'PrintingSpec.a printer › leaves a line open' started at 2026-01-31 12:00:00.000
                Test Case 'PrintingSpec.a printer › prints what XCTest prints' passed (0.0 seconds)
                and goes on
              ✓ prints nothing
              ✗ leaves a line open, fails and is killed [2] (the process was ended by signal 9 (SIGKILL))
                no line breakand goes on

            Failures:

              1) a printer › leaves a line open and fails
                 FixtureSuite/PrintingSpec.swift:13
                 expected x
                 - a
                 + b
                 │ fail("expected x\\r\\n- a\\r\\n+ b")

              2) a printer › leaves a line open, fails and is killed
                 FixtureSuite/PrintingSpec.swift:25
                 crashed: the process was ended by signal 9 (SIGKILL)
                 FixtureSuite/PrintingSpec.swift:27
                 expected x
                 - a
                 + b
                 │ fail("expected x\\n- a\\n+ b")

            6 examples, 2 failed, 1 skipped in T

            To run again what failed:

              swift run specs FixtureSuite/PrintingSpec.swift:11  # a printer › leaves a line open and fails
              swift run specs FixtureSuite/PrintingSpec.swift:25  # a printer › leaves a line open, fails and is killed

            """
        )
    }

    func testWhatIsPrintedAfterAnExampleIsNotItsOutput() throws {
        let text = try documentation(of: "Talkative")
        assertContains(text, "✓ prints\n", "in the example")
        XCTAssertFalse(text.contains("after the example"), text)
    }

    func testWhatIsPrintedOutsideOfExamplesIsToldOnce() throws {
        let shown = (1...20).map { "  before the example \($0)\n" }.joined()
        let text = "printed outside of the examples:\n\(shown)  … and 1 more lines\n"
        for arguments in [[], ["--repeat", "2"]] {
            let result = try RunnerProcess().run("Talkative", arguments)
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(result.errors.components(separatedBy: text).count, arguments.isEmpty ? 2 : 3, result.errors)
        }
        let result = try RunnerProcess().run("TalkativeCrash")
        XCTAssertEqual(result.errors, "printed outside of the examples:\n  before the example\n")
        XCTAssertEqual(try RunnerProcess().run("Green").errors, "")
    }

    func testWhatAProcessStillKeepsIsItsOutput() throws {
        let text = try documentation(of: "Keeping")
        XCTAssertTrue(text.hasPrefix("✓ prints\n  in the example\n✓ prints, too\n  in the other\n"), text)
    }

    func testWhatFailedBeforeACrashIsToldAlsoWhereItMayBeExcused() throws {
        let text = try documentation(of: "ExcusedCrash")
        for failure in ["expected x", "expected y", "expected z"] {
            XCTAssertTrue(text.contains("     \(failure)\n"), text)
        }
    }

    func testWhatFailsInACopyOfTheProcessIsOutput() throws {
        let text = try documentation(of: "Copying")
        XCTAssertTrue(text.contains("PrintingSpec.swift:115: error: expected x"), text)
    }

    func testAnExampleThatTakesTheRunnersDescriptorsEndsNothing() throws {
        for suite in ["Closing", "Replacing"] {
            let text = try documentation(of: suite)
            XCTAssertTrue(text.hasPrefix("an example\n  ✓ takes them\n    before\n"), text)
            assertContains(text, "  ✗ fails [1]\n", "  ✓ passes\n", "3 examples, 1 failed in T")
        }
    }
}
