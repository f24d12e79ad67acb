import SpecEvents
import XCTest

@testable import SnapshotFiles
@testable import Snapshots

final class SnapshotStoreTests: XCTestCase {
    /// If only a comment changes, the source is compiled again, but nothing is linked again.
    func testASourceCountsAsBuiltThatIsOlderThanWhatTheCompilerSaidOfIt() throws {
        let manager = FileManager.default
        let module = "Module\(UUID().uuidString.prefix(8))"
        let build = SnapshotFile.folder(of: SnapshotStore.image) + "\(module).build/Folder"
        let folder = manager.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)").path
        defer {
            try? manager.removeItem(atPath: folder)
            try? manager.removeItem(atPath: SnapshotFile.folder(of: build))
        }
        for path in [build, folder] { try manager.createDirectory(atPath: path, withIntermediateDirectories: true) }
        func put(_ path: String, _ seconds: Double) throws -> String {
            try Data("x".utf8).write(to: URL(filePath: path))
            try manager.setAttributes([.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: path)
            return path
        }
        _ = try put("\(build)/Same.dia", 100)
        _ = try put("\(build)/Same.swift.o", -1e8)
        _ = try put("\(build)/NotSame.dia", 300)
        // These files look as they do after a failed build.
        _ = try put("\(build)/Unlinked.dia", 100)
        _ = try put("\(build)/Unlinked.swift.o", 100)
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Unlinked.swift", 50), in: module[...]))
        XCTAssertNotNil(SnapshotStore.fingerprint(of: try put("\(folder)/Same.swift", 50), in: module[...]))
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Other.swift", 50), in: module[...]))
        try manager.createDirectory(atPath: folder + "/Late", withIntermediateDirectories: true)
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Late/Same.swift", 200), in: module[...]))
    }

    /// The framework cannot find out whether a Swift Testing test has failed.
    func testOnCIAProcessWritesNothing() {
        let test = CurrentTest(key: SnapshotKey(className: "M.S in Swift Testing", example: "e"))
        var use = SnapshotUse(file: "S.md", key: test.key)
        use.actual = "a"
        let before = ProcessSnapshots.found.withLock(\.count)
        CurrentTest.$request.withValue(ProcessRequest(environment: ["CI": "true"])) {
            ProcessSnapshots.take(use, of: test)
        }
        XCTAssertEqual(ProcessSnapshots.found.withLock(\.count), before)
    }
}
