import Foundation
import TestSupport
import XCTest

@testable import SpecRunner

/// What a change can affect, by targets.
final class PackageGraphTests: SharedTestCase {
    private let graph = PackageGraph(
        folders: ["/p", "/p/dep"],
        targets: [
            .init(name: "A", folder: "/p/Sources/A"),
            .init(name: "A-Inner", folder: "/p/Sources/A/Inner"),
            .init(name: "B", folder: "/p/Sources/B", dependencies: ["A"]),
            .init(name: "C", folder: "/p/Sources/C", dependencies: ["Dep"]),
            .init(name: "ASpecs", folder: "/p/Tests/ASpecs", isTest: true, dependencies: ["A"]),
            .init(name: "BSpecs", folder: "/p/Tests/BSpecs", isTest: true, dependencies: ["B"]),
            .init(name: "CSpecs", folder: "/p/Tests/CSpecs", isTest: true, dependencies: ["C", "Plugin"]),
            .init(name: "Base", folder: "/p/dep/Sources/Base", isOwn: false),
            .init(name: "DepCode", folder: "/p/dep/Sources/DepCode", dependencies: ["Base"], isOwn: false),
            .init(name: "Plugin", folder: "/p/dep/Plugins/Plugin", isOwn: false),
            .init(name: "Other", folder: "/p/dep/Sources/Other", isOwn: false),
        ],
        products: ["Dep": ["DepCode"], "Plugin": ["Plugin"], "Other": ["Other"]]
    )

    private func affected(_ files: String...) -> [String] {
        graph.affected(by: files.map { "/p/\($0)" }).filter { $0.isTest }.map(\.name)
    }

    func testAFileAffectsItsTargetAndAllThatDependOnIt() {
        XCTAssertEqual(affected("Tests/ASpecs/ASpec.swift"), ["ASpecs"])
        XCTAssertEqual(affected("Sources/B/B.swift"), ["BSpecs"])
        XCTAssertEqual(affected("Sources/A/x/A.swift"), ["ASpecs", "BSpecs"])
        XCTAssertEqual(affected("Sources/B/B.swift", "Tests/CSpecs/data.json"), ["BSpecs", "CSpecs"])
    }

    func testAFileBelongsToTheInnermostTarget() {
        XCTAssertEqual(affected("Sources/A/Inner/A.swift"), [])
    }

    func testAFileInNoTargetAffectsNone() {
        XCTAssertEqual(affected("README.md", "Sources/ASpec.swift", "Sources/AB/x.swift", "Tests/Package.swift"), [])
        XCTAssertEqual(graph.affected(by: ["/q/Sources/A/A.swift"]), [])
    }

    func testAFolderOfASubmoduleAffectsWhatIsInItAndAroundIt() {
        XCTAssertEqual(affected("Sources/B/sub"), ["BSpecs"])
        XCTAssertEqual(affected("Sources/B"), ["BSpecs"])
        XCTAssertEqual(affected("dep"), ["CSpecs"])
        XCTAssertEqual(affected("docs"), [])
    }

    func testAManifestAffectsItsPackage() {
        for name in ["Package.swift", "Package.resolved", "Package@swift-6.3.swift"] {
            XCTAssertEqual(affected(name), ["ASpecs", "BSpecs", "CSpecs"], name)
        }
        XCTAssertEqual(affected("dep/Package.swift"), ["CSpecs"])
    }

    func testAPackageBesideAffectsWhatUsesItsProducts() {
        XCTAssertEqual(affected("dep/Sources/DepCode/x.swift"), ["CSpecs"])
        XCTAssertEqual(affected("dep/Sources/Base/x.swift"), ["CSpecs"])
        XCTAssertEqual(affected("dep/Plugins/Plugin/x.swift"), ["CSpecs"])
        XCTAssertEqual(affected("dep/Sources/Other/x.swift"), [])
        XCTAssertEqual(affected("dep/README.md"), [])
    }

