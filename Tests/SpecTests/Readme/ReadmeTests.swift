import Foundation
import SecondProcess
import XCTest

/// Every Swift block of the README is compiled: those of the first spec by `Scripts/new-user`, all others in this
/// folder.
final class ReadmeTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    func testEveryBlockIsCompiledHere() throws {
        let readme = Self.folder.appending(path: "../../../README.md").standardized
        let blocks = Self.blocks(in: try String(contentsOf: readme, encoding: .utf8))
        XCTAssertEqual(blocks.filter(\.isOfFirstSpec).count, 3)
        let compiled = try Self.lines(
            of: String(contentsOf: Self.folder.appending(path: "Snippets.swift"), encoding: .utf8)
        )
        for block in blocks where !block.isOfFirstSpec {
            XCTAssertTrue(compiled.contains(Self.lines(of: block.text)), "not in Snippets.swift:\n\(block.text)")
        }
        XCTAssertGreaterThan(blocks.count, 6)
    }

    func testTheExamplesInTheBlocksPass() {
        onMain {
            let inner = runInner(SnippetSpec.self)
            XCTAssertEqual(inner.messages, [])
            XCTAssertEqual(inner.statuses.count, 6)
        }
    }

    func testEveryLineOfTheFeatureTableIsCompiledAndRun() throws {
        let readme = try String(
            contentsOf: Self.folder.appending(path: "../../../README.md").standardized,
            encoding: .utf8
        )
        let compiled = try String(contentsOf: Self.folder.appending(path: "FeatureTable.swift"), encoding: .utf8)
        let codes = readme.matches(of: /\| `([^`]+)` \| \[\w+\]\(/).map { String($0.1) }
        XCTAssertGreaterThan(codes.count, 30)
        for code in codes where !code.contains(/swift (run|test)/) {
            XCTAssertTrue(compiled.contains(code), "not in FeatureTable.swift: \(code)")
        }
        onMain {
            let inner = runInner(FeatureTable.self)
            XCTAssertEqual(inner.messages, [])
            XCTAssertEqual(
                inner.results.compactMap(\.reason),
                [
                    "pending: no disk yet", "disabled: needs a network", "the server rounds down",
                    "no network",
                ]
            )
        }
    }

    private struct Block {
        var text: String
        /// Whether the line before the block names a file, whose content the block is.
        var isOfFirstSpec: Bool
    }

    private static func blocks(in markdown: String) -> [Block] {
        let parts = markdown.components(separatedBy: "```")
        return zip(parts, parts.dropFirst()).enumerated().compactMap { index, pair in
            guard index.isMultiple(of: 2), pair.1.hasPrefix("swift\n") else { return nil }
            let before = pair.0.trimmingCharacters(in: .whitespacesAndNewlines)
            return Block(text: String(pair.1.dropFirst("swift\n".count)), isOfFirstSpec: before.hasSuffix("`:"))
        }
    }

    /// The text without indentation and empty lines, because a block is indented more in the file than on the page.
    private static func lines(of text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
