import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// The runner with the fixture suite: whole reports, which are compared with stored text.
final class RunnerTests: XCTestCase {
    func testPassedFailedAndSkipped() throws {
        XCTAssertEqual(
            try documentation(of: "Mixed"),
            """
            A screen with <b>facts</b> & more
              ✓ shows a button
              ✓ says «привет» 👋
                an example may print
              after a tap
                ✗ loads [1]
                ✗ breaks on the way [2]
                - is not for here (no network)

            Another screen
              ✗ fails twice [3]

            Failures:

              1) A screen with <b>facts</b> & more › after a tap › loads
                 FixtureSuite/MixedSpec.swift:14
                 expected to equal "loading", got "initial"
                 │ it("loads") { expect("initial") == "loading" }

              2) A screen with <b>facts</b> & more › after a tap › breaks on the way
                 FixtureSuite/MixedSpec.swift:15
                 the wire is cut
                 │ it("breaks on the way") { fail("the wire is cut") }

              3) Another screen › fails twice
                 FixtureSuite/MixedSpec.swift:21
                 expected to equal 2, got 1
                 │ expect(1) == 2
                 FixtureSuite/MixedSpec.swift:22
                 expected to equal 3, got nil
                 │ expect(nil as Int?) == 3

            6 examples, 3 failed, 1 skipped in T

            To run again what failed:

              swift run specs FixtureSuite/MixedSpec.swift:14  # A screen with <b>facts</b> & more › after a tap › loads
              swift run specs FixtureSuite/MixedSpec.swift:15  # A screen with <b>facts</b> & more › after a tap › breaks on the way
              swift run specs FixtureSuite/MixedSpec.swift:20  # Another screen › fails twice

            """
        )
    }

    func testAGreenRun() throws {
        XCTAssertEqual(
            try documentation(of: "Green"),
            """
            arithmetic
              ✓ adds
              ✓ adds (2)
              ✓ awaits

            3 examples in T

            """
        )
    }

    func testAFilterLeavesOutWhatItDoesNotMatch() throws {
        XCTAssertEqual(
            try documentation(of: "Green,Mixed", Request(filters: ["GreenSpec.*awaits"])),
            """
            arithmetic
              ✓ awaits

            1 example in T

            """
        )
    }

    func testTheReportOfSeveralProcessesIsTheSameAsThatOfOne() throws {
        let suites = "Mixed,Traits,Green,Deadly"
        XCTAssertEqual(try documentation(of: suites, jobs: 3), try documentation(of: suites))
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

            Known issues:

              traits › fails as it should (rounds down)
                 FixtureSuite/TraitsSpec.swift:12
                 expected to equal 2, got 1
                 │ it("fails as it should", .knownIssue("rounds down")) { expect(1) == 2 }

            Flaky:

              traits › is flaky passed at attempt 2
                 attempt 1:
                   FixtureSuite/TraitsSpec.swift:18
                   expected to equal 2, got 1
                   │ expect(Self.attempts) == 2

            7 examples, 1 skipped, 1 flaky, 1 known issue in T

            """
        )
    }

    func testAPlaceSelectsTheExampleOrGroupThere() throws {
        func names(at place: String) throws -> [String?] {
            let bundle = try FixtureProcess.bundle(of: "Traits,Focused,Green")
            let request = Request(places: [try XCTUnwrap(PlaceFilter(place))])
            return try ExampleListing(bundles: [bundle], request: request).listExamples().examples.map(\.names.last)
        }
        XCTAssertEqual(try names(at: "TraitsSpec.swift:11"), ["is pending"])
        XCTAssertEqual(try names(at: "FixtureSuite/TraitsSpec.swift:15"), ["is flaky"])
        XCTAssertEqual(try names(at: "TraitsSpec.swift:21").count, 2)
        XCTAssertEqual(try names(at: "./FixtureSuite/TraitsSpec.swift:22"), ["one", "two"])
        XCTAssertEqual(try names(at: "TraitsSpec.swift:36"), ["is focused"])
        XCTAssertThrowsError(try names(at: "NoSuchSpec.swift:12")) { error in
            XCTAssertEqual(
                "\(error)",
                "NoSuchSpec.swift:12: no spec is declared in a file or folder of this name; "
                    + "`swift run specs --list` prints the examples"
            )
        }
        XCTAssertThrowsError(try names(at: "FixtureSuite/GreenSpec.swift:1")) { error in
            XCTAssertEqual(
                "\(error)",
                "FixtureSuite/GreenSpec.swift:1: the first group or example of this file is declared at line 9; "
                    + "give that line or a later one"
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
}
