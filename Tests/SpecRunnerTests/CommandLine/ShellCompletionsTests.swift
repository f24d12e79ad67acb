import ChildProcesses
import TestSupport
import XCTest

@testable import SpecRunner

/// The scripts of `completions`, which the shells themselves run.
final class ShellCompletionsTests: RunnerProcessTestCase {
    /// Writes the script of a shell as the runner prints it, which then is what the script asks.
    private func writeScript(of shell: ShellCompletions.Shell) throws {
        let result = try runner.run(nil, "completions", shell.rawValue)
        XCTAssertEqual(result.status, 0, result.errors)
        try result.output.write(toFile: runner.file("completions.\(shell)"), atomically: true, encoding: .utf8)
    }

    /// What bash completes for words, each list of which is asked for in the same shell.
    private func assertCompletions(_ cases: [(words: [String], expected: [String])]) throws {
        try writeScript(of: .bash)
        let questions = cases.map { words, _ in
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            return "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); COMPREPLY=(); _specs; "
                + #"for word in "${COMPREPLY[@]}"; do echo "$word"; done; echo --"#
        }
        let command = "cd '\(runner.folder.path)'; source completions.bash; " + questions.joined(separator: "; ")
        let answers = ChildProcess.result(
            of: ["bash", "-c", command],
            environment: ProcessInfo.processInfo.environment
        )
        .text.components(separatedBy: "--\n").map { $0.split(separator: "\n").map(String.init).sorted() }
        XCTAssertEqual(answers.count, cases.count + 1, "\(answers)")
        for ((words, expected), answer) in zip(cases, answers) { XCTAssertEqual(answer, expected, "\(words)") }
    }

    func testBashCompletesOptionsAndTheirValues() throws {
        try assertCompletions([
            (["specs", "--fo"], ["--format"]),
            (["specs", "--format", "d"], ["documentation", "dots"]),
            (["specs", "--order", ""], ["declared", "random"]),
            (["specs", "-c", "r"], ["release"]),
            (["specs", "--seed", ""], []),
            (["specs", "bi"], ["bisect"]),
            (["specs", "h"], ["history"]),
            (["specs", "m"], ["mutate"]),
            (["specs", "--only-failures", "bi"], []),
        ])
    }

