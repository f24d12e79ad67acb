import Foundation
import XCTest

@testable import SpecRunner

/// `specs doctor` in packages with all kinds of faults.
final class DoctorCommandTests: RunnerProcessTestCase {
    /// A `swift` that describes a package with a test target, and says where its products are.
    private func environment(_ version: String = "6.3.1", dependency: String = "Spec") throws -> [String: String] {
        let folder = runner.folder.path
        let target =
            #"{"name":"ShopSpecs","type":"test","dependencies":[{"product":["\#(dependency)","swift-spec",null]}]}"#
        return try runner.environment(
            swift: """
                case "$*" in
                --version) echo 'Swift version \(version) (swift)'; echo Target ;;
                *--show-bin-path) echo '\(folder)/products' ;;
                *) echo '{"dependencies":[],"products":[],"targets":[\(target)]}' ;;
                esac
                """
        )
        .merging(["HOME": folder]) { $1 }
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files.merging(["Package.swift": "// swift-tools-version: 6.2"], uniquingKeysWith: { $1 }) {
            let url = runner.folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    private func findings(_ version: String = "6.3.1", dependency: String = "Spec") throws -> (Int32, [String]) {
        let result = try runner.run(nil, "doctor", environment: environment(version, dependency: dependency))
        XCTAssertEqual(result.errors, "")
        let root = runner.folder.resolvingSymlinksInPath().path
        return (
            result.status,
            result.output.replacing(root + "/", with: "").replacing(runner.folder.path + "/", with: "").split(
                separator: "\n"
            ).map(String.init)
        )
    }

    private func wrong(_ files: [String: String]) throws -> [String] {
        try write(files)
        let (status, lines) = try findings()
        XCTAssertEqual(status, 1)
        return lines.filter { $0.hasPrefix("✗") || $0.hasPrefix("    ") }
    }

    private func makeBundle(_ suites: String) throws {
        let bundle = try runner.makeBundle(of: suites, "# $s4Spec0A4CaseC")
        let products = runner.file("products")
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: bundle, toPath: "\(products)/ShopPackageTests.xctest")
    }

    func testAHealthyPackage() throws {
        try makeBundle("Green")
        try write([
            ".github/workflows/ci.yml": "    - uses: actions/checkout@v4\n    - run: swift run specs\n",
            ".vscode/settings.json": #"{ "swift.sourcekit-lsp.serverPath": "\#(runner.folder.path)/specs-lsp" }"#,
        ])
        try FileManager.default.createSymbolicLink(atPath: runner.file("specs-lsp"), withDestinationPath: "/bin/sh")
        let (status, lines) = try findings()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(
            lines.map { $0.replacing(/\d+ examples/, with: "N examples") },
            [
                "✓ toolchain: Swift version 6.3.1 (swift)", "✓ package: Spec is in ShopSpecs",
                "✓ tests: N examples in ShopPackageTests.xctest", "✓ CI: .github/workflows/ci.yml",
                "✓ editors: .vscode/settings.json", "✓ files: none is orphaned or written wrong",
            ]
        )
    }

    func testAnOldToolchainAndAPackageWithoutSpec() throws {
        try write([:])
        let (status, lines) = try findings("6.1.2", dependency: "XCTVapor")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            lines,
            [
                "✗ toolchain: Swift version 6.1.2 (swift); Spec needs Swift 6.2",
                "    install a later one: https://www.swift.org/install", "✗ package: no test target depends on Spec",
                "    add one: swift run specs init", "- tests: none are built; build them: swift build --build-tests",
                "- CI: no settings of a service that is known here",
                "- editors: none is set up; see: swift run specs lsp --help",
                "✓ files: none is orphaned or written wrong",
            ]
        )
    }

