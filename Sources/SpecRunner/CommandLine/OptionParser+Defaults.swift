import SpecReports

extension OptionParser {
    /// Reads the options of a file of defaults.
    ///
    /// - Throws: A ``RunnerError`` that names the file and the line.
    static func parser(of file: DefaultsFile) throws -> OptionParser {
        var parser = OptionParser(arguments: []) { _ in false }
        for line in file.lines {
            do {
                try parser.read(try line.argument())
                try parser.checkCombinations()
            } catch {
                throw RunnerError("\(file.path):\(line.number): \(error)")
            }
        }
        return parser
    }

    /// Adds the defaults that the command uses, unless the command line or the environment has
    /// others in their place. Filters and tags are added to those.
    mutating func add(_ file: DefaultsFile, besides environment: [String: String]) throws {
        let defaults = try Self.parser(of: file).given
        let others = given.map(\.flag).filter { !$0.addsToDefaults } + Self.flags(setBy: environment)
        for (flag, value) in defaults where flag.commands.contains(options.command) && !isReplaced(flag, by: others) {
            // The page of a comparison would take the place of that of the run.
            if options.command == .diff, flag.role == .report { continue }
            try add(flag, flag.isPath ? file.path(value) : value)
            guard flag.role == .selection else { continue }
            options.selectingDefaults += value.isEmpty ? [flag.name] : [flag.name, ShellWord.quoted(value)]
        }
    }

    /// Whether a default gives way: to the same option, or to one that it cannot go with.
    private func isReplaced(_ flag: Flag, by others: [Flag]) -> Bool {
        let orders: Set = ["--order", "--seed"]
        if flag.name == "--order", options.command == .bisect { return true }
        return others.contains { other in
            flag.name == other.name || orders.isSuperset(of: [flag.name, other.name])
                || flag.conflicts[other.name] != nil || other.conflicts[flag.name] != nil
        }
    }
}
