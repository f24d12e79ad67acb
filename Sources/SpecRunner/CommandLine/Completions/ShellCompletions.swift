import Foundation
import SpecReports
import SwiftSource

/// `completions SHELL`: a script that completes the options of `specs`, the alias of `swift run
/// specs`. For tags, names and lines the script asks `completions --names PREFIX` and its like.
enum ShellCompletions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static var commands: [String] {
        Options.Command.allCases.map(\.rawValue).filter { $0 != "run" } + ["mutate", "lsp", "completions"]
    }

    /// What `completions` prints: the script of a shell, or what the scripts ask for.
    ///
    /// - Throws: ``RunnerError`` if the arguments are neither.
    static func text(for arguments: [String]) throws -> String {
        if arguments.count == 2, let words = SourceWords.words(arguments[0], arguments[1]) {
            return words.map { $0 + "\n" }.joined()
        }
        guard arguments.count == 1, let shell = Shell(rawValue: arguments[0]) else {
            let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw RunnerError("completions needs the name of one shell: \(names)")
        }
        let executable = ShellWord.quoted(Bundle.main.executablePath ?? CommandLine.arguments[0])
        return switch shell {
        case .bash: bash(executable)
        case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bash(executable)
        case .fish: fish(executable)
        }
    }

    // MARK: What completes a value

    /// The words of which a value is one: `native or swiftbuild`, `declared, random`.
    static func choices(of flag: Flag) -> [String] {
        let words = flag.value.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
        let isList = words.count > 1 && words.allSatisfy { $0.wholeMatch(of: /[a-z]+/) != nil }
        return isList ? words : []
    }

    /// The option of `completions` that prints the values; `nil` if they are no words of the sources.
    private static func source(of flag: Flag) -> String? {
        switch flag.name {
        case "--tag", "--skip-tag": "--tags"
        case "--filter": "--names"
        default: nil
        }
    }

    // MARK: bash

    /// What the sources say is only ever a value: `compgen -W` would run the commands in it.
    private static func bash(_ executable: String) -> String {
        """
        # specs: source this, and say: alias specs='swift run specs'
        _specs_ask() {
            local line quotes
            # Bash leaves `$` and backticks in what it takes for names of files.
            [[ -z "$ZSH_VERSION" && "$2" != [\\"\\']* ]] && quotes=1 && compopt +o filenames 2>/dev/null
            while IFS= read -r line; do
                [[ -n "$quotes" ]] && line=$(printf %q "$line")
                COMPREPLY+=("$line")
            done < <(\(executable) completions "$@" 2>/dev/null)
        }
        _specs() {
            local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" IFS=$'\\n'
            COMPREPLY=()
            case "$before" in
        \(Flag.all.filter(\.takesValue).compactMap(bashCase).joined(separator: "\n"))
            esac
            # The shell divides words at a colon: FILE : LINE.
            if [[ "$word" == ":" ]]; then _specs_ask --lines "$before:"; return; fi
            if [[ "$before" == ":" ]]; then _specs_ask --lines "${COMP_WORDS[COMP_CWORD-2]}:$word"; return; fi
            if [[ "$word" == -* ]]; then
                COMPREPLY=($(compgen -W $'\(Flag.all.map(\.name).joined(separator: "\\n"))' -- "$word")); return
            fi
            COMPREPLY=($(compgen -f -- "$word"))
            if [[ $COMP_CWORD == 1 ]]; then
                COMPREPLY+=($(compgen -W $'\(commands.joined(separator: "\\n"))' -- "$word"))
            fi
        }
        complete -o filenames -F _specs specs

        """
    }

    private static func bashCase(_ flag: Flag) -> String? {
        let reply: String
        if let source = source(of: flag) {
            reply = #"_specs_ask \#(source) "$word""#
        } else if !choices(of: flag).isEmpty {
            reply = "COMPREPLY=($(compgen -W $'\(choices(of: flag).joined(separator: "\\n"))' -- \"$word\"))"
        } else if flag.isPath {
            reply = #"COMPREPLY=($(compgen -f -- "$word"))"#
        } else if !flag.isValueOptional {
            reply = "COMPREPLY=()"
        } else {
            return nil
        }
        return "        \([flag.name, flag.short].compactMap(\.self).joined(separator: "|"))) \(reply); return ;;"
    }

    // MARK: fish

    private static func fish(_ executable: String) -> String {
        let options = Flag.all.map { flag in
            var words = ["complete -c specs"]
            words.append(flag.name.hasPrefix("--") ? "-l \(flag.name.dropFirst(2))" : "-o \(flag.name.dropFirst())")
            if let short = flag.short { words.append("-s \(short.dropFirst())") }
            if flag.takesValue, !flag.isValueOptional { words.append(flag.isPath ? "-r -F" : "-x") }
            if let source = source(of: flag) {
                words.append("-a '(\(fishQuoted(executable)) completions \(source) (commandline -ct) 2>/dev/null)'")
            } else if !choices(of: flag).isEmpty {
                words.append("-a '\(choices(of: flag).joined(separator: " "))'")
            }
            let help = flag.help.prefix { $0 != "\n" && $0 != ";" }
            return (words + ["-d '\(fishQuoted(String(help)))'"]).joined(separator: " ")
        }
        return """
            # specs: source this, and say: alias specs='swift run specs'
            complete -c specs -n __fish_use_subcommand -a '\(commands.joined(separator: " "))'
            \(options.joined(separator: "\n"))

            """
    }

    private static func fishQuoted(_ text: String) -> String {
        text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)
    }
}

