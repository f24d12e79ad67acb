import Foundation

/// A package with one test target, which consists of one file.
@MainActor final class SamplePackage {
    let name: String
    let file: String
    /// Whether the package depends on swift-spec.
    private let usesSpecs: Bool
    private var isBuilt = false
    private var changeCount = 0

    init(name: String, usesSpecs: Bool = false, file: String) {
        self.name = name
        self.usesSpecs = usesSpecs
        self.file = file
    }

    var folder: URL { scratchFolder.appending(path: name) }

    /// The command that runs the built tests without SwiftPM.
    var testRun: Command {
        let bundle = folder.appending(path: ".build/debug/\(name)PackageTests.xctest")
        #if canImport(Darwin)
            return Command("xcrun", ["xctest", bundle.path], in: folder)
        #else
            return Command(bundle, [], in: folder)
        #endif
    }

    func cleanBuild() -> Double {
        clear()
        return build()
    }

    /// Builds the package from scratch, and returns the processor time in seconds.
    func cleanBuildOnProcessor() -> Double {
        clear()
        return buildCommand.processorSeconds()
    }

    private func clear() {
        try? FileManager.default.removeItem(at: folder)
        write(manifest, to: folder.appending(path: "Package.swift"))
        writeFile()
        isBuilt = true
    }

    func buildIfNeeded() {
        if !isBuilt { _ = cleanBuild() }
    }

    func rebuild() -> Double {
        buildIfNeeded()
        change()
        return build()
    }

    /// Changes the code of the test file, so that the compiler must compile it again.
    func change() {
        changeCount += 1
        writeFile()
    }

    /// Builds an executable product of a dependency, and returns the location of the executable.
    func program(_ name: String) -> URL {
        _ = Command("swift", ["build", "--product", name], in: folder).seconds()
        return folder.appending(path: ".build/debug/\(name)")
    }

    private func writeFile() {
        let text = file.replacingOccurrences(of: "number = 1", with: "number = 1 + \(changeCount) - \(changeCount)")
        write(text, to: folder.appending(path: "Tests/\(name)Tests/Tests.swift"))
    }

    private func build() -> Double { buildCommand.seconds() }

    private var buildCommand: Command { Command("swift", ["build", "--build-tests"], in: folder) }

    private var manifest: String {
        let products = ["Spec", "Expect"].map { ".product(name: \"\($0)\", package: \"swift-spec\")" }
        let target = ", dependencies: [\(products.joined(separator: ", "))]"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                dependencies: [\(usesSpecs ? ".package(name: \"swift-spec\", path: \"\(Self.root.path)\")" : "")],
                targets: [.testTarget(name: "\(name)Tests"\(usesSpecs ? target : ""))]
            )

            """
    }

    /// The root folder of this repository, five levels above this file.
    static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
}