    func testTheTestTargetsOfPlaces() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["Tests/ASpecs/Inner", "Tests/BSpecs", "Sources/A"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: path),
                withIntermediateDirectories: true
            )
        }
        try Data().write(to: folder.appending(path: "Tests/ASpecs/ASpec.swift"))
        let here = WorkingFolder(folder.path)
        let root = try XCTUnwrap(here.realPath(of: "."))
        let graph = PackageGraph(
            targets: ["Tests/ASpecs", "Tests/ASpecs/Inner", "Tests/BSpecs", "Sources/A"].map {
                .init(name: $0, folder: "\(root)/\($0)", isTest: $0.hasPrefix("Tests"))
            }
        )
        for (places, targets) in [
            (["Tests/ASpecs/ASpec.swift:3"], ["Tests/ASpecs"]),
            (["Tests/ASpecs/Inner"], ["Tests/ASpecs/Inner"]),
            (["Tests/ASpecs"], ["Tests/ASpecs", "Tests/ASpecs/Inner"]),
            (["Tests/BSpecs", "Tests/ASpecs/ASpec.swift"], ["Tests/ASpecs", "Tests/BSpecs"]),
            (["Tests"], ["Tests/ASpecs", "Tests/ASpecs/Inner", "Tests/BSpecs"]),
            (["Tests/BSpecs", "Sources/A"], nil),
            (["ASpec.swift"], nil),
        ] {
            let filters = places.compactMap { PlaceFilter($0)?.resolved(in: here) }
            XCTAssertEqual(graph.testTargets(of: filters)?.map(\.name), targets, "\(places)")
        }
    }

    func testTheModuleOfATarget() {
        XCTAssertEqual(PackageGraph.Target(name: "my-app.Specs_1", folder: "").module, "my_app_Specs_1")
    }
}

