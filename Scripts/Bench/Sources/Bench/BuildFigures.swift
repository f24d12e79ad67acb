import Foundation

/// What a package pays for its specs when it is built, beside one with tests of the toolchain's own; and what the
/// discovery of its classes costs.
@MainActor enum BuildFigures {
    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "clean debug build of a first spec",
                goal: .secondsMore(15),
                rounds: rounds,
                ours: specs.cleanBuild,
                peer: ("Swift Testing", swiftTesting.cleanBuild)
            ),
            Figure(
                name: "rebuild after a change of one file",
                goal: .ratio(1.3),
                rounds: max(rounds, 3),
                ours: specs.rebuild,
                peer: ("XCTest", xctest.rebuild)
            ),
            Figure(name: "discovery in 1000 files, debug", rounds: max(rounds, 3), ours: discover),
        ]
    }

    private static let specs = SamplePackage(
        name: "Specs",
        dependency: (path: root.path, name: "swift-spec"),
        file: """
            import Expect
            import Spec

            final class NumberSpec: SpecCase {
                override func spec() {
                    describe("a number") {
                        var number = 0
                        beforeEach { number = 1 }
            \(lines { "            it(\"grows by \($0)\") { expect(number + \($0)) == \($0 + 1) }" })
                    }
                }
            }

            """
    )

    private static let swiftTesting = SamplePackage(
        name: "Macros",
        file: """
            import Testing

            @Suite struct NumberTests {
                let number = 1
            \(lines { "    @Test func growsBy\($0)() { #expect(number + \($0) == \($0 + 1)) }" })
            }

            """
    )

    private static let xctest = SamplePackage(
        name: "Plain",
        file: """
            import XCTest

            final class NumberTests: XCTestCase {
                let number = 1
            \(lines { "    func testGrowsBy\($0)() { XCTAssertEqual(number + \($0), \($0 + 1)) }" })
            }

            """
    )

    /// The root of this repository: it holds `Scripts/Bench/Sources/Bench/BuildFigures.swift`.
    private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func lines(_ line: (Int) -> String) -> String {
        (0..<20).map(line).joined(separator: "\n")
    }

    /// The tool as the plugin runs it in a debug build, over a thousand files of twenty examples each.
    private static func discover() -> Double {
        let folder = scratchFolder.appending(path: "discovery")
        let files = (0..<1_000).map { folder.appending(path: "Spec\($0).swift") }
        if !FileManager.default.fileExists(atPath: files[0].path) {
            for (index, file) in files.enumerated() {
                write(specs.file.replacingOccurrences(of: "NumberSpec", with: "Number\(index)Spec"), to: file)
            }
        }
        specs.buildIfNeeded()
        let tool = specs.folder.appending(path: ".build/debug/spec-discovery-tool")
        let output = folder.appending(path: "Discovered.swift").path
        return Command(tool, ["--output", output, "--module", "M"] + files.map(\.path), in: folder).seconds()
    }
}

/// A package with one test target of one file.
@MainActor private final class SamplePackage {
    let name: String
    let file: String
    private let dependency: (path: String, name: String)?
    private var isBuilt = false
    private var changeCount = 0

    init(name: String, dependency: (path: String, name: String)? = nil, file: String) {
        self.name = name
        self.dependency = dependency
        self.file = file
    }

    var folder: URL { scratchFolder.appending(path: name) }

    private var manifest: String {
        let package = dependency.map { ".package(name: \"\($0.name)\", path: \"\($0.path)\")" } ?? ""
        let products = ["Spec", "Expect"].map { ".product(name: \"\($0)\", package: \"swift-spec\")" }
        let target = dependency.map { dependency in
            ", dependencies: [\(products.joined(separator: ", "))],"
                + " plugins: [.plugin(name: \"SpecDiscovery\", package: \"\(dependency.name)\")]"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                dependencies: [\(package)],
                targets: [.testTarget(name: "\(name)Tests"\(target ?? ""))]
            )

            """
    }

    func cleanBuild() -> Double {
        try? FileManager.default.removeItem(at: folder)
        write(manifest, to: folder.appending(path: "Package.swift"))
        writeFile()
        isBuilt = true
        return build()
    }

    func buildIfNeeded() {
        if !isBuilt { _ = cleanBuild() }
    }

    /// Builds after a change that the compiler cannot but take for one.
    func rebuild() -> Double {
        buildIfNeeded()
        changeCount += 1
        writeFile()
        return build()
    }

    private func writeFile() {
        let text = file.replacingOccurrences(of: "number + 1", with: "number + 1 + \(changeCount) - \(changeCount)")
        write(text, to: folder.appending(path: "Tests/\(name)Tests/Number.swift"))
    }

    private func build() -> Double {
        Command("swift", ["build", "--build-tests"], in: folder).seconds()
    }
}
