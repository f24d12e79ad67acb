import Foundation
import TestSupport
import XCTest

@testable import SpecRunner

/// The scripts of `completions`, which the shells themselves run.
final class ShellCompletionsTests: RunnerProcessTestCase {
    private func completions(_ words: [String]) throws -> [String] {
        let script = runner.file("completions.bash")
        try ShellCompletions.script(for: ["bash"]).write(toFile: script, atomically: true, encoding: .utf8)
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let command =
            "source completions.bash; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _specs; "
            + #"for word in "${COMPREPLY[@]}"; do echo "$word"; done"#
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = runner.folder
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").map(String.init).sorted()
    }

    func testBashCompletesOptionsAndTheirValues() throws {
        let cases: [([String], [String])] = [
            (["specs", "--fo"], ["--format"]),
            (["specs", "--format", "d"], ["documentation", "dots"]),
            (["specs", "--order", ""], ["declared", "random"]),
            (["specs", "-c", "r"], ["release"]),
            (["specs", "--seed", ""], []),
            (["specs", "bi"], ["bisect"]),
            (["specs", "d"], ["diff", "doctor"]),
            (["specs", "m"], ["mutate"]),
            (["specs", "--only-failures", "bi"], []),
        ]
        for (words, expected) in cases { XCTAssertEqual(try completions(words), expected, "\(words)") }
    }

    func testBashCompletesWhatTheSourcesHave() throws {
        let source = """
            describe("a cart", .tags("slow", "db")) {
                it("adds") {}
                fit("adds twice") {}
            """
        try source.write(toFile: runner.file("CartSpec.swift"), atomically: true, encoding: .utf8)
        let cases: [([String], [String])] = [
            (["specs", "--tag", ""], ["db", "slow"]),
            (["specs", "--filter", "a"], [#"a\ cart"#, "adds"]),
            (["specs", "Cart"], ["CartSpec.swift"]),
            (["specs", "CartSpec.swift", ":"], ["1", "2", "3"]),
            (["specs", "CartSpec.swift", ":", "2"], ["2"]),
        ]
        for (words, expected) in cases { XCTAssertEqual(try completions(words), expected, "\(words)") }
    }

    func testAllOptionsAreInAllScripts() throws {
        for shell in ShellCompletions.Shell.allCases {
            let script = try ShellCompletions.script(for: [shell.rawValue])
            // Neither zsh nor the bash of macOS has it.
            XCTAssertFalse(script.contains("mapfile"))
            for flag in Flag.all {
                let name = shell == .fish ? " \(String(flag.name.drop { $0 == "-" }))" : flag.name
                XCTAssertTrue(script.contains(name), "\(shell) \(name)")
            }
        }
        let fish = try ShellCompletions.script(for: ["fish"])
        XCTAssertTrue(
            fish.contains("\ncomplete -c specs -l jobs -x -d 'run N processes at once (default: 1)'\n"),
            fish
        )
        XCTAssertTrue(
            fish.contains("\ncomplete -c specs -l build-system -x -a 'native swiftbuild' -d 'native, or"),
            fish
        )
    }

    func testTheShellHasToBeKnown() {
        for arguments in [[], ["tcsh"], ["bash", "zsh"]] {
            XCTAssertThrowsError(try ShellCompletions.script(for: arguments)) {
                XCTAssertEqual("\($0)", "completions needs the name of one shell: bash, zsh, fish")
            }
        }
    }

    func testTheVersionIsThatOfThePackageAndTheToolchain() throws {
        let result = try runner.run(nil, "--version")
        XCTAssertEqual(result.status, 0, result.errors)
        let lines = result.output.split(separator: "\n")
        XCTAssertEqual(lines.first, "swift-spec, not released yet")
        XCTAssertTrue(lines.last?.contains("Swift version ") == true, result.output)
    }

    func testACommandThatIsAnExecutableOfItsOwnIsBuiltByItsName() throws {
        XCTAssertEqual(
            ToolCommand.named("lsp", ["--install", "zed"])?.words,
            ["swift", "run", "--quiet", "-c", "release", "specs-lsp", "--install", "zed"]
        )
        for words in [["--package-path", "P"], ["--package-path=P"]] {
            XCTAssertEqual(
                ToolCommand.named("mutate", ["--changed", "main"] + words)?.words,
                ["swift", "run", "--quiet", "--package-path", "P", "specs-mutate", "--changed", "main"] + words
            )
        }
        XCTAssertNil(OptionParser.packagePath(in: ["--package-path"]))
        XCTAssertNil(ToolCommand.named("report", []))
        XCTAssertNil(ToolCommand.named(nil, []))
        let result = try runner.run(nil, "completions", "vi")
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.errors, "error: completions needs the name of one shell: bash, zsh, fish\n")
    }
}
