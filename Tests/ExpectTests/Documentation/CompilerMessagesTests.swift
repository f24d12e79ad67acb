import TestSupport
import XCTest

/// Checks that the compiler reports each mistake with the message that the page gives for it.
final class CompilerMessagesTests: XCTestCase {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Expect/Expect.docc/CompilerMessages.md").standardized

    func testEachMistakeOnThePageHasTheMessageOnThePage() throws {
        #if compiler(<6.3) || compiler(>=6.4)
            throw XCTSkip("the page has the messages of Swift 6.3; this is another version")
        #else
            let mistakes = try Mistake.all(on: MarkdownPage(Self.page))
            XCTAssertGreaterThan(mistakes.count, 40)
            let messages = try SwiftCompiler().errors(in: Mistake.source(of: mistakes))
            for (line, mistake) in mistakes.enumerated() {
                let found = messages[line + 1] ?? []
                XCTAssertTrue(found.contains(mistake.message), "\(mistake.code): \(found)")
            }
        #endif
    }

    func testCorrectCodeHasNoMessage() throws {
        let lines = [
            "expect(list).to(beEmpty())", "expect(text).to(contain(\"a\") && haveCount(1))",
            "expect(flag).to(beTrue())",
            "expect(number) == 3", "expect(number) == nil", "expect(list).to(contain(1, 2))", "expect(list) == [1]",
            "expect(list).to(allPass(beGreaterThan(1)))", "expect(text).to(beginWith(\"a\"))", "expect(number) < 4",
            "expect(list.first).toEventually(equal(1))", "expect { try parse(text) }.to(throwError())",
        ]
        let correct = lines.map { Mistake(section: "", code: $0, message: "") }
        XCTAssertEqual(try SwiftCompiler().errors(in: Mistake.source(of: correct)), [:])
    }
}

/// A row of the table on the page.
private struct Mistake {
    var section: String
    var code: String
    var message: String

    static func all(on page: MarkdownPage) throws -> [Mistake] {
        var section = ""
        return page.text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            let cells = line.replacing(" with an `AsyncMatcher`", with: "").components(separatedBy: " | ").map {
                $0.trimmingCharacters(in: ["|", " ", "`"])
            }
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            return Mistake(section: section, code: cells[0], message: cells[1])
        }
    }

    /// Returns a file with one mistake per line, starting at line 1, followed by the declarations that the mistakes use.
    static func source(of mistakes: [Mistake]) -> String {
        mistakes.enumerated().map { $1.function($0) }.joined(separator: "\n") + "\n" + fixture
    }

    private func function(_ index: Int) -> String {
        if code.hasPrefix("func") { return code }
        let attribute = section == "Specs" ? "@MainActor " : ""
        let effects = section == "Code that is awaited" ? "async" : ""
        return "\(attribute)func mistake\(index)(_ fixture: Fixture) \(effects) { \(Self.variables); \(code) }"
    }

    private static let variables = ["number", "text", "list", "flag", "point", "counter"]
        .map { "let \($0) = fixture.\($0); _ = \($0)" }.joined(separator: "; ")

    private static let fixture = """
        import Expect
        import Spec
        struct Point { var x = 1 }
        actor Counter { var count = 1 }
        struct Fixture {
            var (number, text, list, flag) = (1, "a", [1], true)
            var (point, counter) = (Point(), Counter())
        }
        func count() async -> Int { 1 }
        func beKnown() -> AsyncMatcher<String> { AsyncMatcher("be known") { _ in await count() == 1 } }
        func parse(_ text: String) throws -> Int { 1 }
        """
}

extension SwiftCompiler {
    /// Returns the errors in a file, keyed by line. If compiling fails and the log contains no such errors, the test fails.
    fileprivate func errors(in source: String) throws -> [Int: [String]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mistakes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "mistakes.swift")
        try Data(source.utf8).write(to: file)
        let (isCorrect, log) = try run(["-typecheck", file.path])
        let error = try Regex(#"^[^`|]*mistakes\.swift:(\d+):\d+: error: (.*?)( \[#\w+\])?$"#, as: Error.self)
            .anchorsMatchLineEndings()
        let errors = log.matches(of: error)
        XCTAssertEqual(isCorrect, errors.isEmpty, log)
        return Dictionary(grouping: errors) { Int($0.output.1)! }
            .mapValues { $0.map { String($0.output.2) } }
    }

    private typealias Error = (Substring, Substring, Substring, Substring?)
}
