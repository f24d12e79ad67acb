import XCTest

@testable import SpecRunner

/// Manifests as people write them, with statements at the end.
final class ManifestEditTests: XCTestCase {
    /// Returns the text that is added at the end of a manifest with this body.
    private func added(_ body: String, version: String = "6.0") throws -> String {
        let text = "// swift-tools-version: \(version)\n\(body)"
        let edit = try ManifestEdit(text, path: "Package.swift")
        let new = edit.adding([("dependencies", [".package(path: \"../s\")"]), ("targets", [".testTarget(", ")"])])
        XCTAssertTrue(new.hasPrefix(text))
        return String(new.unicodeScalars.dropFirst(text.unicodeScalars.count))
    }

    private func problem(_ body: String, version: String = "6.0") -> String {
        do { return try added(body, version: version) } catch { return "\(error)" }
    }

    func testStatementsNameTheVariableOfThePackage() throws {
        let cases = [
            "let package = Package(name: \"A\")\n": "package",
            "let other = Product(name: \"A\")\nvar all: Package = Package(name: \"A\", targets: targets)\n": "all",
            "let package = PackageDescription.Package(name: \"A\")\n": nil,
            "// let old = Package()\nlet name = \"let x = Package()\"\nlet it = Package(name: name)\n": "it",
            "let package =\n    Package(name: \"A\") // made\n": "package",
        ]
        for (body, name) in cases {
            guard let name else {
                XCTAssertEqual(
                    problem(body),
                    "Package.swift:1: no variable is set to `Package(…)`; write it so: let package = Package(…)"
                )
                continue
            }
            XCTAssertEqual(
                try added(body),
                "\n\(name).dependencies.append(.package(path: \"../s\"))\n\(name).targets.append(\n    .testTarget(\n    )\n)\n"
            )
        }
    }

    func testTheEndsOfLinesAreThoseOfTheManifest() throws {
        XCTAssertEqual(
            try added("let p = Package(name: \"A\")\r\n"),
            "\r\np.dependencies.append(.package(path: \"../s\"))\r\np.targets.append(\r\n    .testTarget(\r\n    )\r\n)\r\n"
        )
        XCTAssertTrue(try added("let p = Package(name: \"A\")").hasPrefix("\n\np.dependencies"))
    }

    func testDependenciesAreKnownByTheEndsOfTheirPaths() throws {
        let cases = [
            #".package(path: "../swift-spec")"#: true,
            #".package(url: "https://x.y/z/Swift-Spec.git", from: "1.0.0")"#: true,
            ##".package(path: #"/a/swift-spec/"#)"##: true, #".package(path: "../swift-spec-more")"#: false,
            #"// .package(path: "../swift-spec")"#: false, #".package(url: "https://\(host)/swift-spec")"#: false,
        ]
        for (dependency, isKnown) in cases {
            let text = "// swift-tools-version:5.9\nlet p = Package(dependencies: [\n\(dependency)\n])"
            XCTAssertEqual(try ManifestEdit(text, path: "").names("swift-spec"), isKnown, dependency)
        }
    }

    func testManifestsOfOldTools() {
        XCTAssertEqual(
            problem("let package = Package()", version: "5.4"),
            "Package.swift:1: a manifest with the tools version 5.4; begin it with: // swift-tools-version: 5.5"
        )
        XCTAssertThrowsError(try ManifestEdit("let package = Package()", path: "P")) {
            XCTAssertEqual("\($0)", "P:1: a manifest with no tools version; begin it with: // swift-tools-version: 5.5")
        }
    }
}