    func testTestsThatDoNotListTheirExamples() throws {
        let path = "products/ShopPackageTests.xctest"
        func tests(_ script: String) throws -> [String] {
            try write([path: script])
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: runner.file(path))
            return try wrong([:])
        }
        XCTAssertEqual(
            try tests("#!/bin/sh\n"),
            ["✗ tests: Spec is linked with none of those in products", "    import Spec where the specs are"]
        )
        XCTAssertEqual(
            try tests("#!/bin/sh\n# $s4Spec0A4CaseC\n"),
            [
                "✗ tests: ShopPackageTests.xctest has no examples",
                "    write a class that inherits from SpecCase; if there is one, link Spec before XCTest",
            ]
        )
        XCTAssertEqual(
            try tests("#!/bin/sh\n# $s4Spec0A4CaseC\nexit 3\n"),
            [
                "✗ tests: products/ShopPackageTests.xctest could not list its examples; the process exited with status 3",
                "    build them anew: swift build --build-tests",
            ]
        )
    }

    func testSettingsOfCI() throws {
        let path = ".github/workflows/ci.yml"
        let cases: [(String, [String])] = [
            ("steps:\n  - run: make\n", ["✗ CI: \(path): no step runs the specs", "    add one: swift run specs"]),
            (
                "# swift: 5.9\nimage: swift:5.10\nrun: swift test\n",
                ["✗ CI: \(path):2: Swift 5.10; Spec needs 6.2", "    take a later version there"]
            ),
            (
                "with:\n  swift-version: \"6.1\"\nrun: swift test\n",
                ["✗ CI: \(path):2: Swift 6.1; Spec needs 6.2", "    take a later version there"]
            ),
            (
                "env:\n  CI: false\nrun: swift run specs\n",
                ["✗ CI: \(path):2: CI is off, so a committed focus does not fail the run", "    remove the line"]
            ),
            (
                "run: swift run specs --changed main\n",
                [
                    "✗ CI: \(path):1: --changed compares with a commit that actions/checkout leaves out",
                    "    give actions/checkout the setting fetch-depth: 0",
                ]
            ),
        ]
        for (text, expected) in cases { XCTAssertEqual(try wrong([path: text]), expected, text) }
        for text in [
            "fetch-depth: 0\nrun: specs --changed", "swift-version: 6.2\nCI: true\nrun: swift test",
            "image: swift:7.0\nswift test",
        ] {
            try write([path: text])
            XCTAssertEqual(try findings().0, 0, text)
        }
        try FileManager.default.removeItem(atPath: runner.file(path))
        XCTAssertEqual(
            try wrong([".gitlab-ci.yml": "image: swift:5.9\nswift test --changed"]),
            ["✗ CI: .gitlab-ci.yml:1: Swift 5.9; Spec needs 6.2", "    take a later version there"]
        )
    }

    func testAnEditorWhoseServerIsGone() throws {
        XCTAssertEqual(
            try wrong([".config/nvim/init.lua": #"cmd = { "/gone/specs-lsp" }"#]),
            [
                "✗ editors: .config/nvim/init.lua: there is no /gone/specs-lsp",
                "    build it: swift run specs lsp --help",
            ]
        )
    }

    func testFilesThatAreWrittenWrongOrOrphaned() throws {
        XCTAssertEqual(
            try wrong([
                ".specs": "--jobs 2\n--fromat dots\n", "Promises.md": "- adds\n",
                "Tests/ShopSpecs/CartSpec.swift": "final class CartSpec: SpecCase {}",
                "Tests/ShopSpecs/Snapshots/Cart.md":
                    "# ShopSpecs.CartSpec\n\n## a\n\n```\nx\n```\n\n# ShopSpecs.GoneSpec\n\n## b\n\n```\nx\n```\n",
                "Tests/ShopSpecs/Snapshots/Odd.md": "## b\n",
            ]),
            [
                "✗ files: .specs:2: unknown option --fromat; did you mean --format?",
                "✗ files: Promises.md:1: the promise “adds” names no group: write the name of the group of its example above "
                    + "it, as a heading with ##",
                "✗ files: Tests/ShopSpecs/Snapshots/Cart.md: ShopSpecs.GoneSpec is not declared in Tests/ShopSpecs/",
                "    remove that part of the file, or bring the class back",
                "✗ files: Tests/ShopSpecs/Snapshots/Odd.md: line 1: a heading that is not below one, or with a backslash that "
                    + "begins no escape; mend the file, or remove it",
                "    remove that part of the file, or bring the class back",
            ]
        )
    }

    func testSettingsThatAreNotInUTF8AreReadToo() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ci-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = Data([0xFF, 0x0A]) + Data("image: swift:5.9\nscript: swift test\n".utf8)
        try text.write(to: folder.appending(path: ".gitlab-ci.yml"))
        XCTAssertEqual(
            CISettings(in: folder.path).findings,
            [.wrong(".gitlab-ci.yml:2: Swift 5.9; Spec needs 6.2", fix: "take a later version there")]
        )
    }
}
