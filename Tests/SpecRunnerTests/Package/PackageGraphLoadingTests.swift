import TestSupport
import XCTest

@testable import SpecRunner

/// The graphs that are loaded from the manifests of real packages.
final class PackageGraphLoadingTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID().uuidString)")

    override func tearDown() { try? FileManager.default.removeItem(at: root) }

    private func write(_ path: String, _ text: String = "") throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func tool(limit: Duration = .seconds(60)) -> Tool {
        Tool(environment: ProcessInfo.processInfo.environment, limit: limit)
    }

    /// A package that depends on this one sets the same variable to run its own specs.
    func testThisPackageOffersAllLibrariesWhereOnlySpecsAreBuilt() throws {
        struct Manifest: Decodable {
            struct Product: Decodable { var name: String }
            var products: [Product]
        }
        let package = String(#filePath.prefix(upTo: try XCTUnwrap(#filePath.range(of: "/Tests/")).lowerBound))
        func products(_ variables: [String: String]) throws -> [String] {
            let environment = ProcessInfo.processInfo.environment.filter { $0.key != "SPECS" }.merging(variables) { $1 }
            let manifest = try Tool(environment: environment, limit: .seconds(60))
                // The default build folder is locked while these tests run.
                .output(
                    of: ["swift", "package", "--package-path", package, "--scratch-path", root.path, "dump-package"]
                )
            return try JSONDecoder().decode(Manifest.self, from: Data(manifest.utf8)).products.map(\.name)
        }
        let all = try products([:])
        XCTAssertTrue(all.contains("QuickNimble"))
        XCTAssertEqual(try products(["SPECS": "1"]), all.filter { !["specs-mutate", "specs-lsp"].contains($0) })
    }

    func testThePackageAndThoseBesideIt() throws {
        let header = "// swift-tools-version: 6.2\nimport PackageDescription\n"
        try write(
            "app/Package.swift",
            header + """
                let package = Package(
                    name: "App",
                    dependencies: [.package(path: "../dep")],
                    targets: [
                        .target(
                            name: "App",
                            dependencies: [.product(name: "Dep", package: "dep")],
                            path: "Code",
                            exclude: ["./old/"],
                            sources: ["a.swift"],
                            resources: [.copy("data")]
                        ),
                        .testTarget(name: "App-Specs", dependencies: ["App"], plugins: [.plugin(name: "P", package: "dep")]),
                    ]
                )
                """
        )
        try write(
            "dep/Package.swift",
            header + """
                let package = Package(
                    name: "dep",
                    products: [.library(name: "Dep", targets: ["Dep"])],
                    targets: [
                        .target(name: "Dep"),
                        .binaryTarget(
                            name: "Tool",
                            url: "https://bugs.example/Tool.artifactbundle.zip",
                            checksum: "0000000000000000000000000000000000000000000000000000000000000000"
                        ),
                    ]
                )
                """
        )
        for path in ["app/Code/a.swift", "app/Tests/App-Specs/a.swift", "dep/Sources/Dep/d.swift"] { try write(path) }
        let graph = try PackageGraph.load(root.appending(path: "app").path, tool())
        let folder = try XCTUnwrap(WorkingFolder("/").realPath(of: root.path))
        XCTAssertEqual(graph.folders, ["\(folder)/app", "\(folder)/dep"])
        assertList(
            graph.targets.sorted { $0.name < $1.name },
            .init(
                name: "App",
                folder: "\(folder)/app/Code",
                isModule: true,
                files: .init(
                    sources: ["\(folder)/app/Code/a.swift"],
                    excluded: ["\(folder)/app/Code/old"],
                    resources: ["\(folder)/app/Code/data"]
                )
            ),
            .init(
                name: "App-Specs",
                folder: "\(folder)/app/Tests/App-Specs",
                isTest: true,
                files: .init(hasPlugin: true)
            ),
            .init(name: "Dep", folder: "\(folder)/dep/Sources/Dep", isModule: true, isOwn: false),
            .init(name: "Tool", folder: "\(folder)/dep/Tool", isOwn: false)
        )
    }

    /// SwiftPM looks directly in `Sources` for a target that is the only one of its kind. A folder may be a link.
    func testATargetDirectlyInSourcesAndOneBehindALink() throws {
        try write(
            "app/Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.executableTarget(name: "App"), .testTarget(name: "AppSpecs", dependencies: ["App"])]
            )
            """
        )
        for path in ["app/Sources/main.swift", "shared/a.swift"] { try write(path) }
        try FileManager.default.createDirectory(
            at: root.appending(path: "app/Tests"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "app/Tests/AppSpecs").path,
            withDestinationPath: root.appending(path: "shared").path
        )
        let folder = try XCTUnwrap(WorkingFolder("/").realPath(of: root.path))
        let graph = try PackageGraph.load(root.appending(path: "app").path, tool())
        XCTAssertEqual(
            graph.targets.map { "\($0.name) \($0.folder.dropFirst(folder.count))" }.sorted(),
            ["App /app/Sources", "AppSpecs /shared"]
        )
    }

    func testAProgramThatFailsOrTakesTooLongIsNamed() {
        for (command, limit, message) in [
            (["sh", "-c", "exit 3"], 60, "`sh -c exit 3` failed; see above"),
            (["sleep", "20"], 0.1, "`sleep 20` took longer than 0.1 s; the runner killed it (--time-limit)"),
            (["no-such-program-\(0)"], 60, "`no-such-program-0` failed; see above"),
        ] {
            XCTAssertThrowsError(try tool(limit: .seconds(limit)).output(of: command)) {
                XCTAssertEqual("\($0)", message)
            }
        }
    }

    func testAllThatAProgramPrintsIsRead() throws {
        let text = try tool().output(of: ["sh", "-c", "yes | head -c 300000"])
        XCTAssertEqual(text.utf8.count, 300_000)
    }
}
