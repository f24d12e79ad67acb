import SpecEvents

/// A command-line option, declared once: the parser, the help and the environment variables are all
/// derived from the declaration.
struct Flag: Sendable {
    /// The option as shown in the help: `--filter REGEX`.
    let usage: String
    let name: String
    /// A description of the value, for the error if it is missing.
    let value: String
    let help: String
    private let change: @Sendable (inout Options, String) throws -> Void

    var short: String?
    /// The commands that use the option.
    var commands: Set<Options.Command> = [.run, .bisect, .promises]
    /// Whether other commands ignore it, because a wrapper script may pass it to every command.
    var isIgnoredByOthers = false
    /// Whether the option may be repeated, because each value adds to the previous ones.
    var isRepeatable: Bool
    /// Why it cannot be combined with other options, by their names.
    var conflicts: [String: String] = [:]
    /// The environment variables that set it, of which the first that is not empty counts.
    var variables: [String] = []
    /// Whether the environment variable adds to the command line instead of being overridden by it.
    var addsVariable = false

    /// - Parameter selects: Whether the option leaves out examples.
    init(
        _ usage: String,
        _ value: String = "",
        help: String,
        selects: Bool = false,
        _ change: @escaping @Sendable (inout Options, String) throws -> Void
    ) {
        (self.usage, self.value, self.help, self.change) = (usage, value, help, change)
        name = String(usage.prefix { $0 != " " })
        isRepeatable = name == usage
        // A promise without an example counts as open only if no example was left out.
        if selects { commands.remove(.promises) }
    }

    var takesValue: Bool { name != usage }

    func apply(_ value: String, to options: inout Options) throws {
        do {
            try change(&options, value)
        } catch let error as RunnerError {
            throw error
        } catch {
            throw RunnerError("\(name) \(value): \(error)")
        }
    }

    /// The environment variable that sets the option, and its value; `nil` if none does.
    func variable(in environment: [String: String]) -> (name: String, value: String)? {
        variables.lazy.compactMap { name in environment[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }

    /// The options in the order of the help.
    static let all = sections.flatMap(\.flags).filter { $0.name.hasPrefix("-") }

    /// The option with this long or short name.
    static func named(_ name: String) -> Flag? { all.first { $0.name == name || $0.short == name } }

    /// Returns the option with one property set to another value.
    func with<Value>(_ property: WritableKeyPath<Flag, Value>, _ value: Value) -> Flag {
        var flag = self
        flag[keyPath: property] = value
        return flag
    }
}

extension Flag {
    /// The options, grouped by the headings of the help.
    static let sections: [(heading: String, flags: [Flag])] = [
        ("what to run", ofSelection), ("how to run it", ofRun),
        ("how to build it, by options that go to SwiftPM", ofBuild), ("what to print", ofReports),
    ]

    /// The help for the options of a command; for `run`, it lists all options.
    static func help(of command: Options.Command) -> String {
        sections.map { heading, flags in
            let entries = flags.filter { command == .run || $0.commands.contains(command) }.map(\.entry).joined()
            return entries.isEmpty ? "" : "\n\(heading)\n\(entries)"
        }.joined()
    }

    /// The option and its description, side by side.
    private var entry: String {
        let margin = String(repeating: " ", count: 23)
        let begin =
            switch usage.count {
            case ...20: "  " + usage.padding(toLength: 21, withPad: " ", startingAt: 0)
            case _ where takesValue: "  \(usage)\n\(margin)"
            default: "  \(usage)  "
            }
        return begin + help.replacing("\n", with: "\n" + margin) + "\n"
    }
}
