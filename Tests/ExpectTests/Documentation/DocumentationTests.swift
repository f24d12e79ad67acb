import Foundation
import SecondProcess
import XCTest

/// Every Swift block of the catalog is compiled, and run, in this folder.
final class DocumentationTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appending(path: "../../../Sources/Expect").standardized
    private static let catalog = sources.appending(path: "Expect.docc")

    private func pages() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: Self.catalog, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
    }

    func testEveryBlockIsCompiledHere() throws {
        let snippets = Self.folder.appending(path: "DocumentationSnippets.swift")
        let compiled = Self.lines(of: try String(contentsOf: snippets, encoding: .utf8))
        var count = 0
        for page in try pages() {
            for block in Self.blocks(in: try String(contentsOf: page, encoding: .utf8)) {
                count += 1
                XCTAssertTrue(
                    compiled.contains(Self.lines(of: block)),
                    "\(page.lastPathComponent), not in DocumentationSnippets.swift:\n\(block)"
                )
            }
        }
        XCTAssertGreaterThan(count, 20)
    }

    func testEveryMatcherIsOnAPage() throws {
        let text = try pages().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
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

    private static func blocks(in markdown: String) -> [String] {
        markdown.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    /// The text without indentation and empty lines: a block stands deeper in the file than on the page.
    private static func lines(of text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
