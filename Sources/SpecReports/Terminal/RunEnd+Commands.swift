/// The commands that run again what failed, one for each place: `swift run specs Specs/CartSpec.swift:45`.
extension RunEnd {
    private static let mostCommands = 20

    func printCommands(_ failed: [ReportedExample]) {
        guard !failed.isEmpty else { return }
        write("\n" + style.palette.bold(language("To run again what failed:")) + "\n\n")
        let commands = commands(for: failed)
        for (command, names) in commands.prefix(Self.mostCommands) {
            let note = names.count == 1 ? names[0] : language("%1 example|%1 examples", names.count)
            write("  " + style.palette.red(command) + style.palette.dim("  # " + Escaping.line(note)) + "\n")
        }
        let left = commands.count - Self.mostCommands
        if left > 0 {
            write(
                "  \(style.command) --only-failures" + style.palette.dim("  # \(language("and %1 more", left))") + "\n"
            )
        }
    }

    /// The commands in the order of the failures, each with the names of its examples.
    private func commands(for examples: [ReportedExample]) -> [(command: String, names: [String])] {
        let commands = examples.map { $0.rerun(style.command, style.places) }
        let names = Dictionary(grouping: zip(commands, examples), by: \.0)
            .mapValues { $0.map { language.uniqueName(of: $1.identity) } }
        var known: Set<String> = []
        return commands.filter { known.insert($0).inserted }.map { ($0, names[$0] ?? []) }
    }
}
