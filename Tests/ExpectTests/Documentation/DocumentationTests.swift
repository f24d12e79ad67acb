import Foundation
import TestSupport
import XCTest

/// Every Swift block of the catalog is compiled, and run, in this folder.
final class DocumentationTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appending(path: "../../../Sources/Expect").standardized
    private static let catalog = sources.appending(path: "Expect.docc")

    func testEveryBlockIsCompiledHere() throws {
        let compiled = try CompiledSnippets([Self.folder.appending(path: "DocumentationSnippets.swift")])
        let blocks = try MarkdownPage.pages(of: Self.catalog).flatMap { $0.blocks(of: "swift") }
        blocks.forEach { compiled.assertHave($0) }
        XCTAssertGreaterThan(blocks.count, 20)
    }

    func testEveryMatcherIsOnAPage() throws {
        let text = try MarkdownPage.pages(of: Self.catalog).map(\.text).joined()
        let folder = Self.sources.appending(path: "Matchers")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "swift" {
            let name = file.deletingPathExtension().lastPathComponent
            let matcher = name.prefix(1).lowercased() + name.dropFirst()
            let synonyms = Self.otherNames[matcher] ?? [matcher]
            XCTAssertTrue(
                synonyms.contains { text.contains("\($0)(") || text.contains($0) },
                "\(matcher) is on no page"
            )
        }
    }

    /// Shown on the pages by an operator or a sibling.
    private static let otherNames = [
        "beIdenticalTo": ["==="], "beGreaterThanOrEqualTo": ["beLessThanOrEqualTo"], "equalTuple": ["(1, \"a\")"],
        "beTruthy": ["beFalsy"], "beTrueBecause": ["beFalseBecause"], "not": ["!contain"], "satisfyAnyOf": ["||"],
        "beAKindOf": ["beAnInstanceOf"], "beVoid": ["succeed"],
        "toSucceedResult": ["ToSucceedResult"],
    ]
}
