import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// What reports show as the output of examples that print what is hard to tell from what XCTest prints.
final class PrintedOutputTests: SharedTestCase {
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

            Failures:

              1) a printer › leaves a line open and fails
                 FixtureSuite/PrintingSpec.swift:13
                 expected x
                 - a
                 + b
                 │ fail("expected x\\r\\n- a\\r\\n+ b")

            5 examples, 1 failed, 1 skipped in T

            To run again what failed:

              swift run specs FixtureSuite/PrintingSpec.swift:11  # a printer › leaves a line open and fails

            """
        )
    }
}
