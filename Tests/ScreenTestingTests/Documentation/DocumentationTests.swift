import TestSupport
import XCTest

/// Checks that every Swift code block in the documentation catalogs is compiled, and run, in this target.
final class DocumentationTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalogs = ["ScreenTesting/ScreenTesting.docc", "ScreenElements/ScreenElements.docc"].map {
        folder.appending(path: "../../../Sources/\($0)").standardized
    }

    func testEveryBlockIsCompiledHere() throws {
        let files = ["DocumentationSnippets.swift", "../Support/TestScreens.swift"]
        let compiled = try CompiledSnippets(files.map { Self.folder.appending(path: $0) })
        let blocks = try Self.catalogs.flatMap { try MarkdownPage.pages(of: $0) }.flatMap { $0.blocks(of: "swift") }
        blocks.forEach { compiled.assertHave($0) }
        XCTAssertGreaterThan(blocks.count, 10)
    }
}
