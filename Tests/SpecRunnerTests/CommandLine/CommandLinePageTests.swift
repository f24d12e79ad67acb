import TestSupport
import XCTest

@testable import SpecRunner

/// The page “The command line” lists the runner's options and the variables that the sources read, and no others.
final class CommandLinePageTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized
    /// Variables that the runner and `specs mutate` set for their own processes.
    private static let internalVariables: Set = [
        "SPEC_SUPERVISED", "SPEC_LISTING", "SPEC_SELECTION", "SPEC_IGNORES_FOCUS", "SPEC_MUTATION", "SPEC_MUTANT",
        "SPEC_MUTANT_NOTES", "SPEC_MUTANT_TESTS", "SPEC_EXAMPLE_LIMIT",
    ]

    private func page() throws -> String {
        try MarkdownPage(Self.root.appending(path: "Sources/Spec/Spec.docc/Running/CommandLine.md")).text
    }

    func testThePageHasTheOptionsOfTheHelp() throws {
        func options(_ text: String) -> Set<String> {
            Set(text.matches(of: /--[a-z]+(-[a-z]+)*|-X[a-z]+/).map { String($0.0) })
        }
        // `--parallel` is an option of `swift test`.
        XCTAssertEqual(options(try page()).subtracting(["--parallel"]), options(Options.Command.run.help))
    }

    func testThePageHasTheVariablesOfTheSources() throws {
        let sources = Self.root.appending(path: "Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let names = /"(SPECS|SPEC_[A-Z_]+|TEST_[A-Z_]+|TESTBRIDGE_[A-Z_]+|GITHUB_[A-Z_]+|XML_OUTPUT_FILE|NO_COLOR|CI)"/
        let read = try files.flatMap { file in
            try String(contentsOf: sources.appending(path: file), encoding: .utf8).matches(of: names).map {
                String($0.1)
            }
        }
        let rows = try page().matches(of: /(?m)^\| (`[A-Z_`, ]+) \|/)
        let told = rows.flatMap { $0.1.matches(of: /[A-Z_]+/).map { String($0.0) } }
        XCTAssertEqual(Set(told), Set(read).subtracting(Self.internalVariables))
    }
}
