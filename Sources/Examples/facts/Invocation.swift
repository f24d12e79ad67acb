import Foundation
import ScreenElements

/// What the command line asks for.
enum Invocation: Equatable {
    case help
    /// Show the screen: with facts from `url`, or with those that ship inside if it is `nil`.
    case run(url: String?, locale: Locale)

    static let usage = """
        Shows interesting facts: the facts screen, in a terminal.

        USAGE: facts [--url URL] [--locale LOCALE]

          --url URL        Ask this server for facts; without it, facts that ship inside are served on loopback.
          --locale LOCALE  The reader's language, as ru_RU; otherwise LC_ALL, LC_MESSAGES or LANG say it, and English
                           is spoken if they do not.
          --screen-server  Let the spec that started this look at the screen and act on it, on descriptors 3 and 4.
          --help           Print this.

        Commands come as lines, from the keyboard or a pipe: l loads a fact, d shows its details, b goes back, q quits.
        From a pipe each command waits for the load before it: printf 'l\\nd\\nq\\n' | facts

        """

    /// Reads the arguments that follow the name of the program. The last of two equal options counts.
    init(_ arguments: some Sequence<String>, environment: [String: String]) throws(InvocationError) {
        var url: String?
        var locale: Locale?
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            let (option, inlineValue) = Self.split(argument)
            switch option {
            case "--help", "-h":
                self = .help
                return
            case ScreenServer.flag: continue
            case "--url": url = try Self.value(of: option, inlineValue, &rest)
            case "--locale": locale = try Self.locale(named: Self.value(of: option, inlineValue, &rest))
            default: throw .unknownArgument(argument)
            }
        }
        self = .run(url: url, locale: locale ?? .ofReader(environment: environment))
    }

    /// `--url=x` as option and value.
    private static func split(_ argument: String) -> (option: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private static func value(
        of option: String,
        _ inlineValue: String?,
        _ rest: inout ArraySlice<String>
    ) throws(InvocationError) -> String {
        if inlineValue == nil, rest.first?.hasPrefix("--") == true { throw .missingValue(option) }
        guard let value = inlineValue ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
        return value
    }

    private static func locale(named name: String) throws(InvocationError) -> Locale {
        guard let locale = Locale(posixName: name) else { throw .unknownLocale(name) }
        return locale
    }
}
