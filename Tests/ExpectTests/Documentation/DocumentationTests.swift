import TestSupport
import XCTest

/// Checks that every Swift block in the catalog is compiled and run in this folder.
final class DocumentationTests: XCTestCase {
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
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        // Some files contain only code that several matchers share.
        let matchers = try files.flatMap { file in
            try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                .matches(of: /(?m)^public func (\w+)[<(]/).map { String($0.1) }
        }
        XCTAssertGreaterThan(Set(matchers).count, 45)
        for matcher in Set(matchers).sorted() {
            let synonyms = Self.otherNames[matcher] ?? [matcher]
            XCTAssertTrue(synonyms.contains { text.contains($0) }, "\(matcher) is on no page")
        }
    }

    /// Matchers that the pages show only as an operator or through a related matcher.
    private static let otherNames = [
        "beIdenticalTo": ["==="], "beGreaterThanOrEqualTo": ["beLessThanOrEqualTo"], "equalTuple": ["(1, \"a\")"],
        "beTruthy": ["beFalsy"], "beTrueBecause": ["beFalseBecause"], "not": ["!contain"], "satisfyAnyOf": ["||"],
        "beAKindOf": ["beAnInstanceOf"], "beVoid": ["succeed"],
        "toSucceedResult": ["ToSucceedResult"],
    ]
}
