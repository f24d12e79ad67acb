import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// Where the runner looks for chapter files, and what problems it finds in them.
final class ChapterFilesTests: XCTestCase {
    private var root = ""

    override func setUpWithError() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chapters-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = try XCTUnwrap(WorkingFolder("/").realPath(of: folder.path))
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: root) }

    private func write(_ text: String, to path: String) throws {
        let file = URL(filePath: "\(root)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func example(_ className: String, _ file: String) -> ExampleIdentity {
        let location = CodeLocation(file: file.hasPrefix("/") ? file : "\(root)/\(file)", line: 1)
        return ExampleIdentity(identifier: "\(className)/a", names: ["a"], location: location)
    }

    /// The titles in the documentation of the examples.
    private func titles(_ examples: ExampleIdentity..., areAll: Bool = true) throws -> [String] {
        let chapters = try ChapterFiles(packageRoot: root, isWhole: areAll).chapters(of: examples)
        var text = ""
        let reporter = DocumentationReporter(style: .plain, chapters: chapters) { text += $0 }
        for example in chapters.sorted(examples) {
            reporter.report(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        }
        let lines = text.split(separator: "\n").map(String.init)
        return zip(lines, lines.dropFirst()).filter { $1.hasPrefix("═") }.map(\.0)
    }

    private func problem(_ examples: ExampleIdentity..., areAll: Bool = true) -> String {
        do {
            _ = try ChapterFiles(packageRoot: root, isWhole: areAll).chapters(of: examples)
            return ""
        } catch {
            return "\(error)"
        }
    }

    func testTheFileIsInTheFolderOfTheTargetOrAbove() throws {
        try write("# Package", to: "README.md")
        try write("# A", to: "Specs/A/README.md")
        try write("# Of B", to: "Tests/Bs/README.md")
        XCTAssertEqual(try titles(example("A.X", "Specs/A/Screen/X.swift"), example("A.Y", "Specs/A/Y.swift")), ["A"])
        XCTAssertEqual(try titles(example("A.X", "Specs/A/Screen/Deep/X.swift")), ["A"])
        XCTAssertEqual(
            try titles(
                example("B.X", "Tests/Bs/One/X.swift"),
                example("B.Y", "Tests/Bs/Two/Y.swift"),
                example("A.X", "Specs/A/X.swift")
            ),
            ["A", "Of B"]
        )
    }

    func testAFileOfSeveralTargetsOrOfThePackageIsNoChapter() throws {
        try write("# Package", to: "README.md")
        try write("# Tests", to: "Tests/README.md")
        XCTAssertEqual(try titles(example("A.X", "Tests/A/X.swift"), example("B.X", "Tests/B/X.swift")), [])
        XCTAssertEqual(try titles(example("A.X", "Tests/A/X.swift")), [])
        XCTAssertEqual(try titles(example("A.X", "Tests/As/X.swift"), example("B.X", "Tests/Bs/X.swift")), [])
        XCTAssertEqual(try titles(example("A.X", "X.swift")), [])
        XCTAssertEqual(try titles(example("A.X", "/elsewhere/A/X.swift")), [])
        XCTAssertEqual(try titles(), [])
        // The name of one target's folder is a prefix of the other's.
        try write("# Long", to: "Tests/AB/README.md")
        XCTAssertEqual(
            try titles(example("A.X", "Tests/A/X.swift"), example("AB.X", "Tests/AB/X.swift")),
            ["Long", "A"]
        )
    }

    func testAClassThatIsNotThere() throws {
        try write("# A\n\n- `X`\n- `Yspec`\n", to: "A/README.md")
        let examples = [example("A.X", "A/X.swift"), example("A.YSpec", "A/Y.swift")]
        XCTAssertEqual(
            problem(examples[0], examples[1]),
            "A/README.md:4: A has no spec class Yspec; did you mean YSpec?"
        )
        XCTAssertEqual(problem(examples[0]), "A/README.md:4: A has no spec class Yspec; it has X")
        XCTAssertEqual(problem(examples[0], areAll: false), "")
    }

    func testFilesThatCannotBeUnderstood() throws {
        try write("<!-- audience: all -->", to: "A/README.md")
        try write("\n# Same", to: "B/README.md")
        try write("# Same", to: "C/README.md")
        let examples = ["A", "B", "C"].map { example("\($0).X", "\($0)/X.swift") }
        XCTAssertEqual(
            problem(examples[0]),
            "A/README.md:1: the audience “all” is unknown; it has to be technical or product"
        )
        XCTAssertEqual(
            problem(examples[1], examples[2]),
            "B/README.md:2 and C/README.md:1 have the same title, “Same”; give each chapter its own"
        )
        try Data([0xFF, 0xFE]).write(to: URL(filePath: "\(root)/A/README.md"))
        XCTAssertEqual(problem(examples[0]), "A/README.md cannot be read as UTF-8; it has to be Markdown")
    }

    // MARK: The name of the package

    func testTheNameOfThePackageIsThatOfTheManifest() throws {
        let folder = URL(filePath: root).lastPathComponent
        XCTAssertEqual(PackageName.name(ofPackageAt: root), folder)
        let manifests = [
            ("// Package(name: \"no\")\nlet package = Package(\n    name: \"the-shop\",\n", "the-shop"),
            ("let package = Package(name: name)", folder), ("Package(name: \"a\\(b)\")", folder),
        ]
        for (manifest, name) in manifests {
            try write(manifest, to: "Package.swift")
            XCTAssertEqual(PackageName.name(ofPackageAt: root), name)
        }
    }
}
