import SpecEvents
import XCTest

@testable import SpecRunner

/// Files, folders and lines on the command line. The fixture suite is in `Tests/FixtureSuite` in this package.
final class PathSelectionTests: RunnerProcessTestCase {
    private static let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The names of the selected examples, without the names of their groups.
    private func list(
        _ places: String...,
        in folder: URL? = nil,
        bundle: String = FixtureProcess.path,
        line: UInt = #line
    ) throws -> [String] {
        let result = try run(places, in: folder, bundle: bundle)
        XCTAssertEqual(result.status, 0, result.errors, line: line)
        return result.output.split(separator: "\n").map { String($0.split(separator: " › ").last ?? "") }
    }

    private func problem(_ places: String..., in folder: URL? = nil, line: UInt = #line) throws -> String {
        let result = try run(places, in: folder)
        XCTAssertEqual(result.status, 2, line: line)
        XCTAssertEqual(result.output, "", line: line)
        return result.errors
    }

    private func run(
        _ places: [String],
        in folder: URL?,
        bundle: String = FixtureProcess.path
    ) throws -> RunnerProcess.Result {
        let words = places.map { "'\($0)'" }.joined(separator: " ")
        let script =
            "cd '\((folder ?? runner.folder).path)' && exec '\(RunnerProcess.path)' --bundle '\(bundle)' --list \(words)"
        try runner.startShell(script, environment: ["FIXTURE": "Green,Dependent,Traits"])
        return runner.result()
    }

    private let green = ["adds", "adds", "awaits"]

    func testWhatIsRememberedIsInThePackageFromAnyFolderInIt() throws {
        for path in ["Package.swift", "Tests/A/x"] {
            let file = runner.folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: file)
        }
        try runner.startShell(
            "cd Tests/A && exec '\(RunnerProcess.path)' --bundle '\(FixtureProcess.path)' --junit report.xml",
            environment: ["FIXTURE": "Green"]
        )
        let result = runner.result()
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(runner.text("Tests/A/report.xml").contains("awaits"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.file(".build/specs/last-run")))
    }

    func testAFileAFolderAndSeveral() throws {
        let folder = Self.tests.appending(path: "FixtureSuite")
        XCTAssertEqual(try list("GreenSpec.swift", in: folder), green)
        XCTAssertEqual(try list("GreenSpec.swift:12", in: folder), ["awaits"])
        XCTAssertEqual(try list("GreenSpec.swift:12", "./TraitsSpec.swift:9", in: folder), ["awaits", "is slow"])
        XCTAssertEqual(try list("GreenSpec.swift", "ManySpec.swift", in: folder).count, 15)
        XCTAssertEqual(try list(".", in: folder).count, 22)
    }

    func testALineOfAClassAboveItsFirstDeclarationIsThatOfTheClass() throws {
        let folder = Self.tests.appending(path: "FixtureSuite")
        XCTAssertEqual(try list("GreenSpec.swift:7", in: folder), green)
        XCTAssertEqual(try list("GreenSpec.swift:8", in: folder), green)
        XCTAssertEqual(try list("ManySpec.swift:31", in: folder), try list("ManySpec.swift", in: folder))
    }

    func testALineAfterTheEndOfTheFileIsAnError() throws {
        let folder = Self.tests.appending(path: "FixtureSuite")
        let count =
            try String(contentsOf: folder.appending(path: "GreenSpec.swift"), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).count - 1
        XCTAssertEqual(
            try problem("GreenSpec.swift:\(count + 1)", in: folder),
            "error: GreenSpec.swift:\(count + 1): the file has \(count) lines\n"
        )
        XCTAssertEqual(try list("GreenSpec.swift:\(count)", in: folder).count, 1)
    }

    func testPathsStartWhereTheUserStands() throws {
        let package = Self.tests.deletingLastPathComponent()
        XCTAssertEqual(try list("Tests/FixtureSuite/GreenSpec.swift", in: package), green)
        XCTAssertEqual(try list("Tests/FixtureSuite/", in: package).count, 22)
        XCTAssertEqual(try list("Tests", in: package).count, 22)
        XCTAssertEqual(try list(".", in: package).count, 22)
        XCTAssertEqual(try list("FixtureSuite", in: Self.tests).count, 22)
        let support = Self.tests.appending(path: "SpecRunnerTests/Support")
        XCTAssertEqual(try list("../../FixtureSuite/GreenSpec.swift:12", in: support), ["awaits"])
        XCTAssertEqual(try list(Self.tests.path + "/FixtureSuite/GreenSpec.swift"), green)
        XCTAssertEqual(
            try problem(".", in: support),
            "error: .: no spec is declared there; name a spec file, a folder of them, or a line as FILE:LINE\n"
        )
    }

    func testLeadingFoldersMayBeOmitted() throws {
        XCTAssertEqual(try list("GreenSpec.swift"), green)
        XCTAssertEqual(try list("FixtureSuite/GreenSpec.swift"), green)
        XCTAssertEqual(try list("Tests/FixtureSuite").count, 22)
    }

    func testALinkLeadsToItsFile() throws {
        let link = runner.folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Self.tests)
        XCTAssertEqual(try list("link/FixtureSuite/GreenSpec.swift"), green)
        XCTAssertEqual(try list("GreenSpec.swift:12", in: link.appending(path: "FixtureSuite")), ["awaits"])
    }

    func testAPathThatMatchesNothingIsAnErrorWithAHint() throws {
        let list = "`swift run specs --list` prints the examples\n"
        XCTAssertEqual(
            try problem("GrenSpec.swift"),
            "error: GrenSpec.swift: no spec is declared in a file or folder of this name; did you mean GreenSpec.swift? \(list)"
        )
        XCTAssertEqual(
            try problem("Nowhere/Here"),
            "error: Nowhere/Here: no spec is declared in a file or folder of this name; \(list)"
        )
        XCTAssertEqual(
            try problem("GreenSpec.swift", "Nowhere.swift:3"),
            "error: Nowhere.swift:3: no spec is declared in a file or folder of this name; \(list)"
        )
        XCTAssertEqual(
            try problem("--filter", "adds", "ManySpec.swift"),
            "error: ManySpec.swift: no example that matches --filter adds is declared there; \(list)"
        )
        XCTAssertEqual(
            try problem("Nowhere"),
            "error: unexpected argument Nowhere: there is no file or folder of this name here; "
                + "to run examples by name, use --filter Nowhere\n"
        )
    }

    func testAFileHereIsNotMistakenForOneOfTheSameNameElsewhere() throws {
        try "".write(toFile: runner.file("ManySpec.swift"), atomically: true, encoding: .utf8)
        XCTAssertEqual(
            try problem("ManySpec.swift"),
            "error: ManySpec.swift: no spec is declared there; name a spec file, a folder of them, or a line as FILE:LINE\n"
        )
    }
}

