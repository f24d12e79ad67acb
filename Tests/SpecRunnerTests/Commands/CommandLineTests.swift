import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// The runner as a process, with the fixture suite as its bundle: options and exit statuses.
final class CommandLineTests: RunnerProcessTestCase {
    func testTheExitStatus() throws {
        let results = try runner.runAtOnce(
            ("Green", []),
            ("Mixed", []),
            ("Green", ["--frobnicate"]),
            ("Green", ["--filter", "no such name"]),
            ("Exiting", [])
        )
        XCTAssertEqual(results.map(\.status), [0, 1, 2, 3, 1])
    }

    func testTheVersionIsThatOfThePackageAndTheToolchain() throws {
        let result = try runner.run(nil, "--version")
        XCTAssertEqual(result.status, 0, result.errors)
        let lines = result.output.split(separator: "\n")
        XCTAssertEqual(lines.first, "swift-spec, not released yet")
        XCTAssertTrue(lines.last?.contains("Swift version ") == true, result.output)
    }

    func testBadInputGetsOneLine() throws {
        let lines = [["--jobs", "x"], ["--html", "/no/such/folder/x.html"], ["report", "/no/such/file"]]
        for result in try runner.runAtOnce(lines.map { ("Green", $0) }) {
            XCTAssertEqual(result.status, 2, result.errors)
            XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
            XCTAssertTrue(result.errors.hasPrefix("error: "), result.errors)
        }
    }

    func testTheList() throws {
        let list = try runner.run("Green", "--list")
        XCTAssertEqual(list.status, 0)
        XCTAssertEqual(
            list.output.split(separator: "\n").map(String.init),
            ["GreenSpec › arithmetic › adds", "GreenSpec › arithmetic › adds", "GreenSpec › arithmetic › awaits"]
        )
    }

    func testTheVariablesOfThePlainProcessCountForTheRunnerToo() throws {
        let list = try runner.run("Green", "--list", environment: ["SPEC_FILTER": "awaits"])
        XCTAssertEqual(list.output, "GreenSpec › arithmetic › awaits\n")
    }

    func testEachOfSeveralFiltersSelects() throws {
        let filters = ["--filter", "awaits", "--filter=spoils", "--filter", "no such"]
        let list = try runner.run("Green,Dependent", ["--list"] + filters)
        XCTAssertEqual(list.status, 0, list.errors)
        XCTAssertEqual(list.output, "GreenSpec › arithmetic › awaits\nDependentSpec › spoils the state\n")
    }

