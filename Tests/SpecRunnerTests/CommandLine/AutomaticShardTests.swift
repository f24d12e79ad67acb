import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// `--shard auto`, with the variables of each service.
final class AutomaticShardTests: XCTestCase {
    private func text(_ environment: [String: String], of count: Int? = nil) -> String {
        do {
            return try AutomaticShard.find(in: environment, of: count).text
        } catch {
            return "\(error)"
        }
    }

    func testEachServiceTellsTheShard() {
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]),
            "shard 2/3, from CI_NODE_INDEX=2 and CI_NODE_TOTAL=3 (GitLab)"
        )
        XCTAssertEqual(
            text(["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"]),
            "shard 2/3, from CIRCLE_NODE_INDEX=1 and CIRCLE_NODE_TOTAL=3 (CircleCI)"
        )
        XCTAssertEqual(
            text(["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"]),
            "shard 1/2, from BUILDKITE_PARALLEL_JOB=0 and BUILDKITE_PARALLEL_JOB_COUNT=2 (Buildkite)"
        )
        XCTAssertEqual(
            text(["JOB_COMPLETION_INDEX": "4"], of: 5),
            "shard 5/5, from JOB_COMPLETION_INDEX=4 and --shard auto/5 (Kubernetes)"
        )
        XCTAssertEqual(
            text(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]),
            "shard 1/4, from TEST_SHARD_INDEX=0 and TEST_TOTAL_SHARDS=4 (Bazel)"
        )
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], of: 3),
            "shard 2/3, from CI_NODE_INDEX=2 and CI_NODE_TOTAL=3 (GitLab)"
        )
    }

    func testAJobOfGitLabThatIsNotParallelRunsAll() {
        XCTAssertEqual(text(["CI_NODE_TOTAL": "1"]), "shard 1/1, from CI_NODE_TOTAL=1 (GitLab)")
        XCTAssertEqual(
            text(["CI_NODE_TOTAL": "1", "JOB_COMPLETION_INDEX": "1"], of: 2),
            "shard 2/2, from JOB_COMPLETION_INDEX=1 and --shard auto/2 (Kubernetes)"
        )
    }

    func testTwoThatAgreeAreOne() {
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"]),
            "shard 2/3, from CI_NODE_INDEX=2 and CI_NODE_TOTAL=3 (GitLab)"
        )
    }

    func testTwoThatDisagreeAreAnError() {
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]),
            "--shard auto: CI_NODE_INDEX=2 and CI_NODE_TOTAL=3 (GitLab) is shard 2/3, but "
                + "TEST_SHARD_INDEX=0 and TEST_TOTAL_SHARDS=3 (Bazel) is 1/3; "
                + "give the shard itself, such as --shard 2/3"
        )
    }

    func testNothingFoundIsAnError() {
        let message =
            "--shard auto: no variable of a CI service tells the shard; known are CI_NODE_INDEX (GitLab), "
            + "CIRCLE_NODE_INDEX (CircleCI), BUILDKITE_PARALLEL_JOB (Buildkite), JOB_COMPLETION_INDEX (Kubernetes), "
            + "TEST_SHARD_INDEX (Bazel); give the shard itself, such as --shard 2/3"
        XCTAssertEqual(text([:]), message)
        XCTAssertEqual(text(["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""]), message)
        XCTAssertEqual(text([:], of: 3), message)
    }

    func testAShardThatCannotBeIsAnError() {
        XCTAssertEqual(
            text(["JOB_COMPLETION_INDEX": "2"]),
            "--shard auto: JOB_COMPLETION_INDEX=2 (Kubernetes) tells which shard this is, but not of how many; "
                + "give their number, such as --shard auto/5"
        )
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "1"]),
            "--shard auto: CI_NODE_INDEX=1 (GitLab) tells which shard this is, but not of how many; "
                + "give their number, such as --shard auto/5"
        )
        XCTAssertEqual(
            text(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], of: 4),
            "--shard auto/4: CI_NODE_INDEX=1 and CI_NODE_TOTAL=3 (GitLab) tells of 3 shards; write --shard auto"
        )
        for index in ["0", "4", "x", "-9223372036854775808", "9223372036854775807"] {
            XCTAssertEqual(
                text(["CI_NODE_INDEX": index, "CI_NODE_TOTAL": "3"]),
                "--shard auto: CI_NODE_INDEX=\(index) and CI_NODE_TOTAL=3 (GitLab) is no shard: "
                    + "CI_NODE_INDEX has to be from 1 to 3"
            )
        }
        XCTAssertEqual(
            text(["CIRCLE_NODE_TOTAL": "3"]),
            "--shard auto: CIRCLE_NODE_TOTAL=3 (CircleCI) is no shard: CIRCLE_NODE_INDEX has to be from 0 to 2"
        )
        for total in ["0", "x", "-1"] {
            XCTAssertEqual(
                text(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": total]),
                "--shard auto: CI_NODE_INDEX=1 and CI_NODE_TOTAL=\(total) (GitLab) is no shard: "
                    + "CI_NODE_TOTAL has to be 1 or greater"
            )
        }
    }
}

/// `--shard auto` of the runner as a process.
final class AutomaticShardProcessTests: RunnerProcessTestCase {
    /// Without the variables of the machine that runs the tests.
    private let none = Dictionary(
        uniqueKeysWithValues: AutomaticShard.services.flatMap {
            [$0.indexVariable, $0.countVariable].compactMap(\.self)
        }
        .map { ($0, "") }
    )

    func testTheShardIsPrintedAndRun() throws {
        var names: [Substring] = []
        for index in 0..<2 {
            let environment = none.merging(["CIRCLE_NODE_INDEX": "\(index)", "CIRCLE_NODE_TOTAL": "2"]) { $1 }
            let result = try runner.run("Green", "--shard", "auto", "--list", environment: environment)
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(
                result.errors,
                "shard \(index + 1)/2, from CIRCLE_NODE_INDEX=\(index) and CIRCLE_NODE_TOTAL=2 (CircleCI)\n"
            )
            names += result.output.split(separator: "\n")
        }
        XCTAssertEqual(names.count, 3)
    }

    func testBazelIsToldThatTheShardsAreHeeded() throws {
        let environment = none.merging([
            "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": runner.file("status"),
        ]) { $1 }
        let result = try runner.run("Green", "--shard", "auto", environment: environment)
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("\n1 example in "), result.output)
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file("status")))
    }

    func testNothingFoundEndsTheRun() throws {
        let result = try runner.run("Green", "--shard=auto", environment: none)
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.hasPrefix("error: --shard auto: no variable of a CI service tells"), result.errors)
        XCTAssertEqual(result.output, "")
    }
}
