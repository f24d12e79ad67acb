import XCTest

@testable import SpecRunner

final class StepSummaryTests: XCTestCase {
    private func summary(of text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "summary-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        StepSummary(path: file.path).add(text)
        return try String(contentsOf: file, encoding: .utf8)
    }

    func testTheTextIsAdded() throws {
        XCTAssertEqual(try summary(of: "# a\n"), "# a\n\n")
    }

    func testATextThatIsTooLongIsCutAfterALine() throws {
        let line = String(repeating: "é", count: 49) + "\n"
        let most = StepSummary.maxBytes
        let cut = try summary(of: "```\n" + String(repeating: line, count: most / line.utf8.count + 9))
        XCTAssertLessThan(cut.utf8.count, most + 200)
        XCTAssertGreaterThan(cut.utf8.count, most - 200)
        XCTAssertTrue(
            cut.hasSuffix("é\n```\n\n… cut, because GitHub shows no more: see the Markdown or HTML report.\n\n")
        )
        // A block that is fenced by four backticks may contain three.
        let block = "````\n```\n" + String(repeating: line, count: most / line.utf8.count + 9)
        XCTAssertTrue(try summary(of: block).contains("é\n````\n\n… cut"))
        XCTAssertTrue(try summary(of: "````\n```\n````\n" + block.dropFirst(9)).contains("é\n\n… cut"))
        let open = try summary(of: String(repeating: line, count: most / line.utf8.count + 9))
        XCTAssertTrue(open.hasSuffix("é\n\n… cut, because GitHub shows no more: see the Markdown or HTML report.\n\n"))
    }
}
