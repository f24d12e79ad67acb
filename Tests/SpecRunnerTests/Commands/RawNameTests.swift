import SpecReports
import XCTest

@testable import SpecRunner

/// Names that a terminal or GitHub would interpret as commands, wherever they are printed.
final class RawNameTests: RunnerProcessTestCase {
    /// Returns everything that the runner prints, after checking that it contains no character that controls a terminal.
    private func printed(
        _ suites: String? = "RawNames",
        _ arguments: String...,
        environment: [String: String] = [:]
    ) throws -> String {
        let result = try runner.run(suites, arguments, environment: environment)
        let all = result.output + result.errors
        for character in "\u{1B}\u{7}\u{9B}\u{202E}" { XCTAssertFalse(all.contains(character), all) }
        return all
    }

    /// The lines that GitHub interprets as commands unless commands are stopped.
    private func commands(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).filter { line in
            line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
        }
    }

    func testAllThatIsPrintedOfANameIsEscaped() throws {
        let red = "::error::of a group␇ › is red ␛[31m\\u{202E}\u{FFFD}2J"
        let other = "::error::of a group␇ › goes on  ::error::on a line of its own ##[error]x"
        XCTAssertEqual(try printed("RawNames", "--list"), "RawNamesSpec › \(red)\nRawNamesSpec › \(other)\n")
        let bisected = try printed("RawNames", "bisect", "--seed", "1")
        XCTAssertTrue(bisected.contains("\(red)\nfails alone.\n"), bisected)
        XCTAssertTrue(try printed("RawNames", "--events", "e").contains(red))
        XCTAssertTrue(try printed(nil, "report", "e", "e").contains("warning: \(red) was run more than once"))
        let wavering = try printed("RawNames", "--repeat", "3", environment: ["COUNT": runner.file("count")])
        XCTAssertTrue(wavering.contains("\n\(other) is flaky: failed 1 of 3 times\n"), wavering)
        XCTAssertTrue(try printed(nil, "report", "e\u{1B}[31m\u{202E}").hasPrefix("error: e␛[31m\\u{202E}"))
        for _ in 1...2 { _ = try printed("RawNames", "--history", "h") }
        XCTAssertTrue(try printed(nil, "history", "--history", "h").contains("\\u{202E}"))
    }

    func testACommandToPasteMatchesWhatCannotBeShown() throws {
        XCTAssertEqual(LiteralPattern.escaped("a\u{1B}[b\n\u{202E}c"), #"a.\[b\s.c"#)
        let again = try runner.run(
            "RawNames",
            "--list",
            "--filter",
            LiteralPattern.escaped("is red \u{1B}[31m\u{202E}")
        )
        XCTAssertEqual(again.output.split(separator: "\n").count, 1, again.errors)
    }

    func testGitHubGetsNoCommandsOfNames() throws {
        let github = ["GITHUB_ACTIONS": "true"]
        for words in [["--list"], ["bisect", "--seed", "1"]] {
            let result = try runner.run("RawNames", words, environment: github)
            XCTAssertEqual(commands(result.output), [], "\(words)")
            XCTAssertEqual(commands(result.errors), [], "\(words)")
            XCTAssertTrue(result.output.contains("error::of a group"), result.output)
        }
        // Commands are not stopped outside of a run's reports.
        let count = github.merging(["COUNT": runner.file("count")]) { $1 }
        let result = try runner.run("RawNames", "--repeat", "3", environment: count)
        XCTAssertEqual(commands(result.errors), [])
        let end = try XCTUnwrap(result.output.components(separatedBy: "\nOf 2 examples that ran").last)
        XCTAssertTrue(end.contains("∷error::of a group␇ › goes on"), end)
        XCTAssertEqual(commands(end), [])
    }
}
