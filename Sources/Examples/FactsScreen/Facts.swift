import ExampleKit
import Foundation

/// A program that shows the facts screen in a terminal.
///
///     main -> Invocation -> run
///       ScriptedServer          unless a URL is given
///       InfoModuleFactory       with the real transport
///       ConsoleApplication      prints the view, and processes the lines of standard input
public enum Facts {
    /// Runs the program with the process's arguments and environment.
    @MainActor public static func main() async {
        await Program.run("facts") {
            let process = ProcessInfo.processInfo
            switch try Invocation(process.arguments.dropFirst(), environment: process.environment) {
            case .help: Terminal.write(Invocation.usage)
            case .run(let url, let locale): try await run(url: url, locale: locale)
            }
        }
    }

    @MainActor private static func run(url: String?, locale: Locale) async throws {
        let wording = Wording(for: locale)
        let server = url == nil ? try ScriptedServer(script: shippedFacts(wording.facts, now: Date())) : nil
        defer { server?.stop() }

        let view = FactsView(wording: wording)
        let factory = InfoModuleFactory(infoURL: url ?? server?.url ?? InfoService.defaultURL, locale: locale)
        let presenter = factory.makePresenter(view: view, router: ConsoleRouter(view: view))
        view.presenter = presenter
        let application = ConsoleApplication(view.window)
        view.onQuit = { application.quit() }
        presenter.start()
        try await application.run()
    }

    /// Returns replies that are delayed, so that users see the loader. The facts' dates are between
    /// 20 minutes and 15 days before `now`.
    static func shippedFacts(_ facts: [String], now: Date) -> [ScriptedReply] {
        let ages: [TimeInterval] = [5 * 86_400, 3 * 3600, 15 * 86_400, 20 * 60]
        // The real application's server writes dates in UTC, but does not include the time zone.
        let style = Date.ISO8601FormatStyle.iso8601.year().month().day().time(includingFractionalSeconds: true)
        return facts.enumerated().map { index, text in
            let date = now.addingTimeInterval(-ages[index % ages.count])
            let answer = Answer(infoText: text, identifier: 123 + index, creationDate: date.formatted(style))
            return .json(answer, after: .milliseconds(400))
        }
    }

    private struct Answer: Encodable {
        let infoText: String
        let identifier: Int
        let creationDate: String
    }
}

enum Invocation: Equatable {
    case help
    /// Shows built-in facts if `url` is `nil`.
    case run(url: String?, locale: Locale)

    static let usage = """
        Shows interesting facts: the facts screen, in a terminal.

        USAGE: facts [--url URL] [--locale LOCALE]

          --url URL        Ask this server for facts; without it, facts that ship inside
                           are served on loopback.
          --locale LOCALE  The reader's language, as ru_RU; otherwise LC_ALL, LC_MESSAGES
                           or LANG say it, and English is spoken if they do not.
          --screen-server  Let the spec that started this look at the screen and act on
                           it, on descriptors 3 and 4.
          --help           Print this.

        Each line is a command, by its letter or its name: l loads a fact, d shows its
        details, b goes back, q quits. From a pipe each waits for the load before it:
        printf 'l\\nd\\nq\\n' | facts

        """

    init(_ arguments: some Sequence<String>, environment: [String: String]) throws(ArgumentError) {
        let arguments = try Arguments(arguments, values: ["--url", "--locale"])
        guard !arguments.asksForHelp else {
            self = .help
            return
        }
        var locale = Locale.ofReader(environment: environment)
        if let name = arguments["--locale"] {
            guard let named = Locale(posixName: name) else {
                throw ArgumentError("unknown locale “\(name)”, expected one like ru_RU")
            }
            locale = named
        }
        self = .run(url: arguments["--url"], locale: locale)
    }
}

extension Locale {
    /// Accepts a POSIX name such as `ru_RU.UTF-8`, `ru`, or `C`, or a name with a hyphen, such as
    /// `ru-RU`.
    fileprivate init?(posixName: String) {
        let name = String(posixName.prefix { $0 != "." && $0 != "@" })
        if name == "C" || name == "POSIX" {
            self.init(identifier: "en")
            return
        }
        guard let parts = name.wholeMatch(of: /([a-z]{2,3})(?:[_-]([A-Z]{2}|[0-9]{3}))?/)?.output else { return nil }
        let region = parts.2.map { Locale.Region(String($0)) }
        guard Locale.LanguageCode(String(parts.1)).isISOLanguage, region?.isISORegion ?? true else { return nil }
        self.init(identifier: name.replacing("-", with: "_"))
    }

    /// As in POSIX, `LC_ALL` overrides `LC_MESSAGES`, which overrides `LANG`.
    fileprivate static func ofReader(environment: [String: String]) -> Locale {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty }.flatMap(Locale.init(posixName:)) ?? Locale(identifier: "en")
    }
}
