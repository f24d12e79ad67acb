import Foundation
import SpecReports

struct OptionParser {
    var options = Options()
    private var arguments: ArraySlice<String>
    /// Whether a positional argument has been read. Only the first one can be a command.
    private var hasReadWord = false
    private var given: [(flag: Flag, value: String)] = []

    private let exists: (String) -> Bool

    static func options(
        from arguments: [String],
        environment: [String: String]? = nil,
        exists: @escaping (String) -> Bool = FileManager.default.fileExists(atPath:)
    ) throws -> Options {
        var parser = OptionParser(arguments: arguments[...], exists: exists)
        while let argument = parser.arguments.popFirst() { try parser.read(argument) }
        guard !parser.options.showsHelp, !parser.options.showsVersion else { return parser.options }
        try parser.checkCommand()
        try parser.checkCombinations()
        if let environment { try parser.add(environment) }
        try parser.checkFiles()
        try parser.checkHistory()
        return parser.options
    }

    /// Returns the folder given with `--package-path`, if any. Other paths are relative to it.
    static func packagePath(in arguments: [String]) -> String? {
        zip(arguments, arguments.dropFirst() + [""]).lazy.compactMap { word, next in
            if word == "--package-path" { return next.isEmpty ? nil : next }
            return word.hasPrefix("--package-path=") ? String(word.dropFirst("--package-path=".count)) : nil
        }
        .first
    }

    private mutating func read(_ argument: String) throws {
        guard argument.hasPrefix("-"), argument != "-" else { return try readWord(argument) }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let flag = Flag.named(parts[0]) else { throw Self.unknown(parts[0]) }
        if !flag.takesValue, parts.count == 2 { throw RunnerError("\(flag.name) takes no value") }
        if !flag.isRepeatable, has(flag.name) { throw RunnerError("\(flag.name) is given twice") }
        let value = flag.takesValue ? try value(of: flag, inline: parts.count == 2 ? parts[1] : nil) : ""
        try flag.apply(value, to: &options)
        given.append((flag, value))
    }

    func has(_ name: String) -> Bool { given.contains { $0.flag.name == name } }

    private func values(of name: String) -> [String] { given.filter { $0.flag.name == name }.map(\.value) }

    private mutating func value(of flag: Flag, inline: String?) throws -> String {
        guard let value = inline ?? arguments.popFirst(), !value.isEmpty, inline != nil || !Self.isOption(value) else {
            throw RunnerError("\(flag.name) needs a value: \(flag.value)")
        }
        return value
    }

    private static func isOption(_ word: String) -> Bool { Flag.named(String(word.prefix { $0 != "=" })) != nil }

    private mutating func readWord(_ word: String) throws {
        if !hasReadWord, let command = Options.Command(rawValue: word) {
            options.command = command
            if command == .promises { options.format = .none }
        } else if options.command == .report {
            options.eventFiles.append(word)
        } else if options.command == .initialize, options.argument == nil {
            options.argument = word
        } else if let place = PlaceFilter(word), place.looksLikePlace || exists(place.path) {
            options.request.places.append(place)
        } else {
            throw Self.unexpected(word)
        }
        hasReadWord = true
    }

    private static func unexpected(_ word: String) -> RunnerError {
        if word.contains(".swift:") {
            return RunnerError("\(word): what follows the colon has to be a line number, 1 or greater")
        }
        let commands = Options.Command.allCases.map(\.rawValue)
        let guess = Spelling.nearest(to: word, in: commands).map { "; did you mean the command \($0)?" } ?? ""
        return RunnerError(
            "unexpected argument \(word): there is no file or folder of this name here; "
                + "to run examples by name, use --filter \(ShellWord.quoted(word))\(guess)"
        )
    }

    private func checkFiles() throws {
        var files: Set<ReportFilePath> = []
        for path in options.files.values + [options.coverage].compactMap(\.self) {
            guard files.insert(ReportFilePath(path)).inserted else {
                throw RunnerError("\(path) is the file of two reports; give each report its own file")
            }
            guard !path.hasSuffix(".swift") else {
                throw RunnerError("\(path) is a source, and a report would replace it; give the report another file")
            }
        }
        for path in options.eventFiles where files.contains(ReportFilePath(path)) {
            throw RunnerError("\(path) is read, and a report would replace it; give the report another file")
        }
    }

    private func checkHistory() throws {
        guard options.history == nil else { return }
        if !options.gates.isEmpty {
            throw RunnerError("--fail-on compares a run with earlier ones: give --history FOLDER, too")
        }
        if options.command == .history { throw RunnerError("history needs the folder of the runs: --history FOLDER") }
    }

    private func checkCommand() throws {
        if options.command == .report, options.eventFiles.isEmpty {
            throw RunnerError("report needs at least one file that was written with --events")
        }
        if options.command == .promises, let place = options.request.places.first {
            throw RunnerError("promises runs all examples: leave out \(place.text)")
        }
        let unused = given.map(\.flag).first { !$0.commands.contains(options.command) && !$0.isIgnoredByOthers }
        if let unused { throw RunnerError("\(options.command.rawValue) does not take \(unused.name)") }
    }

    private func checkCombinations() throws {
        for flag in given.map(\.flag) {
            if let conflict = flag.conflicts.first(where: { has($0.key) }) { throw RunnerError(conflict.value) }
        }
        if let seed = values(of: "--seed").first, values(of: "--order") == ["declared"] {
            throw RunnerError("--seed \(seed) is for a random order, not for --order declared")
        }
        let filters = values(of: "--filter")
        if filters.count > 1, let pattern = filters.first(where: Self.hasReference) {
            throw RunnerError("--filter \(pattern): a reference such as \\1 cannot be used with more than one --filter")
        }
    }

    /// Returns whether a pattern contains a backreference, which may refer to the wrong group when
    /// the pattern is joined with others.
    private static func hasReference(_ pattern: String) -> Bool {
        pattern.replacing("\\\\", with: "").firstMatch(of: /\\[1-9]/) != nil
    }

    private static func unknown(_ argument: String) -> RunnerError {
        let names = Flag.all.map(\.name)
        let guess = Spelling.nearest(to: argument, in: names).map { "did you mean \($0)?" }
        return RunnerError("unknown option \(argument); \(guess ?? "`swift run specs --help` lists all options")")
    }
}

struct RunnerError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
