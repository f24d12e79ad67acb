import SpecEvents

/// A command-line option. The parser, the help and the handling of environment variables are all
/// derived from this declaration.
struct Flag: Sendable {
    /// The option as shown in the help, such as `--filter REGEX`.
    let usage: String
    let name: String
    /// The description of the value, shown in the error message if the value is missing.
    let value: String
    let help: String
    private let change: @Sendable (inout Options, String) throws -> Void

    var short: String?
    var commands: Set<Options.Command> = [.run, .bisect, .promises]
    /// Whether commands other than ``commands`` ignore the option instead of rejecting it, so that
    /// scripts can pass it to every command.
    var isIgnoredByOthers = false
    var isRepeatable: Bool
    /// The error messages for combinations with other options, by the names of those options.
    var conflicts: [String: String] = [:]
    /// The environment variables that set the option. The first nonempty one takes effect.
    var variables: [String] = []
    /// Whether the variable adds to the values on the command line, instead of being overridden.
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
        // `promises` needs all examples, because a promise without an example counts as open.
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

    /// A value such as `0` switches off a variable whose option takes no value.
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
        ("what to run", ofSelection), ("how to run it", ofRun),
        ("how to build it, by options that go to SwiftPM", ofBuild), ("what to print", ofReports),
    ]

    /// For `run`, the help lists all options.
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
