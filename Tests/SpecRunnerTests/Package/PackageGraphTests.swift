import XCTest

@testable import SpecRunner

/// A package's targets.
final class PackageGraphTests: XCTestCase {
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
