import Foundation
import SpecEvents
import TestSupport
import XCTest

/// What a bundle reports about spec classes that XCTest does not know.
final class BundleDiscoveryTests: SharedTestCase {
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
        XCTAssertTrue(others.contains("the discovery plugin did not see that they inherit"), others)
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

    func testAnExpectationWithoutAMatcherFailsTheRun() throws {
        let result = try FixtureProcess.run("Green", arguments: [], environment: ["FIXTURE_BARE": "1"])
        XCTAssertEqual(result.status, 1)
        let failures = result.output.split(separator: "\n").filter { $0.contains("without a matcher") }
        XCTAssertEqual(
            failures,
            [
                "GreenSpec.swift:9: error: `expect` without a matcher",
                "OtherSpec.swift:2: error: `expecta` without a matcher",
            ]
        )
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
}
