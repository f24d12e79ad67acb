import ChildProcesses
import Foundation
import SpecReports
import SwiftSource

/// The command `completions SHELL`, which prints a script that completes command lines of `specs`,
/// the alias of `swift run specs`. The script calls `completions --after PREVIOUS WORD` and treats
/// the answer as text only, because a name may contain something that a shell would execute.
enum ShellCompletions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static var commands: [String] {
        Options.Command.allCases.map(\.rawValue).filter { $0 != "run" } + ["mutate", "lsp", "completions"]
    }

    /// Returns the script for a shell, or the answer to a question from that script.
    ///
    /// - Throws: A ``RunnerError`` if the arguments are neither the name of one shell nor a
    ///   question from its script.
    static func text(for arguments: [String]) throws -> String {
        if arguments.count == 3, arguments[0] == "--after" {
            // The shell passes the word as typed, with its quotation mark and backslashes.
            let word = arguments[2].drop { "'\"".contains($0) }.filter { $0 != "\\" }
            return words(after: arguments[1], word)
                .filter { $0.filter { $0 != "\\" }.hasPrefix(word) }.map { $0 + "\n" }.joined()
        }
        guard arguments.count == 1, let shell = Shell(rawValue: arguments[0]) else {
            let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw RunnerError("completions needs the name of one shell: \(names)")
        }
        let ask = ShellWord.quoted(Bundle.main.executablePath ?? CommandLine.arguments[0]) + " completions --after"
        return switch shell {
        case .bash: bash(ask)
        case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bash(ask)
        case .fish: fish(ask)
        }
    }

    /// The words that may follow. Text after a tab describes a word. Paths are not included,
    /// because the shell knows them.
    private static func words(after previous: String, _ word: String) -> [String] {
        if let flag = Flag.named(previous), flag.takesValue {
            return switch flag.name {
            case "--tag", "--skip-tag": literals(in: #"\.tags\((, *|"([^"\\]|\\[^(])+")+"#)
            case "--filter":
                // The option takes a regular expression.
                literals(in: declaration + #""([^"\\]|\\[^(])+""#)
                    .map { $0.replacing(/[\\^$.|?*+()\[\]{}]/) { #"\\#($0.output)"# } }
            default: choices(of: flag)
            }
        }
        if let colon = word.lastIndex(of: ":") {
            let file = String(word[..<colon])
            return matches("-n", declaration, "--", file).map { "\(file):\($0.prefix { $0 != ":" })" }
        }
        guard word.hasPrefix("-") else { return previous == "specs" ? commands : [] }
        return Flag.all.map { "\($0.name)\t\($0.help.prefix { $0 != "\n" && $0 != ";" })" }
    }

    /// The possible values, from a description like `native or swiftbuild` or `declared, random`.
    static func choices(of flag: Flag) -> [String] {
        let words = flag.value.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
        let isList = words.count > 1 && words.allSatisfy { $0.wholeMatch(of: /[a-z]+/) != nil }
        return isList ? words : []
    }

    private static let declaration = #"\b[fx]?(describe|context|it|itBehavesLike)\("#

    /// The string literals that a terminal can show, within matches of a pattern in the sources
    /// below the working directory.
    private static func literals(in pattern: String) -> [String] {
        let found = matches("-rho", "--include=*.swift", "--exclude-dir=.?*", pattern, ".")
        let literals = found.flatMap { $0.matches(of: /"(?:[^"\\]|\\.)+"/) }
        let values = literals.compactMap { StringLiteral.value(of: Array($0.0.unicodeScalars)[...]) }
        return Set(values).filter { Escaping.line($0) == $0 }.sorted()
    }

    private static func matches(_ words: String...) -> [Substring] {
        ChildProcess.result(of: ["grep", "-sE"] + words, environment: ProcessInfo.processInfo.environment).text
            .split(separator: "\n")
    }

    private static func bash(_ ask: String) -> String {
        """
        # specs: source this, and say: alias specs='swift run specs'
        _specs() {
            local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" file line
            # The shell divides words at a colon: FILE : LINE.
            if [[ "$word" == ":" ]]; then file="$before:" word=""; fi
            if [[ "$before" == ":" ]]; then file="${COMP_WORDS[COMP_CWORD-2]}:"; fi
            COMPREPLY=()
            # What is in quotes already would get other ones.
            [[ "$word" == [\\"\\']* ]] && return
            while IFS= read -r line; do
                line="${line%%$'\\t'*}"
                COMPREPLY+=("$(printf %q "${line#"$file"}")")
            done < <(\(ask) "$before" "$file$word" 2>/dev/null)
        }
        complete -o default -F _specs specs

        """
    }

    private static func fish(_ ask: String) -> String {
        """
        # specs: source this, and say: alias specs='swift run specs'
        function __specs_words
            set -l words (\(ask) (commandline -opc)[-1] (commandline -ct) 2>/dev/null)
            test -n "$words"; and printf '%s\\n' $words; or __fish_complete_path (commandline -ct)
        end
        complete -c specs -f -a '(__specs_words)'

        """
    }
}
