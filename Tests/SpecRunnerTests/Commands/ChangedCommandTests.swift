import XCTest

@testable import SpecRunner

/// `--changed` as a process, in a repository whose test target depends on one of two others.
final class ChangedCommandTests: RunnerProcessTestCase {
    private func run(_ arguments: String..., suites: String = "Green") throws -> RunnerProcess.Result {
        let script = "case \"$*\" in *dump-package) cat manifest.json ;; esac"
        try runner.start(suites, arguments, environment: ["PATH": try runner.environment(swift: script)["PATH"] ?? ""])
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

    private let classes = "final class GreenSpec: SpecCase {}\nprivate let limit = 3\n"

    /// Writes a file of specs and one beside it, commits both, and changes the first.
    private func makeSpecs(_ specs: String, beside other: String, then changed: String? = nil) throws {
        for (name, text) in [("GreenSpec", specs), ("Other", other)] {
            let path = runner.file("Tests/FixtureSuite/\(name).swift")
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try git("git add -A; git commit --allow-empty -qm specs")
        let text = changed ?? "// Changed.\n" + specs
        try text.write(toFile: runner.file("Tests/FixtureSuite/GreenSpec.swift"), atomically: true, encoding: .utf8)
    }

    func testAFileOfSpecsThatNoOtherNamesAffectsItsClassesOnly() throws {
        try makeRepository()
        try makeSpecs(classes, beside: "final class OtherSpec: SpecCase { let limit = \"EvergreenSpec\" }")
        let result = try run("--changed", suites: "Green,Mixed")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("\n3 examples in "), result.output)
        XCTAssertEqual(
            result.errors,
            "since HEAD, 1 file has changed, which can affect FixtureSuite (only GreenSpec)\n"
        )
        // What else has changed affects all.
        try git("echo 1 > Sources/A/A.swift")
        XCTAssertEqual(
            try run("--changed", "--list").errors,
            "since HEAD, 2 files have changed, which can affect FixtureSuite\n"
        )
    }

    func testOfManyClassesThreeAreNamed() throws {
        try makeRepository()
        for (count, names) in [(3, "ASpec, BSpec, CSpec"), (4, "ASpec, BSpec, CSpec and 1 more")] {
            let classes = "ABCD".prefix(count).map { "class \($0)Spec: SpecCase {}" }
            try makeSpecs(classes.joined(separator: "\n"), beside: "")
            XCTAssertEqual(
                try run("--changed", "--list").errors,
                "since HEAD, 1 file has changed, which can affect FixtureSuite (only \(names))\n"
                    + "nothing that changed since HEAD can affect an example: nothing runs\n"
            )
        }
    }

    func testAFileOfSpecsThatAnotherNamesAffectsItsTarget() throws {
        try makeRepository()
        for (specs, other, changed) in [
            (classes, "final class OtherSpec: GreenSpec {}", nil),
            (classes + "func shop() {}", "let a = shop()", nil),
            // Before the change, it declared what another file names.
            (classes + "func shop() {}", "let a = shop()", classes),
            (classes, "", classes + "extension String { var shop: Int { 3 } }"),
            (classes + "// beforeSuite", "", "class GreenSpec: SpecCase { override func spec() { beforeSuite {} } }"),
        ] as [(String, String, String?)] {
            try makeSpecs(specs, beside: other, then: changed)
            XCTAssertEqual(
                try run("--changed", "--list").errors,
                "since HEAD, 1 file has changed, which can affect FixtureSuite\n",
                specs
            )
        }
    }

    func testAFileOfSpecsThatIsGoneAffectsNothing() throws {
        try makeRepository()
        try makeSpecs(classes, beside: "")
        try git("rm Tests/FixtureSuite/GreenSpec.swift")
        let result = try run("--changed")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.errors,
            "since HEAD, 1 file has changed, which can affect no test target\n"
                + "nothing that changed since HEAD can affect an example: nothing runs\n"
        )
    }

    func testSourcesThatGitTakesForUnchangedAreNamed() throws {
        try makeRepository()
        try git(
            """
            touch Sources/A/C.swift Sources/A/gone.swift Sources/A/x.log; git add -A; git commit -qm more
            git update-index --assume-unchanged Sources/A/C.swift Sources/A/x.log
            echo 1 > Sources/A/C.swift; echo 1 > Sources/A/x.log; echo 1 > Sources/B/B.swift
            """
        )
        let hidden = "but an option of `git update-index` hides"
        XCTAssertTrue(
            try run("--changed").errors.contains(
                "\ntargets read C.swift, \(hidden) it: no example runs for its changes\n"
            )
        )
        try git("git update-index --skip-worktree Sources/A/C.swift Sources/A/gone.swift; rm Sources/A/gone.swift")
        XCTAssertTrue(
            try run("--changed").errors.contains(
                "\ntargets read C.swift, \(hidden) it: no example runs for its changes\n"
            )
        )
        // Git marks a file with both options otherwise than one with the second alone.
        try git("git update-index --no-assume-unchanged Sources/A/C.swift")
        XCTAssertTrue(try run("--changed").errors.contains("\ntargets read C.swift, \(hidden) it"))
        try git("git update-index --no-skip-worktree Sources/A/C.swift")
        XCTAssertFalse(try run("--changed").errors.contains("update-index"))
    }

    func testSourcesThatGitIgnoresAreNamed() throws {
        try makeRepository()
        try git(
            """
            printf '*.gen.swift\\n*.log\\n' > Sources/.gitignore; git add -A; git commit -qm ignored
            touch Sources/A/x.gen.swift Sources/B/x.log Sources/x.gen.swift; echo 1 > Sources/B/B.swift
            """
        )
        XCTAssertEqual(
            try run("--changed").errors,
            "since HEAD, 1 file has changed, which can affect no test target\n"
                + "targets read x.gen.swift, but git ignores it: no example runs for its changes\n"
                + "nothing that changed since HEAD can affect an example: nothing runs\n"
        )
        try git("touch Sources/A/y.gen.swift Sources/A/.y.gen.swift Sources/A/y.log")
        XCTAssertTrue(
            try run("--changed").errors.contains(
                "\ntargets read x.gen.swift, y.gen.swift, but git ignores them: no example runs for their changes\n"
            )
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
