import ConsoleUI
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

        In a terminal each command is a key: l loads a fact, d shows its details, b goes back, q quits; the tab key and the
        arrows lead from one button to the next, and the escape key leads back. From a pipe each command is a line, and waits
        for the load before it: printf 'l\\nd\\nq\\n' | facts

        """

    /// Reads the arguments that follow the name of the program. The last of two equal options counts.
    init(_ arguments: some Sequence<String>, environment: [String: String]) throws(ArgumentError) {
        var url: String?
        var locale: Locale?
        var reader = ArgumentReader(arguments)
        while let option = reader.next() {
            switch option {
            case "--help", "-h":
                try reader.refuseValue()
                self = .help
                return
            case ScreenServer.flag: try reader.refuseValue()
            case "--url": url = try reader.value()
            case "--locale": locale = try Self.locale(named: reader.value())
            default: throw reader.unknownArgument
            }
        }
        self = .run(url: url, locale: locale ?? .ofReader(environment: environment))
    }

    private static func locale(named name: String) throws(ArgumentError) -> Locale {
        guard let locale = Locale(posixName: name) else { throw .unknownLocale(name) }
        return locale
    }
}

extension ArgumentError {
    fileprivate static func unknownLocale(_ name: String) -> ArgumentError {
        ArgumentError("unknown locale “\(name)”, expected one like ru_RU")
    }
}
