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
        var commands: [(command: String, names: [String])] = []
        var indices: [String: Int] = [:]
        for example in examples {
            let command = example.rerun(style.command, style.places)
            let index = indices[command] ?? commands.count
            if index == commands.count {
                indices[command] = index
                commands.append((command, []))
            }
            commands[index].names.append(language.uniqueName(of: example.identity))
        }
        return commands
    }
}
