import Foundation
import XCTest

@testable import SpecRunner

/// `--changed` as a process, in a repository whose test target depends on one of two others.
final class ChangedCommandTests: RunnerProcessTestCase {
    private func run(_ arguments: String...) throws -> RunnerProcess.Result {
        let script = "case \"$*\" in *dump-package) cat manifest.json ;; esac"
        let environment = try runner.environment(swift: script).merging(["FIXTURE": "Green"]) { $1 }
        try runner.start("Green", arguments, environment: environment)
        return runner.result()
    }

    private func git(_ script: String) throws {
        let variables = ["AUTHOR", "COMMITTER"].flatMap { [("GIT_\($0)_NAME", "a"), ("GIT_\($0)_EMAIL", "a@b")] }
        let environment = Dictionary(uniqueKeysWithValues: variables + [("GIT_CONFIG_GLOBAL", "/dev/null")])
        let tool = Tool(
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            limit: .seconds(60)
        )
        _ = try tool.output(of: ["sh", "-ec", "cd '\(runner.folder.path)'\n\(script)"])
    }

    private func makeRepository() throws {
        try """
        {
            "dependencies": [], "products": [],
            "targets": [
                {"name": "A", "type": "regular", "dependencies": []},
                {"name": "B", "type": "regular", "dependencies": []},
                {"name": "FixtureSuite", "type": "test", "dependencies": [{"byName": ["A", null]}]}
            ]
        }
        """
        .write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        try git(
            """
            git init -q .; printf '/*\\n!/Sources\\n!/Tests\\n' > .gitignore
            mkdir -p Sources/A Sources/B Tests/FixtureSuite
            touch Sources/A/A.swift Sources/B/B.swift Tests/FixtureSuite/S.swift Sources/README.md
            git add -A; git commit -qm one
            """
        )
    }

    func testWhatAChangeCanAffectRuns() throws {
        try makeRepository()
        try git("echo 1 > Sources/A/A.swift")
        let result = try run("--changed")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("\n3 examples in "), result.output)
        XCTAssertEqual(result.errors, "since HEAD, 1 file has changed, which can affect FixtureSuite\n")
        try git("git commit -qam two")
        XCTAssertEqual(
            try run("--changed", "HEAD~1", "--list").errors,
            "since HEAD~1, 1 file has changed, which can affect FixtureSuite\n"
        )
    }

    func testWhatNothingDependsOnRunsNothingAndIsNoError() throws {
        try makeRepository()
        try git("echo 1 > Sources/B/B.swift; echo 1 > Sources/README.md")
        let result = try run("--changed")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.output.contains("0 examples in "), result.output)
        XCTAssertEqual(
            result.errors,
            "since HEAD, 2 files have changed, which can affect no test target\n"
                + "README.md is in no target: examples that read such files by path do not run for them\n"
                + "nothing that changed since HEAD can affect an example: nothing runs\n"
        )
    }

    func testWhatGitDoesNotKnowEndsTheRun() throws {
        let without = try run("--changed")
        XCTAssertEqual(without.status, 2)
        let root = try XCTUnwrap(WorkingFolder("/").realPath(of: runner.folder.path))
        try "{}".write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        XCTAssertEqual(
            try run("--changed").errors,
            "error: `swift package dump-package` printed no manifest that the runner can read, for \(root)\n"
        )
        try makeRepository()
        let unknown = try run("--changed=nope")
        XCTAssertEqual(unknown.status, 2)
        XCTAssertTrue(unknown.errors.hasPrefix("fatal: bad revision 'nope'\nerror: `git -C "), unknown.errors)
        try git("rm -rf .git")
        let outside = try run("--changed")
        XCTAssertEqual(outside.status, 2)
        XCTAssertEqual(
            outside.errors,
            "error: --changed compares with a commit, but git finds no repository at \(root)\n"
        )
    }
}
