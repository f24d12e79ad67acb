import XCTest

/// How the runner builds a package. A script stands in for `swift`.
final class BuildTests: RunnerProcessTestCase {
    func testTheBundleThatWasBuiltIsRun() throws {
        let script = """
            case "$*" in
                *--show-bin-path) echo "$PWD/products" ;;
                *) echo "swift $*"; mkdir -p products; ln -s \(FixtureProcess.path) products/aPackageTests.xctest ;;
            esac
            """
        let result = try runner.run(nil, "--format", "dots", environment: try runner.environment(swift: script))
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "swift build --build-tests --quiet\n")
        XCTAssertTrue(result.output.contains("3 examples in "), result.output)
    }

    func testOptionsOfTheBuildThatAreGivenSeveralTimesAreAllHandedOn() throws {
        let arguments = ["--sanitize", "-Xswiftc", "-Xlinker", "-Xcc", "-Xcxx"].flatMap { [$0, "a", $0, "b"] }
        let result = try runner.run(nil, arguments, environment: try runner.environment(swift: "exit 1"))
        XCTAssertEqual(
            result.errors,
            "error: `swift build --build-tests \(arguments.joined(separator: " ")) --quiet` failed; see above\n"
        )
    }

    func testAPackageWithTestsButWithoutExamplesEndsTheRun() throws {
        let script = """
            case "$*" in
                *--show-bin-path) echo "$PWD/products" ;;
                *) mkdir -p products; ln -s \(FixtureProcess.path) products/aPackageTests.xctest ;;
            esac
            """
        let environment = try runner.environment(swift: script).merging(["FIXTURE": "Plain"]) { $1 }
        let result = try runner.run(nil, environment: environment)
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(
            result.errors,
            "error: the package has no examples: no class in its test targets inherits from SpecCase and declares any; "
                + "`swift test` runs tests of XCTest and of Swift Testing\n"
        )
    }

    func testABuildThatFailsEndsTheRun() throws {
        let result = try runner.run(nil, environment: try runner.environment(swift: "echo broken >&2; exit 1"))
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "broken\nerror: `swift build --build-tests --quiet` failed; see above\n")
    }

    func testAMessageOfTheCompilerIsPrintedOnce() throws {
        let script =
            "for i in 1 2 3; do printf '/p/A.swift:1:2: error: no\\n1 | a\\n'; done; printf 'half a line'; exit 1"
        let result = try runner.run(nil, environment: try runner.environment(swift: script))
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "half a line\n/p/A.swift:1:2: error: no\n1 | a\n"
                + "error: `swift build --build-tests --quiet` failed; see above\n"
        )
    }

    func testWhatABuildLeavesRunningIsNotWaitedFor() throws {
        let script = """
            case "$*" in
                *--show-bin-path) echo "$PWD/products" ;;
                *) sleep 600 & echo $! >left; mkdir -p products; ln -s \(FixtureProcess.path) products/aPackageTests.xctest ;;
            esac
            """
        let result = try runner.run(nil, "--format", "none", environment: try runner.environment(swift: script))
        XCTAssertEqual(result.status, 0, result.errors)
        let left = try XCTUnwrap(pid_t(runner.text("left").trimmingCharacters(in: .newlines)))
        XCTAssertEqual(kill(left, SIGKILL), 0, "it has ended")
    }

    func testAFolderOfProductsThatSwiftDoesNotTellEndsTheRun() throws {
        let script = "case \"$*\" in *--show-bin-path) echo none >&2; exit 1 ;; esac"
        let result = try runner.run(nil, environment: try runner.environment(swift: script))
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "none\nerror: `swift build --show-bin-path` failed; see above\n")
    }

    func testAPackageWithoutTestsEndsTheRun() throws {
        let result = try runner.run(nil, environment: try runner.environment(swift: "echo $PWD/products"))
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.errors.hasSuffix("/products: the package has no test target\n"), result.errors)
    }

    func testAnInterruptedBuildIsEnded() throws {
        for (script, mark, grace) in [
            ("trap 'touch interrupted; exit 130' INT; touch began; while :; do sleep 0.05; done", "interrupted", "30"),
            ("trap ': > ignored' INT; touch began; while :; do sleep 0.05; done", "ignored", "1"),
        ] {
            let environment = try runner.environment(swift: script)
            try runner.start(nil, ["--grace-period", grace], environment: environment)
            while !FileManager.default.fileExists(atPath: runner.file("began")), runner.isRunning { usleep(5000) }
            try FileManager.default.removeItem(atPath: runner.file("began"))
            runner.send(SIGTERM)
            let result = runner.result()
            XCTAssertFalse(result.wasKilled)
            XCTAssertEqual(result.status, 128 + SIGTERM)
            XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file(mark)), mark)
            XCTAssertEqual(
                result.errors,
                "error: stopped by SIGTERM while `swift build --build-tests --quiet` was running\n"
            )
        }
    }
}
