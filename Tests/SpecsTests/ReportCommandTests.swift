import Foundation
import SpecEvents
import XCTest

@testable import specs

/// `report`, and what is printed beside the documentation.
final class ReportCommandTests: RunnerProcessTestCase {
    private let example = ExampleIdentity(identifier: "M.FooSpec/a", names: ["a"], location: nil)

    /// The report of a recording that consists of these events and of some more text.
    private func report(_ events: [Event], _ rest: String = "") throws -> RunnerProcess.Result {
        let text = events.lines + rest
        try text.write(to: URL(fileURLWithPath: runner.file("events")), atomically: true, encoding: .utf8)
        return try runner.run(nil, "report", runner.file("events"))
    }

    private var passed: [Event] {
        [
            .runStarted(exampleCount: 1), .exampleStarted(example),
            .exampleFinished(example, ExampleResult(status: .passed, duration: 0)),
        ]
    }

    func testAWholeRecordingIsGreen() throws {
        let result = try report(passed + [.runFinished])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.output, "✓ a\n\n1 example in 0.00 s\n")
    }

    func testARecordingThatDoesNotEndIsNotGreen() throws {
        let result = try report(passed)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errors,
            "warning: \(runner.file("events")) tells of a run that did not come to its end\n"
        )
    }

    func testHalfALineAtTheEndIsPassedOver() throws {
        let result = try report(passed, "{\"event\":\"exampleSta")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasPrefix("✓ a\n"), result.output)
        XCTAssertEqual(try report(passed, "{\"event\":\"runFinished\"}").status, 0)
    }

    func testALineThatIsNoEventIsNamed() throws {
        let result = try report(passed, "nonsense\n{\"event\":\"runFinished\"}\n")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            """
            error: \(runner.file("events")):4: no event: not the JSON of an event at byte 1; \
            the file has to be one that --events or SPEC_EVENTS wrote

            """
        )
    }

    func testFewRepetitionsAreNamedAndManyAreCounted() throws {
        let examples = (1...12).map { ExampleIdentity(identifier: "M.FooSpec/\($0)", names: ["\($0)"], location: nil) }
        let run = examples.flatMap { example -> [Event] in
            [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: .passed, duration: 0))]
        }
        let result = try report([.runStarted(exampleCount: 12)] + run + run + [.runFinished])
        XCTAssertEqual(result.status, 0)
        let lines = result.errors.split(separator: "\n")
        XCTAssertEqual(lines.count, 11)
        XCTAssertTrue(lines.first?.hasPrefix("warning: 1 was run more than once: in ") == true, result.errors)
        XCTAssertEqual(lines.last, "warning: 2 more examples were run more than once")
    }

    func testTheSlowestAreNamedIfSomebodyAsks() throws {
        let some = try runner.run("Green", "--slowest", "1")
        XCTAssertTrue(some.output.contains("\nThe slowest 1 example"), some.output)
        XCTAssertFalse(try runner.run("Green").output.contains("\nThe slowest 1 example"))
    }

    func testGitHubGetsAnnotations() throws {
        let annotation = "::error file="
        let there = try runner.run("Mixed", environment: ["GITHUB_ACTIONS": "true"])
        XCTAssertTrue(there.output.contains(annotation), there.output)
        XCTAssertFalse(try runner.run("Mixed").output.contains(annotation))
    }
}

/// What Bazel asks for, and what the command line asked for before.
final class BazelTests: XCTestCase {
    private let environment = [
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1", "TESTBRIDGE_TEST_ONLY": "filter", "XML_OUTPUT_FILE": "a.xml",
    ]

    private func options(_ arguments: String..., environment: [String: String]? = nil) throws -> Options {
        var options = try OptionParser.options(from: arguments)
        try Bazel.apply(environment ?? self.environment, to: &options)
        return options
    }

    func testTheEnvironmentIsFollowed() throws {
        let options = try options()
        XCTAssertEqual(options.shard, Shard(number: 2, of: 4))
        XCTAssertEqual(options.request.filter, "filter")
        XCTAssertEqual(options.files, [.junit: "a.xml"])
    }

    func testTheCommandLineComesFirst() throws {
        let options = try options("--shard", "3/3", "--filter", "mine", "--junit", "b.xml")
        XCTAssertEqual(options.shard, Shard(number: 3, of: 3))
        XCTAssertEqual(options.request.filter, "mine")
        XCTAssertEqual(options.files, [.junit: "b.xml"])
    }

    func testEmptyVariablesAskForNothing() throws {
        XCTAssertEqual(try options(environment: environment.mapValues { _ in "" }), Options())
    }

    func testAStatusFileThatCannotBeWrittenIsRefused() {
        let variables = environment.merging(["TEST_SHARD_STATUS_FILE": "/no/such/file"]) { $1 }
        XCTAssertThrowsError(try options(environment: variables)) { error in
            XCTAssertEqual("\(error)", "TEST_SHARD_STATUS_FILE=/no/such/file cannot be written")
        }
    }
}

/// The verdict on examples that ran several times.
final class RepetitionTests: XCTestCase {
    private func verdict(_ results: [ExampleResult]) -> String {
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        var repetition = Repetition()
        results.forEach { repetition.count(example, $0) }
        return repetition.verdict
    }

    private let passed = ExampleResult(status: .passed, duration: 0)
    private let failed = ExampleResult(status: .failed, duration: 0)
    private let skipped = ExampleResult(status: .skipped, duration: 0)
    private var retried: ExampleResult {
        var result = passed
        result.earlierAttempts = [[]]
        return result
    }

    func testTheVerdict() {
        let allIsWell = "Every example passed every time, at its first attempt.\n"
        XCTAssertEqual(verdict([passed, passed]), allIsWell)
        XCTAssertEqual(verdict([skipped, skipped]), allIsWell)
        XCTAssertEqual(verdict([failed, failed]), "a always fails: failed 2 of 2 times\n")
        XCTAssertEqual(verdict([failed, skipped]), "a always fails: failed 1 of 1 times\n")
        XCTAssertEqual(verdict([failed, passed, skipped]), "a is flaky: failed 1 of 2 times\n")
        XCTAssertEqual(verdict([retried, passed]), "a is flaky: failed 0, passed on a retry 1 of 2 times\n")
        XCTAssertEqual(verdict([retried, failed]), "a is flaky: failed 1, passed on a retry 1 of 2 times\n")
    }

    func testTheVerdictOnSeveralIsSortedByTheirNames() {
        var repetition = Repetition()
        for name in (0..<10).map({ "\($0)" }).shuffled() {
            repetition.count(ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil), failed)
        }
        XCTAssertEqual(
            repetition.verdict,
            (0..<10).map { "\($0) always fails: failed 1 of 1 times\n" }.joined()
        )
    }
}