/// The graph that the manifests of real packages have.
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

    /// A package that depends on this one runs its specs with the same variable.
    func testThisPackageOffersAllLibrariesWhereOnlySpecsAreBuilt() throws {
        struct Manifest: Decodable {
            struct Product: Decodable { var name: String }
            var products: [Product]
        }
        let package = String(#filePath.prefix(upTo: try XCTUnwrap(#filePath.range(of: "/Tests/")).lowerBound))
        func products(_ variables: [String: String]) throws -> [String] {
            let environment = ProcessInfo.processInfo.environment.filter { $0.key != "SPECS" }.merging(variables) { $1 }
            let manifest = try Tool(environment: environment, limit: .seconds(60))
                // The folder of the build is locked while these tests run.
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
        XCTAssertEqual(
            graph.targets.sorted { $0.name < $1.name },
            [
                .init(
                    name: "App",
                    folder: "\(folder)/app/Code",
                    isModule: true,
                    dependencies: ["Dep"],
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
                    dependencies: ["App", "P"],
                    files: .init(hasPlugin: true)
                ),
                .init(name: "Dep", folder: "\(folder)/dep/Sources/Dep", isModule: true, isOwn: false),
                .init(name: "Tool", folder: "\(folder)/dep/Tool", isOwn: false),
            ]
        )
        XCTAssertEqual(graph.products, ["Dep": ["Dep"]])
    }

    func testAProgramThatFailsOrTakesTooLongIsNamed() {
        for (command, limit, message) in [
            (["sh", "-c", "exit 3"], 60, "`sh -c exit 3` failed; see above"),
            (["sleep", "20"], 0.1, "`sleep 20` took longer than 0.1 s; the runner killed it (--time-limit)"),
            (["no-such-program-\(0)"], 60, "`no-such-program-0` failed; see above"),
        ] {
            let start = ContinuousClock.now
            XCTAssertThrowsError(try tool(limit: .seconds(limit)).output(of: command)) {
                XCTAssertEqual("\($0)", message)
            }
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
        }
    }

    func testAllThatAProgramPrintsIsRead() throws {
        let text = try tool().output(of: ["sh", "-c", "yes | head -c 300000"])
        XCTAssertEqual(text.utf8.count, 300_000)
    }
}

/// The files that git names.
final class ChangedFilesTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root.appending(path: "a"), withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: root) }

    private func sh(_ script: String) throws {
        _ = try tool.output(of: ["sh", "-ec", "cd \(root.path)\n\(script)"])
    }

    private let tool = Tool(
        environment: ProcessInfo.processInfo.environment.merging([
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
            "GIT_CONFIG_GLOBAL": "/dev/null",
        ]) { $1 },
        limit: .seconds(60)
    )

    private func changes(since commit: String, in folders: [String]) throws -> (files: [String], notes: [String]) {
        var notes: [String] = []
        let real = try XCTUnwrap(WorkingFolder("/").realPath(of: root.path))
        let files = try ChangedFiles(git: Git(tool)).paths(since: commit, in: folders.map { "\(real)/\($0)" }) {
            notes.append($0)
        }
        return (files.map { String($0.dropFirst(real.count + 1)) }, notes.map { $0.replacing(real, with: "ROOT") })
    }

    func testWhatIsNotCommittedAndWhatIsNewCount() throws {
        try sh(
            """
            cd a; git init -q .; echo ignored > .gitignore; mkdir 'b c'
            touch kept changed staged deleted moved 'b c/ü'; git add -A; git commit -qm one
            echo 1 > changed; echo 1 > staged; git add staged; rm deleted; git mv moved 'b c/moved'; touch new ignored
            """
        )
        XCTAssertEqual(
            try changes(since: "HEAD", in: ["a/b c"]).files,
            ["a/b c/moved", "a/changed", "a/deleted", "a/moved", "a/new", "a/staged"]
        )
        try sh("cd a; git add -A; git commit -qm two; echo 2 > 'b c/ü'")
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/b c/ü"])
        XCTAssertEqual(try changes(since: "HEAD~1", in: ["a"]).files.count, 7)
        XCTAssertThrowsError(try changes(since: "nope", in: ["a"])) { error in
            XCTAssertTrue("\(error)".hasSuffix("failed; see above"), "\(error)")
        }
    }

    func testASubmoduleThatChangedCountsWhateverTheSettings() throws {
        try sh(
            """
            mkdir b; cd b; git init -q .; touch x .y; git add -A; git commit -qm one
            cd ../a; git init -q .; git -c protocol.file.allow=always submodule --quiet add ../b sub
            git config -f .gitmodules submodule.sub.ignore all; git add -A; git commit -qm one
            git config diff.ignoreSubmodules all; mkdir nested; cd nested; git init -q .; touch z; git add -A; git commit -qm n
            """
        )
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/nested"])
        try sh("cd a/sub; echo 1 > x")
        XCTAssertEqual(try changes(since: "HEAD", in: ["a"]).files, ["a/nested", "a/sub"])
    }

    func testPackagesBesideTheRepository() throws {
        try sh(
            """
            mkdir b c; for name in a b; do (cd $name; git init -q .; touch x; git add -A; git commit -qm one; echo 1 > x); done
            (cd b; git commit -qam two; echo 2 > y)
            """
        )
        let changes = try changes(since: "HEAD", in: ["a", "b", "c", "a/inner"])
        XCTAssertEqual(changes.files, ["a/x", "b/y"])
        XCTAssertEqual(
            changes.notes,
            [
                "note: ROOT/b is in another repository: only what is not committed there counts as changed",
                "note: ROOT/c is in no git repository: nothing in it counts as changed",
            ]
        )
        XCTAssertThrowsError(try self.changes(since: "HEAD", in: ["c"])) { error in
            XCTAssertTrue("\(error)".hasPrefix("--changed compares with a commit, but git finds no repository at "))
        }
    }
}
