import TestSupport
import XCTest

@testable import SpecRunner

/// Packages in which each test target has its own executable. A script stands in for `swift`.
final class SwiftBuildTests: RunnerProcessTestCase {
    private let swift = #"""
        case "$*" in
            *dump-package) echo "SPECS=$SPECS" >> asked; cat manifest.json ;;
            *--show-bin-path) echo "$PWD/products" ;;
            *) echo "SPECS=$SPECS swift $*" ;;
        esac
        """#

    /// Creates the products and the folder of a test target.
    private func makeTarget(_ suites: String, knowsSpec: Bool = true) throws {
        for folder in ["products", "Tests/\(suites)"] {
            try FileManager.default.createDirectory(atPath: runner.file(folder), withIntermediateDirectories: true)
        }
        _ = try runner.makeBundle(of: suites, "echo \(suites) >> started")
        try FileManager.default.moveItem(
            atPath: runner.file("\(suites)Bundle"),
            toPath: runner.file("products/\(suites)-test-runner")
        )
        let symbols = knowsSpec ? "\0$s4Spec0A4CaseCN\0" : "\0$s6XCTest0A4CaseCN\0"
        try symbols.write(toFile: runner.file("products/\(suites).so"), atomically: true, encoding: .utf8)
    }

    /// Writes a manifest with a dependency that does not exist, because nothing needs to read the dependency.
    private func makeManifest(of targets: String...) throws {
        let targets = targets.map { #"{"name": "\#($0)", "type": "test", "dependencies": []}"# }
        try """
        {
            "name": "A", "dependencies": [{"fileSystem": [{"path": "/nowhere"}]}], "products": [],
            "targets": [\(targets.joined(separator: ","))]
        }
        """
        .write(toFile: runner.file("manifest.json"), atomically: true, encoding: .utf8)
    }

    private func specs(_ arguments: String...) throws -> RunnerProcess.Result {
        try runner.run(
            nil,
            ["--build-system", "swiftbuild"] + arguments,
            environment: try runner.environment(swift: swift)
        )
    }

    func testAllProductsAreOneRunInTheOrderOfTheirNames() throws {
        try makeTarget("Nested")
        try makeTarget("Green")
        try makeManifest(of: "Nested", "Green")
        let result = try specs("--format", "dots")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.hasPrefix(".....\n\n5 examples in "), result.output)
        XCTAssertEqual(result.errors, "SPECS=1 swift build --build-tests --build-system swiftbuild --quiet\n")
        let list = try specs("--list").output
        XCTAssertTrue(list.hasPrefix("GreenSpec") && list.hasSuffix("NestedSpec › is nested, too\n"), list)
    }

    func testAProductOfATargetThatIsGoneIsNotRun() throws {
        try makeTarget("Mixed")
        try makeTarget("Green")
        try makeManifest(of: "Green")
        let result = try specs("--format", "dots")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.hasPrefix("...\n\n3 examples in "), result.output)
        try FileManager.default.removeItem(atPath: runner.file("products/Green-test-runner"))
        let none = try specs()
        XCTAssertEqual(none.status, 2)
        XCTAssertTrue(none.errors.hasSuffix("/products: the package has no test target\n"), none.errors)
    }

    func testATargetWithoutSpecsIsNotStarted() throws {
        try makeTarget("Ownerless", knowsSpec: false)
        try makeTarget("Green")
        try makeManifest(of: "Green", "Ownerless")
        XCTAssertEqual(try specs("--format", "dots").status, 0)
        XCTAssertEqual(runner.text("started"), "Green\n")
        try makeManifest(of: "Ownerless")
        let result = try specs()
        XCTAssertEqual(result.status, 3)
        XCTAssertTrue(
            result.errors.hasSuffix(
                "\nerror: the package has no examples: no class in its test targets inherits from SpecCase and declares any; "
                    + "`swift test` runs tests of XCTest and of Swift Testing\n"
            ),
            result.errors
        )
        XCTAssertEqual(runner.text("started"), "Green\n")
    }

    func testOnlyTheTargetsOfThePlacesAreBuiltAndRun() throws {
        for suites in ["Nested", "Green", "Mixed"] { try makeTarget(suites) }
        try makeManifest(of: "Nested", "Green", "Mixed")
        // The fixture declares all of its examples in a single folder, so none are found in the target's folder.
        let one = try specs("Tests/Green")
        XCTAssertEqual(one.status, 2)
        XCTAssertTrue(
            one.errors.hasPrefix(
                "SPECS=1 swift build --target Green-test-runner --build-system swiftbuild --quiet\nerror: Tests/Green: "
            ),
            one.errors
        )
        XCTAssertEqual(runner.text("started"), "Green\n")
        XCTAssertTrue(
            try specs("Tests/Nested", "Tests/Mixed").errors.hasPrefix(
                "SPECS=1 swift build --target Nested-test-runner --build-system swiftbuild --quiet\n"
                    + "SPECS=1 swift build --target Mixed-test-runner --build-system swiftbuild --quiet\n"
            ),
            runner.text("err")
        )
        // A file that is not in the package may belong to any target.
        let anywhere = try specs("GreenSpec.swift", "--format", "dots")
        XCTAssertEqual(anywhere.errors, "SPECS=1 swift build --build-tests --build-system swiftbuild --quiet\n")
        XCTAssertTrue(anywhere.output.contains("\n5 examples in "), anywhere.output)
    }

    func testTheProductOfAPackageThatWasRenamedIsNotRun() throws {
        try makeTarget("Mixed")
        try makeTarget("Green")
        for (suites, name) in [("Mixed", "Old"), ("Green", "A")] {
            let product = runner.file("products/\(name)PackageTests.xctest")
            try FileManager.default.moveItem(atPath: runner.file("products/\(suites)-test-runner"), toPath: product)
            let handle = try XCTUnwrap(FileHandle(forWritingAtPath: product))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("# $s4Spec0A4CaseCN\n".utf8))
        }
        try makeManifest(of: "Tests")
        let environment = try runner.environment(swift: swift)
        XCTAssertTrue(try runner.run(nil, "--list", environment: environment).output.contains("GreenSpec"))
        XCTAssertEqual(runner.text("asked"), "SPECS=1\n")
        try FileManager.default.removeItem(atPath: runner.file("products/OldPackageTests.xctest"))
        XCTAssertEqual(try runner.run(nil, "--list", environment: environment).status, 0)
        XCTAssertEqual(runner.text("asked"), "SPECS=1\n", "of one product there is no doubt")
    }

    func testTheOptionsOfTheBuildGoToEachCommandOfTheBuild() throws {
        try makeTarget("Green")
        try makeManifest(of: "Green")
        let script = #"echo "$*" >> commands; "# + "\n" + swift
        let options = ["--build-system", "swiftbuild", "-c", "release", "-Xswiftc", "-DA", "--traits", "B"]
        let result = try runner.run(nil, options + ["--list"], environment: try runner.environment(swift: script))
        XCTAssertEqual(result.status, 0, result.errors)
        let written = "--build-system swiftbuild --configuration release -Xswiftc -DA --traits B"
        XCTAssertEqual(
            runner.text("commands").split(separator: "\n").map { $0.replacing(#/--package-path \S+ /#, with: "") },
            ["build --build-tests \(written) --quiet", "build \(written) --show-bin-path", "package dump-package"]
        )
    }

    func testTheCommandForWhatFailedHasTheOptionsOfTheBuild() throws {
        try makeTarget("Mixed")
        try makeManifest(of: "Mixed")
        let result = try specs("-Xswiftc", "-D A")
        XCTAssertEqual(result.status, 1)
        assertContains(result.output, "\n  swift run specs --build-system swiftbuild -Xswiftc '-D A' ")
    }

    // MARK: Folders

    func testThePackagePathIsWhereAllPathsStart() throws {
        try makeTarget("Green")
        try makeManifest(of: "Green")
        let environment = try runner.environment(swift: swift)
        let script = "mkdir elsewhere && cd elsewhere && exec '\(RunnerProcess.path)' \"$@\""
        for (path, status) in [("..", Int32(0)), ("../none", 2)] {
            try? FileManager.default.removeItem(atPath: runner.file("elsewhere"))
            let words = "--package-path \(path) --format dots --filter awaits --junit report.xml"
            try runner.startShell("set -- \(words); \(script)", environment: environment)
            let result = runner.result()
            XCTAssertEqual(result.status, status, result.errors)
            if status == 0 {
                XCTAssertTrue(result.output.contains("\n1 example in "), result.output)
                XCTAssertTrue(runner.text("report.xml").contains("awaits"))
                XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file(".build/specs/last-run")))
            } else {
                XCTAssertEqual(result.errors, "error: --package-path ../none: there is no such folder\n")
            }
        }
    }

    func testTheCommandForWhatFailedHasThePackagePath() throws {
        try makeTarget("Mixed")
        try makeManifest(of: "Mixed")
        let result = try specs("--package-path", "products/..")
        assertContains(result.output, "\n  swift run specs --package-path products/.. --build-system swiftbuild ")
    }

    func testWhatIsRememberedIsInTheScratchPath() throws {
        try makeTarget("Mixed")
        try makeManifest(of: "Mixed")
        try FileManager.default.createDirectory(atPath: runner.file("scratch"), withIntermediateDirectories: true)
        XCTAssertEqual(try specs("--scratch-path", "scratch").status, 1)
        XCTAssertFalse(runner.text("scratch/specs/last-run/Mixed-test-runner.json").isEmpty)
        XCTAssertEqual(try specs("--scratch-path", "scratch", "--only-failures", "--list").status, 0)
        XCTAssertEqual(try specs("--only-failures", "--list").status, 3)
    }
}
