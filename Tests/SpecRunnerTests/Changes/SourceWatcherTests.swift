import XCTest

@testable import SpecRunner

/// What counts as a change to a package's files.
final class SourceWatcherTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var graph = PackageGraph()

    private let tool = Tool(
        environment: ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 },
        limit: .seconds(60)
    )

    override func setUpWithError() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "specs-watcher-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = URL(fileURLWithPath: try XCTUnwrap(WorkingFolder("/").realPath(of: folder.path)))
        graph = PackageGraph(
            folders: [self.folder.path],
            targets: [
                .init(name: "A", folder: path("Sources/A")),
                .init(name: "T", folder: path("Tests/T"), isTest: true),
            ]
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func create(_ name: String, _ text: String = "") throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func setDate(_ date: Double, of name: String) throws {
        let date = Date(timeIntervalSince1970: date)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    }

    private func watcher(written: [String] = []) -> SourceWatcher {
        var watcher = SourceWatcher(graph, written: written.map(path), Git(tool))
        watcher.look()
        return watcher
    }

    private func change(_ changed: String..., removed: [String] = []) -> SourceChange {
        SourceChange(changed: changed.map(path), removed: removed.map(path))
    }

    func testEachFileThatDiffersAndNoOther() throws {
        for name in ["Package.swift", "Sources/A/B/«é».swift", "Sources/A/B.swift", "Tests/T/T.swift"] {
            try create(name)
        }
        var watcher = watcher()
        XCTAssertNil(watcher.takeChange())
        try create("Sources/A/B/«é».swift", "1")
        try create("Tests/T/New.swift")
        try FileManager.default.removeItem(atPath: path("Tests/T/T.swift"))
        XCTAssertEqual(
            watcher.takeChange(),
            change("Sources/A/B/«é».swift", "Tests/T/New.swift", removed: ["Tests/T/T.swift"])
        )
        XCTAssertNil(watcher.takeChange())
        try create("Package@swift-6.2.swift")
        XCTAssertEqual(watcher.takeChange(), change("Package@swift-6.2.swift"))
    }

    func testAFileWithADateToComeHidesNoChange() throws {
        try create("Sources/A/A.swift")
        try create("Sources/A/B.swift")
        try setDate(Date.now.timeIntervalSince1970 + 7200, of: "Sources/A/B.swift")
        var watcher = watcher()
        try create("Sources/A/A.swift", "1")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/A.swift"))
    }

    func testAnOlderFileOfTheSameSizeInItsPlace() throws {
        try create("Sources/A/A.swift", "new")
        try create("old", "old")
        for name in ["Sources/A/A.swift", "old"] { try setDate(1000, of: name) }
        var watcher = watcher()
        // As with `mv`, another file takes the place of the old one, with the same date and size.
        XCTAssertEqual(rename(path("old"), path("Sources/A/A.swift")), 0)
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/A.swift"))
        // As with `cp -p`, the file and its size stay the same, but its date changes.
        try setDate(500.25, of: "Sources/A/A.swift")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/A.swift"))
        // Only the size changes.
        try create("Sources/A/A.swift", "longer")
        try setDate(500.25, of: "Sources/A/A.swift")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/A.swift"))
    }

    func testWhatASymbolicLinkNamesIsWatched() throws {
        try create("Shared/S.swift")
        try create("Shared/Inner/I.swift")
        try create("Sources/A/A.swift")
        symlink(path("Shared/S.swift"), path("Sources/A/S.swift"))
        symlink(path("Shared/Inner"), path("Sources/A/Inner"))
        // This link leads back to the folder where the search began.
        symlink(path("Sources"), path("Sources/A/Loop"))
        symlink(path("gone"), path("Sources/A/Gone.swift"))
        var watcher = watcher()
        try create("Shared/S.swift", "1")
        try create("Shared/Inner/I.swift", "1")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/Inner/I.swift", "Sources/A/S.swift"))
        try create("gone")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/Gone.swift"))
    }

    func testWhatIsNoSourceResourceOrManifestIsNoChange() throws {
        var target = graph.targets[0]
        target.files = .init(
            sources: [path("Sources/A/code"), path("Sources/A/B.swift")],
            excluded: [path("Sources/A/code/old")],
            resources: [path("Sources/A/Data"), path("Sources/A/a.json")]
        )
        graph.targets[0] = target
        try create("Sources/A/A.swift")
        var watcher = watcher(written: ["Sources/A/Data/report.html"])
        for name in [
            "out/watch.log", "Other.swift", "Sources/README.md", "Sources/A/watch.log", "Sources/A/A.swift",
            "Sources/A/code/old/x.swift", "Sources/A/code/x.md", "Sources/A/.x.swift", ".build/x.swift",
            "Tests/T/data.json", "Sources/A/Data/report.html",
        ] { try create(name, "1") }
        XCTAssertNil(watcher.takeChange())
        for name in [
            "Sources/A/B.swift", "Sources/A/Data/any/file", "Sources/A/Main.storyboard", "Sources/A/a.json",
            "Sources/A/code/c.c", "Sources/A/include/h.h",
        ] {
            try create(name)
            XCTAssertEqual(watcher.takeChange(), change(name), name)
        }
        graph.targets[0].files = .init(hasPlugin: true)
        watcher = self.watcher()
        try create("Sources/A/model.proto")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/model.proto"))
    }

    func testWhatGitIgnoresIsNoChange() throws {
        _ = try tool.output(of: ["git", "init", "-q", folder.path])
        try create(".gitignore", "Made/\n*.gen.swift\n")
        try create("Sources/A/A.swift")
        var watcher = watcher()
        for name in ["Made/x.swift", "ü.gen.swift", "Made/y.swift"] { try create("Sources/A/\(name)") }
        XCTAssertNil(watcher.takeChange())
        try FileManager.default.removeItem(atPath: path("Sources/A/Made/x.swift"))
        XCTAssertNil(watcher.takeChange())
        try create("Sources/A/Made/y.swift", "1")
        try create("Sources/A/A.swift", "1")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/A.swift"))
        // Git now tracks the file.
        _ = try tool.output(of: ["git", "-C", folder.path, "add", "--force", "Sources/A/Made/y.swift"])
        try create("Sources/A/Made/y.swift", "22")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/Made/y.swift"))
    }

    func testAFileBelongsToTheInnermostTarget() throws {
        graph.targets.append(
            .init(name: "I", folder: path("Sources/A/I"), files: .init(resources: [path("Sources/A/I/data")]))
        )
        try create("Sources/A/I/I.swift")
        var watcher = watcher()
        try create("Sources/A/I/data/a.txt")
        XCTAssertEqual(watcher.takeChange(), change("Sources/A/I/data/a.txt"))
    }

    func testPackagesBesideAndFoldersThatAreGone() throws {
        graph.folders += [path("two"), path("gone")]
        graph.targets += [
            .init(name: "B", folder: path("two/Sources")), .init(name: "C", folder: path("gone/Sources")),
        ]
        try create("two/Sources/B.swift")
        var watcher = watcher()
        try create("two/Sources/B.swift", "1")
        try create("two/Package.swift")
        XCTAssertEqual(watcher.takeChange(), change("two/Package.swift", "two/Sources/B.swift"))
    }

    func testTheFilesOfTestsThatChangedLastComeFirst() throws {
        for (date, name) in ["Tests/T/A.swift", "Tests/T/C.swift", "Sources/A/A.swift", "Tests/T/B.swift"].enumerated()
        {
            try create(name)
            try setDate(1000 + Double(date), of: name)
        }
        XCTAssertEqual(watcher().testFiles, ["Tests/T/B.swift", "Tests/T/C.swift", "Tests/T/A.swift"].map(path))
    }

    func testTheChangeInWords() {
        for (change, text) in [
            (SourceChange(changed: ["/p/A.swift"]), "A.swift changed"),
            (SourceChange(changed: ["/p/A.swift"], removed: ["/p/B.swift"]), "A.swift and B.swift changed"),
            (SourceChange(changed: ["/p/A", "/p/B", "/p/C"]), "A and 2 other files changed"),
            (SourceChange(removed: ["/p/A.swift"]), "A.swift was removed"),
            (SourceChange(removed: ["/p/A.swift", "/p/B.swift"]), "A.swift and B.swift were removed"),
        ] { XCTAssertEqual(change.text, text) }
    }
}
