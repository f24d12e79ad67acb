extension OptionParser {
    /// Reads the options of a file of defaults.
    ///
    /// - Throws: A ``UsageError`` that names the file and the line.
    static func parser(of file: DefaultsFile) throws -> OptionParser {
        var parser = OptionParser(arguments: []) { _ in false }
        for line in file.lines {
            do {
                try parser.read(try line.argument())
                try parser.checkCombinations()
            } catch {
                throw UsageError("\(file.path):\(line.number): \(error)")
            }
        }
        return parser
    }

    /// Adds the options of a file of defaults that the command uses, unless there are others in their place. Filters and
    /// tags are added, as if they were given once more.
    ///
    /// - Parameter others: The options that the environment has in their place.
    mutating func add(_ file: DefaultsFile, besides others: Set<String>) throws {
        let defaults = try Self.parser(of: file).given
        let first = Set(given.map(\.flag).filter { !$0.addsToDefaults }.map(\.name)).union(others)
        for (flag, value) in defaults where options.command.uses(flag.name) && !isReplaced(flag, by: first) {
            try add(flag, flag.isPath ? file.path(value) : value)
            if flag.selectsExamples { noteSelectingDefault(flag, value) }
        }
    }

    /// Whether a default gives way to other options: to the same one, or to one that it cannot go with.
    private func isReplaced(_ flag: Flag, by others: Set<String>) -> Bool {
        let rivals: Set<String> =
            switch flag.name {
            case "--order": ["--seed"]
            case "--seed": ["--order"]
            case "--watch": ["--bundle"]
            case "--bundle":
                Set(["--watch", "--coverage"] + Flag.all.filter(\.isOfBuild).map(\.name))
            case _ where flag.isOfBuild: ["--bundle"]
            case "--coverage": ["--bundle", "--list"]
            case _ where flag.isReport: ["--list"]
            default: []
            }
        if flag.name == "--order", options.command == .bisect { return true }
        return others.contains(flag.name) || !rivals.isDisjoint(with: others)
    }
}
