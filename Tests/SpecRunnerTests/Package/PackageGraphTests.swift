import XCTest

@testable import SpecRunner

/// What a change can affect, by targets.
final class PackageGraphTests: XCTestCase {
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
            try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
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
