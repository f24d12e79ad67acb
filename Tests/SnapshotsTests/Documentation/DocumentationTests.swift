import TestSupport
import XCTest

/// Checks that every Swift code block in the documentation is compiled, and run, in this folder.
final class DocumentationTests: XCTestCase {
    func testEveryBlockIsCompiledHere() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let compiled = try CompiledSnippets([folder.appending(path: "DocumentationSnippets.swift")])
        let sources = folder.appending(path: "../../../Sources").standardized
        let blocks = try ["Snapshots/Snapshots.docc", "ScreenSnapshots/ScreenSnapshots.docc"].flatMap { catalog in
            try MarkdownPage.pages(of: sources.appending(path: catalog)).flatMap { $0.blocks(of: "swift") }
        }
        blocks.forEach { compiled.assertHave($0) }
        XCTAssertEqual(blocks.count, 4)
    }
}
