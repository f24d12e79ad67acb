import SpecEvents

/// A command-line option. The parser, the help and the support for environment variables are all
/// based on these declarations.
struct Flag: Sendable {
    /// The option as the help shows it, such as `--filter REGEX`.
    let usage: String
    let name: String
    /// A description of the value, for use in the error message about a missing value.
    let value: String
    let help: String
    private let change: @Sendable (inout Options, String) throws -> Void

    var short: String?
    var commands: Set<Options.Command> = [.run, .bisect, .promises]
    /// Whether commands that don't use the option ignore it instead of rejecting it. This way,
    /// scripts can pass the option to every command.
    var isIgnoredByOthers = false
    var isRepeatable: Bool
    /// Maps the name of each conflicting option to the error message for the combination.
    var conflicts: [String: String] = [:]
    /// The environment variables that set the option. The first nonempty one takes effect.
    var variables: [String] = []
    /// Whether the environment variable adds to the command line instead of being overridden by it.
    var addsVariable = false

    /// - Parameter selects: Whether the option restricts which examples run.
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
        // `promises` needs all examples, because it reports a promise without an example as open.
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

    /// Returns the first nonempty variable for the option, or `nil` if there is none. Also returns
    /// `nil` if the option takes no value and the variable turns it off with a value such as `0`.
    func variable(in environment: [String: String]) -> (name: String, value: String)? {
        variables.lazy.compactMap { name in environment[name].map { (name, $0) } }.first { !$0.1.isEmpty }
            .flatMap { takesValue || ProcessRequest.isOn($0.1) ? $0 : nil }
    }

    static let all = sections.flatMap(\.flags).filter { $0.name.hasPrefix("-") }

    static func named(_ name: String) -> Flag? { all.first { $0.name == name || $0.short == name } }

    func with<Value>(_ property: WritableKeyPath<Flag, Value>, _ value: Value) -> Flag {
        var flag = self
        flag[keyPath: property] = value
        return flag
    }
}

extension Flag {
    static let sections: [(heading: String, flags: [Flag])] = [
        ("what to run", selectionFlags), ("how to run it", runFlags),
        ("how to build it (options passed to SwiftPM)", buildFlags), ("what to print", reportFlags),
    ]

    /// Returns the help for a command's options. The help for `run` lists all options.
    static func help(of command: Options.Command) -> String {
        sections.map { heading, flags in
            let entries = flags.filter { command == .run || $0.commands.contains(command) }.map(\.entry).joined()
            return entries.isEmpty ? "" : "\n\(heading)\n\(entries)"
        }.joined()
    }

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