    func testBashCompletesWhatTheSourcesHave() throws {
        let source = """
            describe("a cart", .tags("slow", "db")) {
                it("adds") {}
                fit("adds twice") {}
            """
        try source.write(toFile: runner.file("CartSpec.swift"), atomically: true, encoding: .utf8)
        try assertCompletions([
            (["specs", "--tag", ""], ["db", "slow"]),
            (["specs", "--filter", "a"], [#"a\ cart"#, "adds", #"adds\ twice"#]),
            (["specs", "CartSpec.swift", ":"], ["1", "2", "3"]),
            (["specs", "CartSpec.swift", ":", "2"], ["2"]),
        ])
    }

    func testWhatTheSourcesSayIsLookedUpAsData() throws {
        let source = #"""
            describe("a\tcart") { context("of \(size)") {} }
            it("it's \"new\"") {}
            itBehavesLike("a list")
            it("$(touch made)", .tags("$(touch made)", "b"), .pending("c")) {}
            it("a \u{1B}[31mred") {}
            """#
        try source.write(toFile: runner.file("A $(touch made).swift"), atomically: true, encoding: .utf8)
        try "it(\"hidden\") {}".write(toFile: runner.file(".build/B.swift"), atomically: true, encoding: .utf8)
        let file = "A $(touch made).swift"
        let cases: [([String], String)] = [
            (["--filter", ""], #"\$\(touch made\)"# + "\na list\nit's \"new\"\n"),
            (["--filter", #"\$\(t"#], #"\$\(touch made\)"# + "\n"),
            (["--filter", #""it\'s"#], "it's \"new\"\n"),
            (["--tag", ""], "$(touch made)\nb\n"),
            (["--skip-tag", #"\$\("#], "$(touch made)\n"),
            (["specs", "\(file):"], [1, 2, 3, 4, 5].map { "\(file):\($0)\n" }.joined()),
            (["specs", "\(file):4"], "\(file):4\n"),
            (["specs", "B.swift:"], ""),
            (["--html", "A"], ""),
        ]
        for (words, expected) in cases {
            let result = try runner.run(nil, ["completions", "--after"] + words)
            XCTAssertEqual(result.output, expected, "\(words)")
            XCTAssertEqual(result.status, 0, result.errors)
        }
    }

    #if os(Linux)
        /// Types words in a shell, presses TAB and return, and gives the words that `specs` gets, for each line.
        private func press(_ shell: ShellCompletions.Shell, _ lines: [String]) throws -> [String] {
            let terminal = try PseudoTerminal()
            _ = fcntl(terminal.leader, F_SETFL, O_NONBLOCK)
            let begin = shell == .zsh ? "autoload -U compinit && compinit -u\n" : ""
            let function =
                shell == .fish
                ? #"function specs; printf '<%s>' $argv > got.part; mv got.part got; end"#
                : #"specs() { printf '<%s>' "$@" > got.part; mv got.part got; }"#
            try "\(begin)source completions.\(shell)\n\(function)\n"
                .write(toFile: runner.file(".zshrc"), atomically: true, encoding: .utf8)
            let start =
                switch shell {
                case .bash: "bash --rcfile .zshrc -i"
                case .zsh: "zsh -d -i"
                case .fish: "fish --no-config -i -C 'source .zshrc'"
                }
            let device = "< \(terminal.path) > \(terminal.path) 2>&1"
            let home = ["TERM": "xterm", "ZDOTDIR": runner.folder.path, "HOME": runner.folder.path]
            try runner.startShell("setsid --ctty --wait \(start) \(device)", environment: home)
            var shown = ""
            let got = lines.map { typed in
                _ = eventually {
                    shown += terminal.read()
                    return !terminal.isCooked
                }
                terminal.type("\(typed)\t\n")
                let isThere = eventually {
                    shown += terminal.read()
                    return FileManager.default.fileExists(atPath: runner.file("got"))
                }
                XCTAssertTrue(isThere, "\(shell) \(typed): \(shown)")
                defer { try? FileManager.default.removeItem(atPath: runner.file("got")) }
                return runner.text("got")
            }
            kill(-runner.identifier, SIGKILL)
            terminal.type("\u{3}\nexit\n")
            return got
        }

        func testAShellRunsNothingOfTheSourcesAtTheTabKey() throws {
            let names = ["a $(touch made)", "b `touch made`", "c \"quoted\" it's", "d; touch made | cat > made"]
            let pattern = { (name: String) in name.replacing(/[$()|]/) { "\\\($0.output)" } }
            let tags = ["e$(touch made)", "f`touch made`", "g&touch made"]
            let lines = names.map { "it(\"\($0.replacing("\"", with: "\\\""))\") {}\n" }.joined()
            let source = lines + "describe(\"h\", .tags(\(tags.map { "\"\($0)\"" }.joined(separator: ", ")))) {}\n"
            for name in ["J$(touch made).swift", "K`touch made`.swift"] {
                try source.write(toFile: runner.file(name), atomically: true, encoding: .utf8)
            }
            let cases =
                names.map { ("--filter \($0.prefix(1))", "<--filter><\(pattern($0))>") }
                + tags.map { ("--tag \($0.prefix(1))", "<--tag><\($0)>") }
                + [("J", "<J$(touch made).swift>"), ("K", "<K`touch made`.swift>")]
            let quoted = names.prefix(2).flatMap { name in
                ["\"", "'"].map { ("--filter \($0)\(name.prefix(1))", "<--filter><\(pattern(name))>") }
            }
            let places = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
            for shell in ShellCompletions.Shell.allCases {
                guard places.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }) else {
                    continue
                }
                try writeScript(of: shell)
                // Only fish completes what is in quotes.
                let all = cases + (shell == .fish ? quoted : [])
                for ((typed, expected), got) in zip(all, try press(shell, all.map { "specs \($0.0)" })) {
                    XCTAssertEqual(got, expected, "\(shell): \(typed)")
                }
                XCTAssertFalse(FileManager.default.fileExists(atPath: runner.file("made")), "\(shell)")
            }
        }
    #endif

    func testAllOptionsAreCompletedWithWhatTheyDo() throws {
        let lines = try ShellCompletions.text(for: ["--after", "specs", "-"]).split(separator: "\n")
        XCTAssertEqual(lines.map { $0.prefix { $0 != "\t" } }, Flag.all.map { Substring($0.name) })
        XCTAssertTrue(lines.contains("--jobs\trun N processes at once (default: 1)"))
        XCTAssertEqual(try ShellCompletions.text(for: ["--after", "--build-system", ""]), "native\nswiftbuild\n")
        for shell in ShellCompletions.Shell.allCases {
            // Neither zsh nor the bash of macOS has it.
            XCTAssertFalse(try ShellCompletions.text(for: [shell.rawValue]).contains("mapfile"))
        }
    }

    func testTheShellHasToBeKnown() {
        for arguments in [[], ["tcsh"], ["bash", "zsh"]] {
            XCTAssertThrowsError(try ShellCompletions.text(for: arguments)) {
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