    func testFailFastStopsAndSaysWhatDidNotRun() throws {
        let result = try runner.run("Helper,Sleepy", "--fail-fast")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("(stopped at the first failure)"), result.output)
        XCTAssertFalse(result.output.contains("✓ sleeps"), result.output)
    }

    func testExamplesThatExpectNothingFailWhereExpectationsAreRequired() throws {
        let results = try runner.runAtOnce(("Hollow", []), ("Hollow", ["--require-expectations"]))
        let (passed, failed) = (results[0], results[1])
        XCTAssertEqual(passed.status, 0, passed.errors)
        XCTAssertTrue(passed.output.hasPrefix("✓ checks something\n✓ checks nothing\n"), passed.output)
        XCTAssertEqual(failed.status, 1)
        assertContains(failed.output, "     the example expects nothing\n", "\n2 examples, 1 failed in ")
        let direct = try FixtureProcess.run("Hollow", environment: ["SPEC_REQUIRE_EXPECTATIONS": "1"])
        XCTAssertEqual(direct.status, 1)
        XCTAssertEqual(direct.messages, ["HollowSpec/checks nothing: the example expects nothing"])
    }

    func testOnlyFailuresOfTheLastRun() throws {
        XCTAssertEqual(try runner.run("Mixed").status, 1)
        let again = try runner.run("Mixed", "--only-failures")
        XCTAssertTrue(again.output.contains("\n3 examples, 3 failed in "), again.output)
        XCTAssertEqual(try runner.run("Green").status, 0)
        let none = try runner.run("Green", "--only-failures")
        XCTAssertEqual(none.status, 3)
        XCTAssertEqual(
            none.errors,
            "error: no selected example failed when it last ran; if something failed outside of examples, run without --only-failures\n"
        )
    }

    func testABisectionInWhichNothingFailsTellsTheOrder() throws {
        let hint = "In another one something may: --order random draws it.\n"
        for (words, order) in [([], "the order of declaration"), (["--seed", "7"], "the random order of --seed 7")] {
            let result = try runner.run("Green", ["bisect"] + words)
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(result.output, "Nothing fails in \(order). \(hint)")
        }
        XCTAssertEqual(
            try runner.run("Focused", "bisect").output,
            "Nothing fails in the order of declaration, of which only the focused examples ran. \(hint)"
        )
    }

    func testABisectionIsRedIfOnlySomethingOutsideOfExamplesFails() throws {
        let result = try runner.run("Afterthought", "bisect")
        XCTAssertEqual(result.status, 1, result.output)
        XCTAssertTrue(result.output.contains("GreenSpec.swift:112: a failure that came after"), result.output)
        XCTAssertTrue(
            result.output.hasSuffix("\nfailed outside of examples, and so cannot be bisected.\n"),
            result.output
        )
    }

    func testWhatFailsAfterTheExamplesIsToldBesideTheirFailures() throws {
        let result = try runner.run("Afterwards", "--format", "dots")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("1 example, 1 failed, 1 failure outside examples"), result.output)
        XCTAssertEqual(result.output.split(separator: "this expectation failed while no test was running").count, 2)
    }

    func testABisectionWithoutASeedIsInTheOrderOfDeclaration() throws {
        let result = try runner.run("Mixed", "bisect", "--filter", "fails twice")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("\nfails alone.\nTo reproduce it: "), result.output + result.errors)
    }

    func testTheHelpOfACommandIsAboutIt() throws {
        let help = try runner.run("Green", "bisect", "--help").output
        XCTAssertEqual(help, Options.Command.bisect.help)
    }

    func testBisectFindsWhatSpoilsTheState() throws {
        // The order for a seed is the same on every platform. With this seed, the example that spoils the state comes before the
        // example that needs it.
        let result = try runner.run("Dependent", "bisect", "--seed", "1")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("  spoils the state\n  needs the state as it was\n"),
            result.output + result.errors
        )
    }

    func testBisectTellsWhatFailsNowAndThen() throws {
        // The example fails only in the bisection's first run.
        try Data(count: 1).write(to: URL(fileURLWithPath: runner.file("count")))
        let result = try runner.run("Wavering", "bisect", "--seed", "7", environment: ["COUNT": runner.file("count")])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasPrefix("wavers\nfails now and then: "), result.output + result.errors)
        XCTAssertTrue(result.output.contains(", it failed 1 of 2 times.\n"), result.output)
    }

    func testBisectLooksAtEachThatFails() throws {
        let result = try runner.run("Mixed", "bisect", "--seed", "7", "--filter", "loads|fails twice|shows")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output.components(separatedBy: "\nfails alone.\n").count,
            3,
            result.output
        )
        XCTAssertEqual(result.errors.matches(of: #/fails \(\d of 2\): /#).count, 2, result.errors)
    }

    /// `WindUpTests` checks that each of the two processes gets a share of the examples.
    func testTwoProcessesPrintWhatOnePrints() throws {
        let results = try runner.runAtOnce(
            ["1", "2"].map { ("Sleepy", ["--jobs", $0, "--filter", "sleeps: 1[0-3]"]) }
        )
        XCTAssertEqual(results.map(\.status), [0, 0])
        let examples = results.map { result in
            result.output.components(separatedBy: "\n").filter { $0.contains("sleeps") }.map { String($0.prefix(12)) }
        }
        XCTAssertEqual(examples[0], examples[1])
    }

    func testTheBundleItselfUnderstandsBazelsParts() throws {
        var seen: [String] = []
        for index in 0..<3 {
            let result = try FixtureProcess.run(
                "Green,Mixed,Traits",
                environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)"]
            )
            seen += result.events.compactMap { event in
                if case .exampleStarted(let example) = event { example.identifier } else { nil }
            }
        }
        XCTAssertEqual(seen.count, 16)
        XCTAssertEqual(Set(seen).count, 16)
        let bad = try FixtureProcess.run("Green", environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
        XCTAssertEqual(bad.status, 1)
        XCTAssertTrue(bad.output.contains("TEST_TOTAL_SHARDS=3: with TEST_SHARD_INDEX=3 there is no such shard"))
    }

    func testBazelsFileOfResults() throws {
        let file = runner.file("test.xml")
        _ = try runner.run("Green", environment: ["XML_OUTPUT_FILE": file, "TESTBRIDGE_TEST_ONLY": "awaits"])
        let xml = try String(contentsOfFile: file, encoding: .utf8)
        XCTAssertTrue(xml.contains("awaits"), xml)
        XCTAssertFalse(xml.contains("adds"), xml)
    }
}
