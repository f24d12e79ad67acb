import XCTest

@testable import SpecReports

/// A recording may name any file.
final class SourceFilesTests: XCTestCase {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func text(_ path: String, in packageRoot: String? = nil) -> String? {
        SourceFiles(packageRoot: packageRoot).text(of: path)
    }

    func testWhatIsNoSourceIsNotRead() throws {
        for path in ["/dev/zero", "/dev/stdin", "/proc/self/environ", "/etc/passwd", "/tmp", "", "\0", "/tmp\0/x"] {
            XCTAssertNil(text(path), path)
        }
        try withFolder { folder in
            let (file, link) = (folder.appending(path: "a.swift"), folder.appending(path: "b.swift"))
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try Data(repeating: 0x20, count: 10_000_000).write(to: file)
            XCTAssertEqual(text(link.path)?.utf8.count, 10_000_000)
            try Data(repeating: 0x20, count: 10_000_001).write(to: file)
            XCTAssertNil(text(file.path))
            try Data([0xFF, 0x20]).write(to: file)
            XCTAssertNil(text(file.path))
            try Data([0x61]).write(to: file)
            XCTAssertEqual(text(file.path), "a")
        }
    }

    func testFilesOfThePackageAreReadUnlessTheyAreHidden() throws {
        try withFolder { folder in
            for path in ["p/.git", "p/Sources", "pack"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: path),
                    withIntermediateDirectories: true
                )
            }
            for file in ["p/.git/config", "p/.env", "p/Sources/a.gyb", "pack/secret", "secret"] {
                try Data("a".utf8).write(to: folder.appending(path: file))
            }
            for (link, target) in [("p/Sources/out.gyb", "secret"), ("p/Sources/out.swift", "secret")] {
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: link),
                    withDestinationURL: folder.appending(path: target)
                )
            }
            let (root, template) = (folder.path + "/p", folder.path + "/p/Sources/a.gyb")
            XCTAssertNil(text(template, in: root), "without a manifest it is no package")
            try Data("a".utf8).write(to: folder.appending(path: "p/Package.swift"))
            XCTAssertEqual(text(template, in: root), "a")
            XCTAssertEqual(text(folder.path + "/pack/../p/Sources/a.gyb", in: root), "a")
            XCTAssertNil(text(template))
            for path in [
                "p/.git/config", "p/.env", "pack/secret", "secret", "p/../secret", "p/Sources/out.gyb",
                "p/Sources/out.swift",
            ] { XCTAssertNil(text("\(folder.path)/\(path)", in: root), path) }
        }
    }

    func testWhatCannotBeReadIsNothing() {
        XCTAssertNil(text("/no/such/file"))
        XCTAssertTrue(text(#filePath)?.contains("testWhatCannotBeReadIsNothing") == true)
    }
}
