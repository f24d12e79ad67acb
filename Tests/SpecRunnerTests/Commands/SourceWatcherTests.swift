import Foundation
import XCTest

@testable import SpecRunner

/// What counts as a change of the files of a package.
final class SourceWatcherTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "specs-watcher-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = URL(fileURLWithPath: try XCTUnwrap(WorkingFolder("/").realPath(of: folder.path)))
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Creates the file and its folders, and gives all that is in the package a date, this many seconds after 1970.
    private func create(_ name: String, date: Double) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try "".write(to: file, atomically: false, encoding: .utf8)
        var changed = file
        while changed.path != folder.path {
            try setDate(date, of: changed.path)
            changed.deleteLastPathComponent()
        }
    }

    private func setDate(_ date: Double, of path: String) throws {
        let date = Date(timeIntervalSince1970: date)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private func latest(reports: [String] = []) -> SourceWatcher.Change {
        SourceWatcher(folders: [folder.path], reports: reports.map(path)).latestChange()
    }

    private func change(_ date: Double, _ file: String?, _ fileDate: Double) -> SourceWatcher.Change {
        SourceWatcher.Change(
            date: Date(timeIntervalSince1970: date),
            file: file.map(path),
            fileDate: Date(timeIntervalSince1970: fileDate)
        )
    }

    func testTheLatestSwiftFileInAnyFolder() throws {
        try create("Package.swift", date: 2000)
        try create("Sources/A/B/«é».swift", date: 1000)
        XCTAssertEqual(latest(), change(2000, "Package.swift", 2000))
        try setDate(3000.25, of: path("Sources/A/B/«é».swift"))
        XCTAssertEqual(latest(), change(3000.25, "Sources/A/B/«é».swift", 3000.25))
    }

    func testAnotherFileAndAFolderAreALaterChange() throws {
        try create("Tests/A.swift", date: 1000)
        try create("Tests/Resources/a.json", date: 1000)
        try setDate(2000, of: path("Tests/Resources/a.json"))
        XCTAssertEqual(latest(), change(2000, "Tests/A.swift", 1000))
        try setDate(3000, of: path("Tests/Resources"))
        XCTAssertEqual(latest(), change(3000, "Tests/A.swift", 1000))
    }

    func testWhatIsHiddenAndWhatTheRunnerWritesAreNoChanges() throws {
        try create("Tests/A.swift", date: 1000)
        let names = [
            ".build/B.swift", ".A.swift", "build.log", "Tests/.swiftpm/C.swift", "docs/specs.html", "scratch/a/D.swift",
        ]
        for name in names { try create(name, date: 2000) }
        for name in ["Tests", "docs"] { try setDate(1000, of: path(name)) }
        XCTAssertEqual(latest(reports: ["docs/specs.html", "scratch"]), change(1000, "Tests/A.swift", 1000))
        XCTAssertEqual(latest().date, Date(timeIntervalSince1970: 2000))
    }

    func testALinkToAFolderIsNotFollowed() throws {
        try create("Tests/A.swift", date: 1000)
        try create(".other/B.swift", date: 4_000_000_000)
        symlink(path(".other"), path("Tests/Link"))
        let file = latest().file
        XCTAssertEqual(file, path("Tests/A.swift"))
    }

    func testFoldersOfOtherPackagesAndFoldersThatAreGone() throws {
        try create("one/Sources/A.swift", date: 1000)
        try create("two/Sources/B.swift", date: 2000)
        let watcher = SourceWatcher(folders: ["one", "gone", "two"].map(path), reports: [])
        XCTAssertEqual(watcher.latestChange(), change(2000, "two/Sources/B.swift", 2000))
        XCTAssertEqual(SourceWatcher(folders: [path("gone")], reports: []).latestChange(), SourceWatcher.Change())
    }
}
