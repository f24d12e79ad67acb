import Foundation
import SpecEvents
import XCTest

@testable import SnapshotFiles
@testable import Snapshots

final class SnapshotStoreTests: XCTestCase {
    /// A change of a comment is compiled, and nothing is linked anew.
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
        // As after a build that failed.
        _ = try put("\(build)/Unlinked.dia", 100)
        _ = try put("\(build)/Unlinked.swift.o", 100)
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Unlinked.swift", 50), in: module[...]))
        XCTAssertNotNil(SnapshotStore.fingerprint(of: try put("\(folder)/Same.swift", 50), in: module[...]))
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Other.swift", 50), in: module[...]))
        try manager.createDirectory(atPath: folder + "/Late", withIntermediateDirectories: true)
        XCTAssertNil(SnapshotStore.fingerprint(of: try put("\(folder)/Late/Same.swift", 200), in: module[...]))
    }

    /// Files are told apart by bytes.
    func testFilesWhoseNamesLookAlike() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let names = ["Caf\u{E9}Spec", "Cafe\u{301}Spec"]
        let results = names.map { name in
            var result = ExampleResult(status: .passed, duration: 0)
            let path = SnapshotStore.path(of: "M.\(name)", besides: "\(folder)/S.swift")
            var use = SnapshotUse(file: path, key: SnapshotKey(className: "M.\(name)", example: "e"))
            use.actual = "\(name.unicodeScalars.count)"
            result.snapshots = [use]
            return [result]
        }
        XCTAssertEqual(SnapshotWriter(results, updates: false).written.count, 2)
        for use in results.compactMap({ $0[0].snapshots?[0] }) {
            XCTAssertEqual(try SnapshotStore.text(of: use.key, in: use.file), use.actual)
            // As they were when the process first read them.
            try Data().write(to: URL(fileURLWithPath: use.file))
            XCTAssertEqual(try SnapshotStore.text(of: use.key, in: use.file), use.actual)
        }
    }

    /// A test of Swift Testing does not tell that it failed.
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
