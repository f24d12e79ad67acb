import TestSupport
import XCTest

/// Checks that all Swift code in the README and on the features page is compiled: the first spec by `Scripts/new-user`, and the
/// lines of the tables in this folder.
final class ReadmeTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = folder.appending(path: "../../..").standardized

    func testTheBlocksOfTheReadmeAreTheFilesOfTheFirstSpec() throws {
        let blocks = try MarkdownPage(Self.root.appending(path: "README.md")).blocks(of: "swift")
        XCTAssertEqual(blocks.compactMap(\.file).count, 3)
        XCTAssertEqual(blocks.count, 3)
    }

    func testEveryLineOfTheTablesIsCompiledAndRun() throws {
        let compiled = try String(contentsOf: Self.folder.appending(path: "FeatureTable.swift"), encoding: .utf8)
        let codes = try Self.codes(on: "README.md") + Self.codes(on: "Sources/Spec/Spec.docc/Start/Features.md")
        XCTAssertGreaterThan(codes.count, 50)
        for code in codes where !code.contains(/swift (run|test)|^--/) {
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

    /// Returns the code in the second cell of each row whose third cell links to a page.
    private static func codes(on path: String) throws -> [String] {
        try MarkdownPage(root.appending(path: path)).text.matches(of: /\| (`[^|]+`) \| (\[|<doc:)/)
            .flatMap { $0.1.matches(of: /`([^`]+)`/).map { String($0.1) } }
    }
}
