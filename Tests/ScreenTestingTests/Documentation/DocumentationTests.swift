import Foundation
import SecondProcess
import XCTest

/// Every Swift block of the catalogs is compiled, and run, in this target.
final class DocumentationTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalogs = ["ScreenTesting/ScreenTesting.docc", "ScreenElements/ScreenElements.docc"].map {
        folder.appending(path: "../../../Sources/\($0)").standardized
    }

    func testEveryBlockIsCompiledHere() throws {
        let files = ["DocumentationSnippets.swift", "../Support/TestScreens.swift"].map {
            Self.folder.appending(path: $0)
        }
        let compiled = try files.map { Self.lines(of: try String(contentsOf: $0, encoding: .utf8)) }
        var count = 0
        for catalog in Self.catalogs {
            let pages = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
            for page in pages where page.pathExtension == "md" {
                for block in Self.blocks(in: try String(contentsOf: page, encoding: .utf8)) {
                    count += 1
                    XCTAssertTrue(
                        compiled.contains { $0.contains(Self.lines(of: block)) },
                        "\(page.lastPathComponent), not compiled:\n\(block)"
                    )
                }
            }
        }
        XCTAssertGreaterThan(count, 10)
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
