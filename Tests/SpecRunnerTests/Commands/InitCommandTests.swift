import XCTest

@testable import SpecRunner

/// Runs `specs init` in a package. A script in place of `swift` describes the package.
final class InitCommandTests: RunnerProcessTestCase {
    private let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Shop",
            dependencies: [.package(path: "../swift-spec")],
            targets: [
                .target(name: "Shop"),
            ]
        )

        """
    private let added = """

        package.targets.append(
            .testTarget(
                name: "ShopSpecs",
                dependencies: [
                    "Shop",
                    .product(name: "Spec", package: "swift-spec"),
                    .product(name: "Expect", package: "swift-spec"),
                ]
            )
        )

        """
    private let spec = """
        import Expect
        import Shop
        import Spec

        final class ShopSpec: SpecCase {
            override func spec() {
                describe("Shop") {
                    it("has a first example") {
                        expect(1 + 1) == 2
                    }
                }
            }
        }

        """

    /// - Parameters:
    ///   - name: The test target that SwiftPM finds once the manifest declares a test target.
    ///   - command: A shell command that acts as another program at that point.
    private func environment(finding name: String = "ShopSpecs", afterwards command: String = ":") throws -> [String:
        String]
    {
        func target(_ name: String, _ type: String) -> String {
            #"{"name":"\#(name)","type":"\#(type)","dependencies":[]}"#
        }
        let targets = [target("Gen", "plugin"), target("Shop", "regular"), target("Cart", "executable")]
        return try runner.environment(
            swift: """
                grep -q testTarget Package.swift && more=',\(target(name, "test"))' && \(command)
                echo '{"name":"Shop","dependencies":[],"products":[],"targets":[\(targets.joined(separator: ","))'"$more"']}'
                """
        )
    }

    private func write(_ text: String) throws {
        try text.write(toFile: runner.file("Package.swift"), atomically: true, encoding: .utf8)
    }

    func testItShowsWhatItWrites() throws {
        try write(manifest)
        let result = try runner.run(nil, "init", "--yes", environment: environment())
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.status, 0)
        func lines(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "+ \($0)\n" }.joined()
        }
        XCTAssertEqual(
            result.output,
            "Package.swift\n      ]\n  )\n\(lines(added))\n"
                + "Tests/ShopSpecs/ShopSpec.swift, a new file\n\(lines(spec))\nwritten; run it: swift run specs\n"
        )
        XCTAssertEqual(runner.text("Package.swift"), manifest + added)
        XCTAssertEqual(runner.text("Tests/ShopSpecs/ShopSpec.swift"), spec)
    }

    func testItWritesNothingWithoutATerminalOrYes() throws {
        try write(manifest)
        let result = try runner.run(nil, "init", environment: environment())
        XCTAssertEqual(
            result.errors,
            "error: nothing is written, because nobody can be asked here; to write it, give --yes\n"
        )
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.output.contains("+ final class ShopSpec: SpecCase {\n"))
        XCTAssertEqual(runner.text("Package.swift"), manifest)
        XCTAssertFalse(FileManager.default.fileExists(atPath: runner.file("Tests")))
    }

    func testTheNameChoosesTheTargetThatTheSpecImports() throws {
        try write(manifest)
        let output = try runner.run(nil, "init", "CartSpecs", environment: environment()).output
        XCTAssertTrue(output.contains("+     .testTarget(\n+         name: \"CartSpecs\","), output)
        XCTAssertTrue(output.contains("Tests/CartSpecs/CartSpec.swift, a new file\n+ import Cart\n"), output)
        XCTAssertTrue(
            try runner.run(nil, "init", "Behaviour", environment: environment()).output.contains(
                "Tests/Behaviour/ShopSpec.swift, a new file"
            )
        )
    }

    func testADependencyIsWrittenAsAPath() throws {
        try write(manifest.replacing("dependencies: [.package(path: \"../swift-spec\")],\n    ", with: ""))
        let output = try runner.run(nil, "init", environment: environment()).output
        let line = try XCTUnwrap(
            output.firstMatch(of: /\+ package\.dependencies\.append\(\.package\(path: "(.*)"\)\)\n/)
        ).1
        let framework = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let folder = runner.folder.resolvingSymlinksInPath().appending(path: String(line))
        XCTAssertEqual(folder.standardized.path, framework.standardized.path)
        let name = framework.standardized.lastPathComponent
        XCTAssertTrue(output.contains(".product(name: \"Spec\", package: \"\(name)\"),\n"), output)
    }

    func testWhatItDoesNotUnderstandIsRefused() throws {
        try write(manifest.replacing("let package = Package(", with: "let package = make("))
        let result = try runner.run(nil, "init", "--yes", environment: environment())
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.output, "")
        XCTAssertEqual(
            result.errors,
            "error: Package.swift:1: no variable is set to `Package(…)`; write it so: let package = Package(…)\n"
        )
    }

    func testFilesAreTakenBackIfSwiftPMFindsNoTarget() throws {
        try write(manifest)
        let result = try runner.run(nil, "init", "--yes", environment: environment(finding: "Other"))
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(
            result.errors,
            "error: SwiftPM finds no test target ShopSpecs in it; the manifest is as before: add the lines above to it "
                + "yourself\n"
        )
        XCTAssertEqual(runner.text("Package.swift"), manifest)
        XCTAssertFalse(FileManager.default.fileExists(atPath: runner.file("Tests")))
        try FileManager.default.createDirectory(atPath: runner.file("Tests"), withIntermediateDirectories: true)
        _ = try runner.run(nil, "init", "--yes", environment: environment(finding: "Other"))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: runner.file("Tests")), [])
    }

    func testAManifestKeepsItsRightsAndItsPlace() throws {
        try FileManager.default.createDirectory(atPath: runner.file("shared"), withIntermediateDirectories: true)
        try manifest.write(toFile: runner.file("shared/Manifest.swift"), atomically: true, encoding: .utf8)
        XCTAssertEqual(chmod(runner.file("shared/Manifest.swift"), 0o600), 0)
        XCTAssertEqual(symlink("shared/Manifest.swift", runner.file("Package.swift")), 0)
        for (name, status) in [("Other", Int32(2)), ("ShopSpecs", 0)] {
            let result = try runner.run(nil, "init", "--yes", environment: environment(finding: name))
            XCTAssertEqual(result.status, status, result.errors)
            XCTAssertEqual(runner.text("shared/Manifest.swift"), status == 0 ? manifest + added : manifest)
            var file = stat()
            XCTAssertEqual(lstat(runner.file("Package.swift"), &file), 0)
            XCTAssertEqual(file.st_mode & S_IFMT, S_IFLNK)
            XCTAssertEqual(stat(runner.file("Package.swift"), &file), 0)
            XCTAssertEqual(file.st_mode & 0o777, 0o600)
        }
    }

    func testAManifestThatChangedInBetweenIsNotWrittenOver() throws {
        try write(manifest)
        let environment = try environment(finding: "Other", afterwards: "echo '// mine' >> Package.swift")
        XCTAssertEqual(try runner.run(nil, "init", "--yes", environment: environment).status, 2)
        XCTAssertEqual(runner.text("Package.swift"), manifest + added + "// mine\n")
    }

    func testWhatCannotBeWrittenLeavesAllAsItWas() throws {
        try write(manifest)
        XCTAssertEqual(chmod(runner.file("Package.swift"), 0o444), 0)
        let result = try runner.run(nil, "init", "--yes", environment: environment())
        XCTAssertEqual(result.status, 2)
        let advice = "; the manifest is as before: add the lines above to it yourself\n"
        XCTAssertTrue(result.errors.hasSuffix("/Package.swift: it is read-only" + advice), result.errors)
        XCTAssertFalse(FileManager.default.fileExists(atPath: runner.file("Tests")))
        XCTAssertEqual(chmod(runner.file("Package.swift"), 0o644), 0)
        try "".write(toFile: runner.file("Tests"), atomically: true, encoding: .utf8)
        let second = try runner.run(nil, "init", "--yes", environment: environment())
        XCTAssertEqual(second.status, 2)
        XCTAssertTrue(second.errors.hasSuffix(": Not a directory" + advice), second.errors)
        XCTAssertEqual(runner.text("Package.swift"), manifest)
    }

    func testNamesThatCannotBe() throws {
        try write(manifest)
        let cases = [
            "Shop": "the package has a target Shop already; give another name: swift run specs init NAME",
            "a b": "a b cannot be the name of a target: it has to consist of letters, digits, _ and -",
        ]
        for (name, problem) in cases {
            let result = try runner.run(nil, "init", name, environment: environment())
            XCTAssertEqual(result.errors, "error: \(problem)\n")
            XCTAssertEqual(result.status, 2)
        }
        try FileManager.default.createDirectory(
            atPath: runner.file("Tests/ShopSpecs"),
            withIntermediateDirectories: true
        )
        try "".write(toFile: runner.file("Tests/ShopSpecs/ShopSpec.swift"), atomically: true, encoding: .utf8)
        XCTAssertEqual(
            try runner.run(nil, "init", environment: environment()).errors,
            "error: Tests/ShopSpecs/ShopSpec.swift is there already\n"
        )
    }

    func testThePackageHasToBeThereAndHaveATarget() throws {
        let result = try runner.run(nil, "init", environment: environment())
        XCTAssertTrue(result.errors.hasPrefix("error: there is no Package.swift in /"), result.errors)
        XCTAssertTrue(result.errors.hasSuffix("; make a package with: swift package init\n"), result.errors)
        try write(manifest)
        let empty = try runner.environment(swift: #"echo '{"dependencies":[],"products":[],"targets":[]}'"#)
        XCTAssertEqual(
            try runner.run(nil, "init", environment: empty).errors,
            "error: the package has no target that a spec can import; add one to its manifest first\n"
        )
    }

    #if os(Linux)
        func testOnATerminalItAsks() throws {
            for (answer, status) in [("y", Int32(0)), ("n", 1)] {
                try write(manifest)
                let terminal = try PseudoTerminal()
                let device = try terminal.openTerminal()
                terminal.type("\(answer)\n")
                try runner.start(
                    nil,
                    ["init"],
                    environment: environment().merging(["TERM": "xterm"]) { $1 },
                    output: device,
                    input: device.fileDescriptor
                )
                let result = runner.result()
                XCTAssertEqual(result.status, status)
                terminal.read { $0.contains("Write this? [y/N] ") }
                XCTAssertEqual(result.errors, status == 0 ? "" : "nothing is written\n")
                XCTAssertEqual(runner.text("Package.swift") == manifest, status == 1)
                try? FileManager.default.removeItem(atPath: runner.file("Tests"))
            }
        }
    #endif
}
