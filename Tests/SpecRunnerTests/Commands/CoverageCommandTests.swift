import XCTest

@testable import SpecRunner

/// `--coverage` in a runner process, with scripts that stand in for `swift` and the tools of its toolchain.
final class CoverageCommandTests: RunnerProcessTestCase {
    private let swift = """
        case "$*" in
            -print-target-info) echo "{\\"paths\\": {\\"runtimeResourcePath\\": \\"$PWD/toolchain/lib/swift\\"}}" ;;
            *dump-package) cat manifest.json ;;
            *--show-bin-path) echo "$PWD/.build/products"; echo "$*" > .build/asked ;;
            *) echo "swift $*"; echo "$LLVM_PROFILE_FILE" > .build/build-profile ;;
        esac
        """

    private var folder: String { WorkingFolder("/").realPath(of: runner.folder.path) ?? "" }

    /// The report of the script that stands in for llvm-cov. It contains a target, its tests, and a generated file.
    private var report: String {
        ["Sources/A/A.swift", "Tests/FixtureSuite/S.swift", ".build/derived/x.swift"]
            .map { "SF:\(folder)/\($0)\nLF:4\nLH:3\nend_of_record\n" }.joined()
    }

    private func makeTool(_ name: String, _ script: String) throws {
        let file = runner.folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func makePackage(writesProfiles: Bool = true, cov: String = "cat .build/report") throws {
        try #"""
        {"dependencies": [], "products": [], "targets": [
            {"name": "A", "type": "regular", "path": "Sources/A", "dependencies": []},
            {"name": "FixtureSuite", "type": "test", "dependencies": []}
        ]}
        """#.write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        try report.write(toFile: runner.file(".build/report"), atomically: true, encoding: .utf8)
        let profile = #"touch "$(echo "$LLVM_PROFILE_FILE" | sed "s/%p/$$/; s/%m/1/")""#
        let bundle = "\(writesProfiles ? profile : "")\nexec \(FixtureProcess.path) \"$@\""
        try makeTool(".build/products/aPackageTests.xctest", bundle)
        try makeTool(
            "toolchain/bin/llvm-profdata",
            "echo \"$*\" > .build/merge; cat \"$5\" > .build/profiles; touch \"$7\""
        )
        try makeTool("toolchain/bin/llvm-cov", "echo \"$*\" > .build/export; \(cov)")
    }

    private func run(_ suites: String, _ arguments: String...) throws -> RunnerProcess.Result {
        let environment = try runner.environment(swift: swift).merging(["FIXTURE": suites]) { $1 }
        return try runner.run(
            nil,
            ["--coverage", "cov.lcov", "--format", "dots"] + arguments,
            environment: environment
        )
    }

    private var filesHere: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: runner.folder.path)) ?? []).sorted()
    }

    func testEachProcessHasAProfileAndTheReportOfThePackageIsWrittenAndNothingElseIsLeft() throws {
        try makePackage()
        let result = try run("Sleepy", "--jobs", "2")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.errors,
            "swift build --build-tests --scratch-path \(folder)/.build/coverage --enable-code-coverage --quiet\n"
        )
        XCTAssertTrue(
            result.output.contains(/40 examples in .* s\n\nCoverage:\n  A  75\.0 %  3 of 4 lines\n$/),
            result.output
        )
        XCTAssertEqual(
            runner.text("cov.lcov"),
            report.components(separatedBy: "SF:").prefix(2).joined(separator: "SF:")
        )
        XCTAssertEqual(filesHere, [".build", "bin", "cov.lcov", "err", "manifest.json", "out", "tmp", "toolchain"])
        XCTAssertEqual(runner.leftFiles, [])
        let profiles = runner.text(".build/profiles").split(separator: "\n")
        XCTAssertGreaterThan(profiles.count, 2)
        XCTAssertEqual(Set(profiles).count, profiles.count)
        let folders = Set(profiles.map { URL(fileURLWithPath: String($0)).deletingLastPathComponent().path })
        XCTAssertEqual(folders.count, 1)
        XCTAssertTrue(folders.allSatisfy { $0.hasPrefix(runner.temporaryFolder.path) }, "\(folders)")
        let build = URL(fileURLWithPath: runner.text(".build/build-profile").trimmingCharacters(in: .newlines))
        XCTAssertTrue(build.path.hasPrefix(runner.temporaryFolder.path), build.path)
        XCTAssertFalse(folders.contains(build.deletingLastPathComponent().path))
        XCTAssertTrue(
            runner.text(".build/merge").hasPrefix("merge -sparse -failure-mode=all -f "),
            runner.text(".build/merge")
        )
        XCTAssertTrue(
            runner.text(".build/export").contains(/^export -format=lcov -instr-profile=.*\.profdata .*\.xctest\n$/),
            runner.text(".build/export")
        )
    }

    func testABuildForCoverageLeavesThatOfOtherRunsAsItIs() throws {
        try makePackage()
        XCTAssertEqual(try run("Green", "--scratch-path", "mine", "-c", "release").status, 0)
        XCTAssertEqual(
            runner.text("err"),
            "swift build --build-tests --scratch-path mine --configuration release --scratch-path mine/coverage "
                + "--enable-code-coverage --quiet\n"
        )
        XCTAssertEqual(
            runner.text(".build/asked"),
            "build --scratch-path mine --configuration release --scratch-path mine/coverage --enable-code-coverage "
                + "--show-bin-path\n"
        )
    }

    func testTheLibrariesOfSeveralBundlesAreOneReport() throws {
        try makePackage()
        let profile = #"touch "$(echo "$LLVM_PROFILE_FILE" | sed "s/%p/$$/; s/%m/1/")""#
        for suites in ["Green", "Nested"] {
            let script = "\(profile)\nFIXTURE=\(suites) exec \(FixtureProcess.path) \"$@\""
            try makeTool(".build/products/\(suites)-test-runner", script)
            try makeTool(".build/products/\(suites).so", "# $s4Spec0A4CaseC")
        }
        try FileManager.default.removeItem(atPath: runner.file(".build/products/aPackageTests.xctest"))
        try #"""
        {"name": "a", "dependencies": [], "products": [], "targets": [
            {"name": "A", "type": "regular", "path": "Sources/A", "dependencies": []},
            {"name": "Green", "type": "test", "dependencies": []}, {"name": "Nested", "type": "test", "dependencies": []}
        ]}
        """#.write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
        let result = try run("", "--build-system", "swiftbuild")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.errors,
            "swift build --build-tests --build-system swiftbuild --scratch-path \(self.folder)/.build/coverage "
                + "--enable-code-coverage --quiet\n"
        )
        XCTAssertEqual(runner.text(".build/profiles").split(separator: "\n").count, 2)
        let folder = WorkingFolder("/").realPath(of: runner.file(".build/products")) ?? ""
        XCTAssertTrue(
            runner.text(".build/export").hasSuffix(".profdata \(folder)/Green.so -object \(folder)/Nested.so\n"),
            runner.text(".build/export")
        )
    }

    func testFailuresDoNotKeepItFromBeingWritten() throws {
        try makePackage()
        let result = try run("Deadly")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.hasSuffix("Coverage:\n  A  75.0 %  3 of 4 lines\n"), result.output)
        XCTAssertTrue(
            result.errors.contains(
                /note: \d test process(es were| was) killed before the coverage was written: what ran in such a process does not count\n/
            ),
            result.errors
        )
    }

    func testRepeatedRunsAreOneReport() throws {
        try makePackage()
        let result = try run("Green", "--repeat", "2")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output.components(separatedBy: "Coverage:").count, 2, result.output)
    }

    func testProcessesThatWereKilledInRepeatedRunsAreCounted() throws {
        try makePackage()
        let result = try run("Deadly", "--repeat", "2", "--filter", "traps")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.hasSuffix(
                "note: 2 test processes were killed before the coverage was written: what ran in such a process does not count\n"
            ),
            result.errors
        )
    }

    func testWhatIsMissingIsNamed() throws {
        try makePackage(writesProfiles: false)
        let without = try run("Green")
        XCTAssertEqual(without.status, 2)
        XCTAssertTrue(without.output.contains("3 examples in "), without.output)
        XCTAssertTrue(
            without.errors.hasSuffix(
                "error: --coverage: no test process wrote a profile, so there is no coverage to report\n"
            ),
            without.errors
        )
        try makePackage()
        try FileManager.default.removeItem(atPath: runner.file("toolchain/bin/llvm-cov"))
        let folder = WorkingFolder("/").realPath(of: runner.folder.path) ?? ""
        XCTAssertTrue(
            try run("Green").errors.hasSuffix(
                "error: --coverage needs llvm-cov of the Swift toolchain, which is not at \(folder)/toolchain/bin/llvm-cov\n"
            ),
            runner.text("err")
        )
    }

    func testAToolThatHangsIsKilledAtTheLimit() throws {
        try makePackage(cov: "sleep 30")
        let result = try run("Green", "--time-limit", "0.5")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(
            result.errors.hasSuffix(" took longer than 0.5 s; the runner killed it (--time-limit)\n"),
            result.errors
        )
    }

    func testAFileThatCannotBeWrittenIsRefusedBeforeTheBuild() throws {
        try makePackage()
        let result = try runner.run(
            nil,
            "--coverage",
            "no/such/folder",
            environment: try runner.environment(swift: swift)
        )
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "error: --coverage no/such/folder cannot be written: No such file or directory\n")
    }
}