/// Which source files a place refers to, even in a bundle that was built on another machine.
final class PlaceFilterTests: XCTestCase {
    private func place(_ text: String) throws -> PlaceFilter {
        try XCTUnwrap(PlaceFilter(text))
    }

    func testAPathThatLeadsNowhereMayLackLeadingFolders() throws {
        for text in ["A.swift", "b/A.swift", "./b/A.swift", "/a/b/A.swift", "b", "a/b/", "A.swift:3"] {
            XCTAssertTrue(try place(text).names(file: "/a/b/A.swift", realFile: nil), text)
            XCTAssertTrue(try place(text).names(file: "/a/b/A.swift", realFile: "/a/b/A.swift"), text)
        }
        for text in ["B.swift", "xA.swift", "a/A.swift", "/b/A.swift", "../b/A.swift"] {
            XCTAssertFalse(try place(text).names(file: "/a/b/A.swift", realFile: nil), text)
        }
    }

    func testABundleFromElsewhereIsMatchedByThePathInThePackage() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "place-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "Tests/A")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in [root.appending(path: "Package.swift"), folder.appending(path: "A.swift")] {
            try Data().write(to: file)
        }
        let here = WorkingFolder(folder.path)
        XCTAssertEqual(here.packageRoot, root.standardizedFileURL.path)
        for (text, isNamed) in [
            ("A.swift", true), (".", true), ("..", true), ("../..", true), ("/", false), ("/tmp", false),
        ] {
            let place = try place(text).resolved(in: here)
            XCTAssertEqual(place.names(file: "/build/Tests/A/A.swift", realFile: nil), isNamed, text)
            XCTAssertEqual(
                place.names(file: "/build/Tests/B/A.swift", realFile: nil),
                ["..", "../.."].contains(text),
                text
            )
        }
    }

    func testTheNameOfAFileIsGuessedWithoutTheEndingOfSpecs() throws {
        let places = ["/a/CatSpec.swift", "/a/GreenSpec.swift"].map { CodeLocation(file: $0, line: 1) }
        let examples = places.map { place in
            ListedExample(example: ExampleIdentity(identifier: place.file, names: [], location: place), groups: [])
        }
        for (text, guess) in [("Gren.swift", "; did you mean GreenSpec.swift?"), ("HorseSpec.swift", ";")] {
            XCTAssertThrowsError(try place(text).selected(from: examples, of: "")) {
                XCTAssertEqual(
                    "\($0)",
                    "\(text): no spec is declared in a file or folder of this name\(guess) `swift run specs --list` prints the examples"
                )
            }
        }
    }

    func testWithoutAManifestThePackageIsWhereTheUserStands() {
        XCTAssertEqual(WorkingFolder("/no/such/folder").packageRoot, "/no/such/folder")
    }
}
