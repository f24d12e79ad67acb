import TestSupport
import XCTest

/// Checks that every Swift code block in the documentation catalog is compiled, and run, in this folder.
final class DocumentationTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalog = folder.appending(path: "../../../Sources/VirtualTime/VirtualTime.docc").standardized

    func testEveryBlockIsCompiledHere() throws {
        let compiled = try CompiledSnippets([Self.folder.appending(path: "DocumentationSnippets.swift")])
        let blocks = try MarkdownPage.pages(of: Self.catalog).flatMap { $0.blocks(of: "swift") }
        blocks.forEach { compiled.assertHave($0) }
        XCTAssertGreaterThan(blocks.count, 5)
    }
}
