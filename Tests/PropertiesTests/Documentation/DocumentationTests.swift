import TestSupport
import XCTest

/// Checks that every Swift code block in the documentation catalog is compiled, and run, in this folder.
final class DocumentationTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalog = folder.appending(path: "../../../Sources/Properties/Properties.docc").standardized

    func testEveryBlockIsCompiledHere() throws {
        let compiled = try CompiledSnippets([Self.folder.appending(path: "DocumentationSnippets.swift")])
        let blocks = try MarkdownPage.pages(of: Self.catalog).flatMap { $0.blocks(of: "swift") }
        blocks.forEach { compiled.assertHave($0) }
        XCTAssertGreaterThan(blocks.count, 4)
    }

    func testTheBlocksRun() {
        let results = runInner { DocumentationSnippets.declare() }
        // Two of the blocks contain the bugs that their failure messages describe.
        XCTAssertEqual(results.indices.filter { !results[$0].failures.isEmpty }, [0, results.count - 3])
        XCTAssertEqual(results.smallest, #"[","]"#)
    }
}
