import QuickNimble
import TestSupport

/// `Scripts/move-from-quick` moves a package from Quick and Nimble to Spec, and changes only the imports in its specs.
final class MovingScriptTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testItMovesAPackage() throws {
        try write(Sample.manifest, to: "Package.swift")
        try write("import XCTest\nimport Quick\n\nQuick.QCKMain([PondSpec.self])\n", to: "Tests/LinuxMain.swift")
        try write(Sample.spec, to: "Tests/PondTests/PondSpec.swift")
        try write(Sample.matcher, to: "Tests/PondTests/BeDeep.swift")
        try write(Sample.tests, to: "Tests/ShoreTests/ShoreTests.swift")
        let report = try runScript()
        XCTAssertEqual(
            report,
            """
            Package.swift: 2 dependencies, 3 products
            Tests/PondTests/BeDeep.swift: 1 import
            Tests/PondTests/PondSpec.swift: 2 imports
            Tests/ShoreTests/ShoreTests.swift: 1 import
            Tests/LinuxMain.swift: deleted, because Spec finds the classes
            5 files changed. Nothing of Quick and Nimble is left.

            """
        )
        XCTAssertEqual(try text(of: "Package.swift"), Sample.movedManifest)
        XCTAssertEqual(try text(of: "Tests/PondTests/PondSpec.swift"), moved(Sample.spec, "import QuickNimble"))
        let imports = "import QuickNimble\nimport typealias QuickNimble.Predicate\nimport struct QuickNimble.Expression"
        XCTAssertEqual(try text(of: "Tests/PondTests/BeDeep.swift"), moved(Sample.matcher, imports))
        XCTAssertFalse(exists("Tests/LinuxMain.swift"))
        try assertCompiles("PondTests/PondSpec", "PondTests/BeDeep", "ShoreTests/ShoreTests")
        XCTAssertTrue(try runScript(status: 1).hasPrefix("error: Nothing to change: no file in "))
        XCTAssertEqual(try text(of: "Package.swift"), Sample.movedManifest)
    }

    func testTheProductIsOfThePackageThatTheOptionNames() throws {
        for (package, name) in [
            (#".package(path: "../../checkouts/spec")"#, "spec"),
            (#".package(url: "https://example.org/a/spec-kit.git", from: "1.0.0")"#, "spec-kit"),
        ] {
            try write(Sample.manifest, to: "Package.swift")
            try runScript(package: package)
            let moved = Sample.movedManifest.replacing(#".package(path: "../swift-spec")"#, with: package)
            XCTAssertEqual(try text(of: "Package.swift"), moved.replacing(#""swift-spec")"#, with: "\"\(name)\")"))
        }
    }

    func testThePackageIsTheCheckoutOfTheScriptByDefault() throws {
        try write(Sample.manifest, to: "Package.swift")
        try runScript(package: nil)
        let (_, path, name) = try XCTUnwrap(
            text(of: "Package.swift").firstMatch(of: /\.package\(path: "([^"]*\/([^\/"]+))"\)/)
        ).output
        let checkout = folder.resolvingSymlinksInPath().appending(path: String(path)).standardized
        XCTAssertEqual(checkout.path, Self.root.resolvingSymlinksInPath().path)
        XCTAssertTrue(try text(of: "Package.swift").contains("\"QuickNimble\", package: \"\(name)\""))
    }

    func testADependencyThatTheManifestHasIsNotRepeated() throws {
        let own = "package.dependencies.append(.package(path: \"../swift-spec\"))\n"
        try write(Sample.manifest + own, to: "Package.swift")
        try write("import Quick\n", to: "Tests/A.swift")
        try runScript()
        let moved = Sample.movedManifest.replacing("        .package(path: \"../swift-spec\"),\n", with: "")
        XCTAssertEqual(try text(of: "Package.swift").filter { $0 != " " }, (moved + own).filter { $0 != " " })
    }

    func testEveryFormOfADependencyAndOfAProductIsReplaced() throws {
        let entries: [(String, String)] = [
            (#".package(url: "https://github.com/quick/quick", .branch("main"))"#, Sample.dependency),
            (#".package(url: "git@github.com:Quick/Nimble.git", "9.0.0"..<"14.0.0")"#, Sample.dependency),
            (#".package(name: "Nimble", path: "../Nimble/")"#, Sample.dependency),
            (#".byName(name: "Quick")"#, Sample.product()),
            (
                #".byName(name: "Nimble", condition: .when(platforms: [.linux]))"#,
                Sample.product(", condition: .when(platforms: [.linux])")
            ),
            (
                #".product(name: "Quick", package: "quick", condition: .when(platforms: [.macOS]))"#,
                Sample.product(", condition: .when(platforms: [.macOS])")
            ),
            (".package(\n  url: \"https://github.com/Quick/Nimble\",\n  from: \"13.0.0\"\n)", Sample.dependency),
        ]
        for (old, new) in entries {
            let others = #".package(url: "https://example.org/a.git", from: "1.0.0"), "Pond", "#
            let manifest = "// swift-tools-version:5.9\n// \"Quick\" runs the specs.\nlet all = [\(others)\(old)]\n"
            for name in ["Package.swift", "Package@swift-5.9.swift"] {
                try write(manifest, to: name)
                try write(manifest.replacing("\n", with: "\r\n"), to: "Nested/\(name)")
            }
            try runScript()
            for name in ["Package.swift", "Package@swift-5.9.swift"] {
                XCTAssertEqual(try text(of: name), manifest.replacing(old, with: new))
                let nested = manifest.replacing(old, with: new).replacing("\n", with: "\r\n")
                XCTAssertEqual(try text(of: "Nested/\(name)"), nested)
            }
        }
    }

    func testEntriesThatBecomeEqualAreOne() throws {
        try write(
            """
            let products = [
                .product(name: "Quick", package: "Quick", condition: .when(platforms: [.linux])),
                "Pond",
                .product(name: "Nimble", package: "Nimble", condition: .when(platforms: [.linux])), // matchers
            ]
            let others = ["Quick", "Pond", "Nimble"]

            """,
            to: "Package.swift"
        )
        try runScript()
        XCTAssertEqual(
            try text(of: "Package.swift"),
            """
            let products = [
                \(Sample.product(", condition: .when(platforms: [.linux])")),
                "Pond",
            ]
            let others = [\(Sample.product()), "Pond"]

            """
        )
    }

    func testPinsAreRemovedAndAFileWithoutOthersIsDeleted() throws {
        func pin(_ name: String) -> String {
            """
                {
                  "identity" : "\(name)",
                  "kind" : "remoteSourceControl",
                  "state" : {
                    "version" : "1.0.0"
                  }
                }
            """
        }
        func pins(_ names: [String]) -> String {
            "{\n  \"pins\" : [\n\(names.map(pin).joined(separator: ",\n"))\n  ],\n  \"version\" : 2\n}\n"
        }
        let theirs = ["cwlcatchexception", "cwlpreconditiontesting", "nimble", "quick"]
        for (before, after) in [(theirs, []), (theirs + ["swift-log"], ["swift-log"]), (["a"] + theirs, ["a"])] {
            try write(Sample.manifest, to: "Package.swift")
            try write(pins(before), to: "Package.resolved")
            let report = try runScript()
            if after.isEmpty {
                XCTAssertFalse(exists("Package.resolved"))
                XCTAssertTrue(report.contains("Package.resolved: deleted, because it has no other pins\n"), report)
            } else {
                XCTAssertEqual(try text(of: "Package.resolved"), pins(after))
                XCTAssertTrue(report.contains("Package.resolved: 4 pins\n"), report)
            }
        }
    }

    func testImportsOfEveryFormMoveInFoldersOfAnyName() throws {
        let forms = [
            ("import Quick; import Nimble\n", "import QuickNimble\n"),
            ("private import Quick // specs\n", "private import QuickNimble // specs\n"),
            ("public import Nimble\n", "public import QuickNimble\n"),
            ("internal import class Quick.QuickSpec\n", "internal import QuickNimble\n"),
            ("@_exported import Quick\n@_exported import Nimble\n", "@_exported import QuickNimble\n"),
            ("@testable\nimport Nimble", "import QuickNimble"),
            ("import Quick\r\nimport Nimble\r\n\r\nlet a = 1\r\n", "import QuickNimble\r\n\r\nlet a = 1\r\n"),
            (
                "#if canImport(Nimble)\nimport Nimble\n#else\nimport Quick\n#endif\n",
                "#if canImport(QuickNimble)\nimport QuickNimble\n#else\nimport QuickNimble\n#endif\n"
            ),
            (
                "public import XCTest\npublic import Nimble\npublic func deep(_: Expression<Int>) {}\n",
                """
                public import XCTest
                public import QuickNimble
                public import struct QuickNimble.Expression
                public func deep(_: Expression<Int>) {}

                """
            ),
        ]
        try write(Sample.manifest, to: "Package.swift")
        for (index, form) in forms.enumerated() { try write(form.0, to: "Sources/Helpers/\(index).swift") }
        try write("import Nimble\n", to: "Examples/Of Pond/A.swift")
        try write("import Nimble\n", to: ".build/checkouts/B.swift")
        try runScript()
        for (index, form) in forms.enumerated() {
            XCTAssertEqual(try text(of: "Sources/Helpers/\(index).swift"), form.1)
        }
        XCTAssertEqual(try text(of: "Examples/Of Pond/A.swift"), "import QuickNimble\n")
        XCTAssertEqual(try text(of: ".build/checkouts/B.swift"), "import Nimble\n")
    }

    func testWordsLoseTheirClassAndNamesChangeTheirModule() throws {
        let source = """
            import Quick
            import Nimble

            final class PondSpec: Quick.QuickSpec {
                override class func spec() {
                    QuickSpec.describe("a pond") {
                        QuickSpec.beforeEach { print("Nimble.expect") }
                        Quick.it("is deep") { Nimble.expect(1).to(Nimble.equal(1)) }
                        QuickSpec.xit("is wide") { _ = QuickSpec.current }
                    }
                }
            }

            """
        try write(source, to: "Tests/PondSpec.swift")
        try write(Sample.manifest, to: "Package.swift")
        XCTAssertTrue(try runScript().contains("Tests/PondSpec.swift: 2 imports, 7 names\n"))
        let text = try text(of: "Tests/PondSpec.swift")
        for line in [
            "class PondSpec: QuickNimble.QuickSpec {", #" describe("a pond") {"#,
            #" beforeEach { print("Nimble.expect") }"#, #" xit("is wide") { _ = QuickSpec.current }"#,
            #" QuickNimble.it("is deep") { QuickNimble.expect(1).to(QuickNimble.equal(1)) }"#,
        ] { XCTAssertTrue(text.contains(line), text) }
        try assertCompiles("PondSpec")
    }

    func testOperatorsAndNamesOfTheModuleBesideAnImportOfATypeCompile() throws {
        let source = """
            import Foundation
            import Quick
            import Nimble

            final class DepthSpec: QuickSpec {
                override class func spec() {
                    it("is near") {
                        expect(3.0) ≈ 3.0
                        expect(3.0) == 3.1 ± 0.2
                        expect(3.0).to(beNear())
                    }
                }
                static func beNear() -> Nimble.Predicate<Double> {
                    Nimble.Predicate.simple("be near") { (value: Expression<Double>) in
                        PredicateStatus(bool: try value.evaluate() == 3)
                    }
                }
            }

            """
        try write(source, to: "Tests/DepthSpec.swift")
        try write(Sample.manifest, to: "Package.swift")
        try runScript()
        try assertCompiles("DepthSpec")
    }

    func testWhatIsNoImportOfThemStays() throws {
        let source = """
            import QuickLook
            import NimbleParser
            // import Quick later
            let text = "import Nimble"
            let lines = \"""
            import Quick
            \"""

            """
        try write(source, to: "Tests/A.swift")
        try write("  @testable import Nimble // matchers\n@_exported import Quick\n", to: "Tests/B.swift")
        try write("let package = Package(name: \"QuickSilver\")\n", to: "Package.swift")
        try runScript()
        XCTAssertEqual(try text(of: "Tests/A.swift"), source)
        XCTAssertEqual(
            try text(of: "Tests/B.swift"),
            "  import QuickNimble // matchers\n@_exported import QuickNimble\n"
        )
        XCTAssertEqual(try text(of: "Package.swift"), "let package = Package(name: \"QuickSilver\")\n")
    }

    func testPlacesThatAreLeftAreNamed() throws {
        try write(Sample.manifest + "let old = [Dependency.Package(\"https://a/Quick.git\")]\n", to: "Package.swift")
        try write("import Nimble\n", to: "Tests/A.swift")
        try write("import XCTest\n\nQCKMain([PondSpec.self])\n", to: "Tests/main.swift")
        try write("#import <Foundation/Foundation.h>\n@import Quick;\n", to: "Tests/ObjectiveC/PondSpec.m")
        try write("github \"Quick/Quick\"\n", to: "Cartfile.private")
        let report = try runScript(status: 1)
        for line in [
            "Tests/A.swift: 1 import",
            "Cartfile.private: names Quick or Nimble, and the Swift package manager does not read it",
            "error: Quick or Nimble is left. Change these places by hand:",
            "Package.swift:\(Sample.movedManifest.components(separatedBy: "\n").count)", "Tests/main.swift:3",
            "Tests/ObjectiveC/PondSpec.m:2",
        ] { XCTAssertTrue(report.contains(line + "\n"), report) }
    }

    func testWrongArgumentsAreErrors() throws {
        try write(Sample.manifest, to: "Package.swift")
        for (arguments, message) in [
            (["--pakage"], "Unknown argument «--pakage»."),
            ([".", "."], "Unknown argument «.»."),
            (["nowhere"], "There is no Package.swift in «nowhere»."),
            (["--package"], "--package needs a dependency."),
            (["--package", "../swift-spec"], "«../swift-spec» is no dependency of a manifest."),
        ] {
            let report = try runScript(arguments: arguments, status: 2)
            XCTAssertTrue(report.hasPrefix("error: \(message)\nusage: "), report)
        }
        XCTAssertEqual(try text(of: "Package.swift"), Sample.manifest)
        XCTAssertTrue(try runScript(arguments: ["--help"]).hasPrefix("usage: "))
    }

    /// Returns a source as the script should leave it: without imports of Quick, and with the given imports in place of Nimble's.
    private func moved(_ source: String, _ imports: String) -> String {
        source.replacing("import Quick\n", with: "").replacing("import Nimble\n", with: imports + "\n")
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    private func assertCompiles(_ files: String..., line: UInt = #line) throws {
        let paths = files.map { folder.appending(path: "Tests/\($0).swift").path }
        let (isCorrect, log) = try SwiftCompiler().run(["-typecheck", "-swift-version", "5"] + paths)
        XCTAssertTrue(isCorrect, log, line: line)
    }

    private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized

    @discardableResult
    private func runScript(package: String? = Sample.dependency, status: Int32 = 0) throws -> String {
        try runScript(arguments: package.map { ["--package", $0] } ?? [], status: status)
    }

    private func runScript(arguments: [String], status: Int32 = 0) throws -> String {
        let script = Process()
        let output = Pipe()
        script.executableURL = Self.root.appending(path: "Scripts/move-from-quick")
        script.arguments = arguments
        script.currentDirectoryURL = folder
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        XCTAssertEqual(script.terminationStatus, status, report)
        return report
    }
}

/// A package that uses Quick and Nimble as public test suites do.
private enum Sample {
    static let dependency = #".package(path: "../swift-spec")"#

    static func product(_ more: String = "") -> String {
        ".product(name: \"QuickNimble\", package: \"swift-spec\"\(more))"
    }

    static let manifest = """
        // swift-tools-version:5.5
        import PackageDescription

        let package = Package(
            name: "Pond",
            dependencies: [
                .package(url: "https://github.com/apple/swift-log.git", from: "1.0.0"),
                .package(url: "https://github.com/Quick/Quick.git", .upToNextMajor(from: "7.0.0")),
                .package(name: "Nimble", url: "https://github.com/Quick/Nimble", from: "13.0.0"),
            ],
            targets: [
                .testTarget(name: "PondTests", dependencies: ["Quick", "Nimble"]),
                .testTarget(
                    name: "ShoreTests",
                    dependencies: [
                        .product(name: "Nimble", package: "Nimble"),
                        .product(name: "Logging", package: "swift-log"),
                    ]
                ),
            ]
        )

        """

    static let movedManifest = """
        // swift-tools-version:5.5
        import PackageDescription

        let package = Package(
            name: "Pond",
            dependencies: [
                .package(url: "https://github.com/apple/swift-log.git", from: "1.0.0"),
                .package(path: "../swift-spec"),
            ],
            targets: [
                .testTarget(name: "PondTests", dependencies: [.product(name: "QuickNimble", package: "swift-spec")]),
                .testTarget(
                    name: "ShoreTests",
                    dependencies: [
                        .product(name: "QuickNimble", package: "swift-spec"),
                        .product(name: "Logging", package: "swift-log"),
                    ]
                ),
            ]
        )

        """

    static let spec = """
        import Foundation
        import Quick
        import Nimble

        struct Pond: Equatable {
            var depth: Int
            init(depth: Int) { self.depth = depth }
            func drain() throws -> Int { throw NSError(domain: "pond", code: 1) }
        }

        final class PondConfiguration: QuickConfiguration {
            override class func configure(_ configuration: QCKConfiguration) {
                sharedExamples("a pond") { context in
                    it("is deep") { expect((context()["pond"] as? Pond)?.depth).to(beGreaterThan(1)) }
                }
            }
        }

        final class PondSpec: QuickSpec {
            override class func spec() {
                describe("a pond") {
                    var pond: Pond!
                    beforeEach { pond = Pond(depth: 2) }
                    aroundEach { run in run() }

                    it("has a depth") {
                        expect(pond).to(equal(.init(depth: 2)))
                        expect(pond.depth).to(beDeep())
                        expect(currentSpec()).toNot(beNil())
                    }
                    it("cannot be drained") {
                        expect({ try pond.drain() }).to(throwError())
                        expect(pond.drain).to(throwError())
                        expect { try pond.drain() }.to(throwError { (error: NSError) in expect(error.code) == 1 })
                    }
                    itBehavesLike("a pond", sharedExampleContext: { ["pond": pond!] })
                    itBehavesLike("a pond") { ["pond": pond!] }
                }
            }
        }

        """

    static let matcher = """
        import XCTest
        import Nimble

        func beDeep() -> Predicate<Int> {
            Predicate { (expression: Expression<Int>) in
                let message = ExpectationMessage.expectedActualValueTo("be deep")
                guard let depth = try expression.evaluate() else { return PredicateResult(status: .fail, message: message) }
                return PredicateResult(bool: depth > 1, message: message)
            }
        }

        """

    static let tests = """
        import XCTest
        import Nimble

        final class ShoreTests: XCTestCase {
            func testShore() async {
                let timeout: DispatchTimeInterval = .seconds(1)
                expect(1).to(compactMap({ $0 as Int? }, equal(1)))
                await expect(Thread.isMainThread).toEventually(beTrue())
                poll(timeout)
            }

            private func poll(_ timeout: DispatchTimeInterval) {
                expect([1].first).toEventually(equal(1), timeout: timeout, pollInterval: .milliseconds(5))
            }
        }

        """
}