/// What the sources below the current folder say, as far as it completes a word.
enum SourceWords {
    private static let declaration = #"\b[fx]?(?:describe|context|it|itBehavesLike)\("#
    /// A literal without an interpolation, on one line.
    private static let literal = #"("(?:[^"\\\n]|\\[^(\n])+")"#

    /// - Returns: The words that begin as the given one; `nil` if the option is none of these.
    static func words(_ option: String, _ begin: String) -> [String]? {
        let place = begin.split(separator: ":", omittingEmptySubsequences: false)
        // As a shell hands it over: with its quote and its backslashes.
        let start = begin.drop { "'\"".contains($0) }.filter { $0 != "\\" }
        return switch option {
        case "--names": literals(after: declaration).filter { $0.hasPrefix(start) }
        case "--tags": literals(after: #"(?:\.tags\(|\G, *)"#).filter { $0.hasPrefix(start) }
        // The numbers alone, because a shell begins a word at a colon.
        case "--lines" where place.count == 2:
            matches(of: declaration, in: String(place[0])).map { "\($1)" }.filter { $0.hasPrefix(place[1]) }
        default: nil
        }
    }

    private static func literals(after pattern: String) -> [String] {
        let folder = URL(fileURLWithPath: ".")
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let sources = (files ?? .init()).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let values = sources.flatMap { matches(of: pattern + literal, in: $0.path) }
            .compactMap { StringLiteral.value(of: Array($0.text.unicodeScalars)[...]) }
        // What a terminal cannot show cannot be chosen.
        return Set(values).filter { Escaping.line($0) == $0 }.sorted()
    }

    /// The last group of a pattern where it matches in a file, and its line.
    private static func matches(of pattern: String, in file: String) -> [(text: String, line: Int)] {
        guard let regex = try? NSRegularExpression(pattern: pattern),
            let source = try? String(contentsOfFile: file, encoding: .utf8)
        else { return [] }
        let text = source as NSString
        return regex.matches(in: source, range: NSRange(location: 0, length: text.length)).map { match in
            let range = match.range(at: regex.numberOfCaptureGroups)
            return (text.substring(with: range), text.substring(to: NSMaxRange(range)).reportLines.count)
        }
    }
}
