/// `completions SHELL`: a script that completes the options of `specs`, the alias of `swift run
/// specs`. Tags, names and lines come from the sources below the current folder.
enum ShellCompletions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static var commands: [String] {
        Options.Command.allCases.map(\.rawValue).filter { $0 != "run" } + ["mutate", "lsp", "completions"]
    }

    /// - Throws: ``RunnerError`` if the arguments are not the name of one shell.
    static func script(for arguments: [String]) throws -> String {
        guard arguments.count == 1, let shell = Shell(rawValue: arguments[0]) else {
            let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw RunnerError("completions needs the name of one shell: \(names)")
        }
        return switch shell {
        case .bash: bash
        case .zsh: "autoload -U +X bashcompinit && bashcompinit\n" + bash
        case .fish: fish
        }
    }

    // MARK: What completes a value

    /// Commands of a shell that print words, one a line.
    private static let tags =
        #"grep -rhoE --include='*.swift' '\.tags\("[^)]*\)' . 2>/dev/null | grep -oE '"[^"]+"' | tr -d '"' | sort -u"#
    private static let names =
        #"grep -rhoE --include='*.swift' '\b(describe|context|it)\("[^"\\]+"' . 2>/dev/null | sed 's/.*("//; s/"$//' | sort -u"#
    private static let lines =
        #"grep -nE '\b[fx]?(describe|context|it|itBehavesLike)\(' "$file" 2>/dev/null | sed "s|^\([0-9]*\):.*|$file:\1|""#

    /// The words of which a value is one: `native or swiftbuild`, `declared, random`.
    static func choices(of flag: Flag) -> [String] {
        let words = flag.value.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
        let isList = words.count > 1 && words.allSatisfy { $0.wholeMatch(of: /[a-z]+/) != nil }
        return isList ? words : []
    }

    /// The command that prints the values of an option; `nil` if they are no words of the sources.
    private static func source(of flag: Flag) -> String? {
        switch flag.name {
        case "--tag", "--skip-tag": tags
        case "--filter": names
        default: nil
        }
    }

    // MARK: bash

    private static var bash: String {
        """
        # specs: source this, and say: alias specs='swift run specs'
        _specs() {
            local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" file IFS=$'\\n'
            case "$before" in
        \(Flag.all.filter(\.takesValue).compactMap(bashCase).joined(separator: "\n"))
            esac
            # The shell divides words at a colon: FILE : LINE.
            if [[ "$word" == ":" || "$before" == ":" ]]; then
                file="${COMP_WORDS[COMP_CWORD-2]}"; [[ "$word" == ":" ]] && file="$before"
                COMPREPLY=($(compgen -W "$(\(lines) | sed 's/.*://')" -- "${word#:}")); return
            fi
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
            // A name with blanks is one word.
            reply =
                #"COMPREPLY=($(compgen -W "$(\#(source))" -- "$word" | while read -r name; do printf '%q\n' "$name"; done))"#
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

    private static var fish: String {
        let options = Flag.all.map { flag in
            var words = ["complete -c specs"]
            words.append(flag.name.hasPrefix("--") ? "-l \(flag.name.dropFirst(2))" : "-o \(flag.name.dropFirst())")
            if let short = flag.short { words.append("-s \(short.dropFirst())") }
            if flag.takesValue, !flag.isValueOptional { words.append(flag.isPath ? "-r -F" : "-x") }
            if let source = source(of: flag) {
                words.append("-a '(\(fishQuoted(source)))'")
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
