/// Reads the command line. Whatever is wrong with it is a ``UsageError`` that names the way out.
struct OptionParser {
    private var arguments: ArraySlice<String>
    private var options = Options()
    /// A command is the first word that is no option and no option's value.
    private var hasReadWord = false

    /// The options in `arguments`, which are without the program's name.
    static func options(from arguments: [String]) throws -> Options {
        var parser = OptionParser(arguments: arguments[...])
        while let argument = parser.arguments.popFirst() { try parser.read(argument) }
        try parser.check()
        return parser.options
    }

    private init(arguments: ArraySlice<String>) {
        self.arguments = arguments
    }

    private mutating func read(_ argument: String) throws {
        guard argument.hasPrefix("-"), argument != "-" else { return try readWord(argument) }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? "--help" : parts[0]
        guard let flag = Flag.all.first(where: { $0.name == name }) else { throw Self.unknown(parts[0]) }
        if flag.value == nil, parts.count == 2 { throw UsageError("\(name) takes no value") }
        try flag.apply(&options, flag.value == nil ? "" : value(of: flag, inline: parts.count == 2 ? parts[1] : nil))
    }

    private mutating func value(of flag: Flag, inline: String?) throws -> String {
        guard let value = inline ?? arguments.popFirst(), !value.isEmpty else {
            throw UsageError("\(flag.name) needs a value: \(flag.value ?? "")")
        }
        return value
    }

    private mutating func readWord(_ word: String) throws {
        if !hasReadWord, let command = Options.Command(rawValue: word) {
            options.command = command
        } else if options.command == .report {
            options.eventFiles.append(word)
        } else if let place = PlaceFilter(word) {
            options.request.places.append(place)
        } else {
            let commands = Options.Command.allCases.map(\.rawValue)
            let guess = Spelling.nearest(to: word, in: commands).map { "; did you mean the command \($0)?" } ?? ""
            throw UsageError("unexpected argument \(word); to run examples by name, use --filter \(word)\(guess)")
        }
        hasReadWord = true
    }

    private func check() throws {
        guard !options.isHelp else { return }
        if options.command == .report, options.eventFiles.isEmpty {
            throw UsageError("report needs at least one file that was written with --events")
        }
        if options.isWatching, options.bundle != nil {
            throw UsageError("--watch builds the package anew, so it cannot go with --bundle")
        }
        let paths = Dictionary(grouping: options.files, by: \.value).filter { $0.value.count > 1 }
        if let (path, _) = paths.first { throw UsageError("\(path) is named for two reports; give each its own file") }
    }

    private static func unknown(_ argument: String) -> UsageError {
        let names = Flag.all.map(\.name)
        let guess = Spelling.nearest(to: argument, in: names).map { "did you mean \($0)?" }
        return UsageError("unknown option \(argument); \(guess ?? "`swift run specs --help` tells all there are")")
    }
}
