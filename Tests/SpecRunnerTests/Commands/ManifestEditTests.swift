import TestSupport
import XCTest

@testable import SpecRunner

/// Manifests as people write them, with an element more.
final class ManifestEditTests: SharedTestCase {
    private func edited(_ body: String, version: String = "6.0") throws -> String {
        let head = "// swift-tools-version: \(version)\n"
        var edit = try ManifestEdit(head + body, path: "Package.swift")
        try edit.append([".testTarget(", "    name: \"T\"", ")"], to: "targets")
        try edit.append([".package(path: \"../s\")"], to: "dependencies", orBefore: "targets")
        return String(edit.text.dropFirst(head.count))
    }

    private func problem(_ body: String, version: String = "6.0") -> String {
        do { return try edited(body, version: version) } catch { return "\(error)" }
    }

    func testAListInLinesGetsALineAndAComma() throws {
        XCTAssertEqual(
            try edited(
                """
                let package = Package(
                  name: "A",
                  dependencies: [
                    // The last one:
                    .package(path: "../b"), // b
                  ],
                  targets: [
                    .target(name: "A") // a
                    // .target(name: "Old"),
                  ]
                )
                """
            ),
            """
            let package = Package(
              name: "A",
              dependencies: [
                // The last one:
                .package(path: "../b"), // b
                .package(path: "../s"),
              ],
              targets: [
                .target(name: "A"), // a
                // .target(name: "Old"),
                .testTarget(
                  name: "T"
                ),
              ]
            )
            """
        )
    }

    func testAListInOneLineIsContinuedBelow() throws {
        XCTAssertEqual(
            try edited(#"let package = Package(name: "A", dependencies: [], targets: [.target(name: "A"), ])"#),
            """
            let package = Package(name: "A", dependencies: [
                .package(path: "../s"),
            ], targets: [.target(name: "A"),
                .testTarget(
                    name: "T"
                ),
            ])
            """
        )
    }

    func testDependenciesThatAreMissingComeBeforeTheTargets() throws {
        XCTAssertEqual(
            try edited(
                "let package = Package(\n\tname: \"A\",\r\n\ttargets: [\r\n\t\t.target(name: \"A\")\r\n\t]\r\n)"
            ),
            "let package = Package(\n\tname: \"A\",\r\n\tdependencies: [.package(path: \"../s\")],\r\n\ttargets: [\r\n"
                + "\t\t.target(name: \"A\"),\r\n\t\t.testTarget(\r\n\t\t\tname: \"T\"\r\n\t\t),\r\n\t]\r\n)"
        )
        XCTAssertEqual(
            try edited("let package = Package(name: \"A\", targets: [/* none */])"),
            "let package = Package(name: \"A\", dependencies: [.package(path: \"../s\")], targets: [/* none */\n"
                + "    .testTarget(\n        name: \"T\"\n    ),\n])"
        )
    }

    func testAListInAVariableIsEditedThere() throws {
        XCTAssertEqual(
            try edited(
                "let all: [Target] = [.target(name: name)]\nlet package = Package(name: name, targets: all)"
            ),
            "let all: [Target] = [.target(name: name),\n    .testTarget(\n        name: \"T\"\n    ),\n]\n"
                + "let package = Package(name: name, dependencies: [.package(path: \"../s\")], targets: all)"
        )
    }

    func testWhatIsNotUnderstoodIsRefusedWithItsPlace() {
        let cases: [(String, String)] = [
            ("let package = make()", "Package.swift:1: no variable is set to `Package(…)`"),
            ("// A\n\nlet package = Package(name: \"A\")", "Package.swift:4: the package has no `targets:`"),
            (
                "let package = Package(\n  targets: [\"A\"].map { .target(name: $0) })",
                "Package.swift:3: what follows `targets:` is no list in brackets"
            ),
            (
                "let package = Package(targets: all())",
                "Package.swift:2: what follows `targets:` is no list in brackets"
            ),
            ("let package = Package(targets: [.a", "Package.swift:2: what follows `targets:` is no list in brackets"),
        ]
        for (body, expected) in cases { XCTAssertEqual(problem(body), expected, body) }
        XCTAssertEqual(
            problem("", version: "5.4"),
            "Package.swift:1: a manifest with the tools version 5.4; begin it with: // swift-tools-version: 5.5"
        )
        XCTAssertThrowsError(try ManifestEdit("let package = 1", path: "/p/Package.swift")) {
            XCTAssertEqual(
                "\($0)",
                "/p/Package.swift:1: a manifest with no tools version; begin it with: // swift-tools-version: 5.5"
            )
        }
    }

    func testADependencyIsKnownByTheEndOfItsPathOrURL() throws {
        func names(_ dependency: String) throws -> Bool {
            let text = "// swift-tools-version:5.9\nlet package = Package(dependencies: [\(dependency)])"
            return try ManifestEdit(text, path: "").names("swift-spec", in: "dependencies")
        }
        for known in [
            #".package(path: "../swift-spec")"#, #".package(url: "https://x/Swift-Spec.git", from: "1.0.0")"#,
        ] {
            XCTAssertTrue(try names(known), known)
        }
        for other in ["", #".package(path: "../swift-specs")"#, #".package(path: "../swift-spec/x")"#] {
            XCTAssertFalse(try names(other), other)
        }
    }
}
