import Foundation
import SecondProcess
import XCTest

/// Every Swift block of the catalog is compiled, and run, in this folder.
final class DocumentationTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalog = folder.appending(path: "../../../Sources/VirtualTime/VirtualTime.docc").standardized

    func testEveryBlockIsCompiledHere() throws {
        let snippets = Self.folder.appending(path: "DocumentationSnippets.swift")
        let compiled = Self.lines(of: try String(contentsOf: snippets, encoding: .utf8))
        let pages = try FileManager.default.contentsOfDirectory(at: Self.catalog, includingPropertiesForKeys: nil)
        var count = 0
        for page in pages where page.pathExtension == "md" {
            for block in Self.blocks(in: try String(contentsOf: page, encoding: .utf8)) {
                count += 1
                XCTAssertTrue(
                    compiled.contains(Self.lines(of: block)),
                    "\(page.lastPathComponent), not in DocumentationSnippets.swift:\n\(block)"
                )
            }
        }
        XCTAssertGreaterThan(count, 5)
    }

    private static func blocks(in markdown: String) -> [String] {
        markdown.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    /// The text without indentation and empty lines: a block stands deeper in the file than on the page.
    private static func lines(of text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
