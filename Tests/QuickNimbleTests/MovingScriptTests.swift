import QuickNimble
import TestSupport

/// The script on the page «Moving from Quick» moves a package of Quick and Nimble whose sources stay as they are.
final class MovingScriptTests: SharedTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testItMovesAPackage() throws {
        try write(Sample.manifest, to: "Package.swift")
        try write("import XCTest\nimport Quick\n\nQuick.QCKMain([PondSpec.self])\n", to: "Tests/LinuxMain.swift")
        try write(Sample.spec, to: "Tests/PondTests/PondSpec.swift")
        try write(Sample.matcher, to: "Tests/PondTests/BeDeep.swift")
        try write(Sample.tests, to: "Tests/ShoreTests/ShoreTests.swift")
        try runScript()
        XCTAssertEqual(try text(of: "Package.swift"), Sample.movedManifest)
        XCTAssertEqual(try text(of: "Tests/PondTests/PondSpec.swift"), moved(Sample.spec, "import QuickNimble"))
        let imports = "import QuickNimble\nimport typealias QuickNimble.Predicate\nimport struct QuickNimble.Expression"
        XCTAssertEqual(try text(of: "Tests/PondTests/BeDeep.swift"), moved(Sample.matcher, imports))
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appending(path: "Tests/LinuxMain.swift").path))
        let files = ["PondTests/PondSpec", "PondTests/BeDeep", "ShoreTests/ShoreTests"]
        let paths = files.map { folder.appending(path: "Tests/\($0).swift").path }
        let (isCorrect, log) = try SwiftCompiler().run(["-typecheck", "-swift-version", "5"] + paths)
        XCTAssertTrue(isCorrect, log)
        try runScript()
        XCTAssertEqual(try text(of: "Package.swift"), Sample.movedManifest)
    }

    func testTheProductIsOfThePackageThatTheFirstLineNames() throws {
        for (package, name) in [
            (#".package(path: "../../checkouts/spec")"#, "spec"),
            (#".package(url: "https://example.org/a/spec-kit.git", from: "1.0.0")"#, "spec-kit"),
        ] {
            try write(Sample.manifest, to: "Package.swift")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Tests"),
                withIntermediateDirectories: true
            )
            try runScript { $0.replacing(#".package(path: "../swift-spec")"#, with: package) }
            let moved = Sample.movedManifest.replacing(#".package(path: "../swift-spec")"#, with: package)
            XCTAssertEqual(try text(of: "Package.swift"), moved.replacing(#""swift-spec")"#, with: "\"\(name)\")"))
        }
    }

    func testADependencyThatTheManifestHasIsNotRepeated() throws {
        let own = "package.dependencies.append(.package(path: \"../swift-spec\"))\n"
        try write(Sample.manifest + own, to: "Package.swift")
        try write("import Quick\n", to: "Tests/A.swift")
        try runScript()
        let moved = Sample.movedManifest.replacing("        .package(path: \"../swift-spec\"),\n", with: "")
        XCTAssertEqual(try text(of: "Package.swift").filter { $0 != " " }, (moved + own).filter { $0 != " " })
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
        let path = folder.appending(path: "Tests/DepthSpec.swift").path
        let (isCorrect, log) = try SwiftCompiler().run(["-typecheck", "-swift-version", "5", path])
        XCTAssertTrue(isCorrect, log)
    }

    func testWhatIsNoImportOfThemStays() throws {
        let source = "import QuickLook\nimport NimbleParser\n// import Quick later\nlet text = \"import Nimble\"\n"
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

    /// The sources after the script: the imports of Nimble replaced by others, and those of Quick gone.
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

    private func runScript(_ change: (String) -> String = { $0 }) throws {
        let page = URL(fileURLWithPath: #filePath)
            .appending(path: "../../../Sources/Spec/Spec.docc/Start/MovingFromQuick.md").standardized
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", change(try MarkdownPage(page).blocks(of: "sh").map(\.text).joined())]
        shell.currentDirectoryURL = folder
        try shell.run()
        shell.waitUntilExit()
        XCTAssertEqual(shell.terminationStatus, 0)
    }
}

/// A package of Quick and Nimble, in the manner of public suites.
private enum Sample {
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
