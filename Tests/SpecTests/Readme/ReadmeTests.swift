import Foundation
import TestSupport
import XCTest

/// Every Swift block of the README is compiled: those of the first spec by `Scripts/new-user`, all others in this
/// folder.
final class ReadmeTests: SharedTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static let readme = folder.appending(path: "../../../README.md").standardized

    func testEveryBlockIsCompiledHere() throws {
        let blocks = try MarkdownPage(Self.readme).blocks(of: "swift")
        XCTAssertEqual(blocks.filter(Self.isOfFirstSpec).count, 3)
        let compiled = try CompiledSnippets([Self.folder.appending(path: "Snippets.swift")])
        for block in blocks where !Self.isOfFirstSpec(block) { compiled.assertHave(block) }
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
        let compiled = try String(contentsOf: Self.folder.appending(path: "FeatureTable.swift"), encoding: .utf8)
        let codes = try MarkdownPage(Self.readme).text.matches(of: /\| `([^`]+)` \| \[\w+\]\(/).map { String($0.1) }
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
                    "pending: rounds", "needs a network", "no network",
                ]
            )
        }
    }

    /// Whether the line before the block names a file, whose content the block is.
    private static func isOfFirstSpec(_ block: MarkdownPage.Block) -> Bool {
        block.introduction.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("`:")
    }
}
