import ExampleKit
import ScreenElements

/// A program that shows the venue screens in a terminal.
///
///     main -> Invocation -> run
///       ScriptedServer          unless a URL is given
///       AppCompositionRoot      with the real transport
///       RootNavigator           shows the first screen
///       ConsoleApplication      prints the window, and processes the lines of standard input
public enum Venues {
    /// Runs the program with the process's arguments.
    @MainActor public static func main() async {
        await Program.run("venues") {
            switch try Invocation(CommandLine.arguments.dropFirst()) {
            case .help: Terminal.write(Invocation.usage)
            case .run(let options): try await run(options)
            }
        }
    }

    @MainActor private static func run(_ options: Invocation.Options) async throws {
        let server = options.url == nil ? try ScriptedServer(reply: ShippedServer().reply) : nil
        defer { server?.stop() }
        let settings = LocationSettings(isAllowed: !options.deniesLocation)
        let environment = AppEnvironment(
            transport: HTTPClient(baseURL: options.url ?? server?.baseURL ?? ""),
            gps: FixedGPS(location: options.location, settings: settings),
            locationSettings: settings
        )
        let root = AppCompositionRoot.Builder(environment: environment).build()
        let navigator = RootNavigator(appCompositionRoot: root)
        let application = ConsoleApplication(navigator.window)
        navigator.onQuit = { application.quit() }
        navigator.installRootScreen()
        try await application.run { spec in
            spec.register("open") { link in
                guard navigator.open(link) else { throw ElementError("it does not recognize the link “\(link)”") }
            }
        }
    }
}

enum Invocation: Equatable {
    case help
    case run(Options)

    struct Options: Equatable {
        /// `nil` to use the built-in server.
        var url: String?
        /// `nil` if the location is unknown. The default is in Vienna.
        var location = Location(latitude: 48.2104, longitude: 16.3655)
        var deniesLocation = false
    }

    static let usage = """
        Shows the venues around you: log in or register, look at the list, open a venue.

        USAGE: venues [--url URL] [--location LATITUDE,LONGITUDE] [--deny-location]

          --url URL        Ask this server; without it, venues that ship inside are
                           served on loopback.
          --location LATITUDE,LONGITUDE
                           Where you are, in degrees; by default 48.2104,16.3655.
                           “unknown” is a place that cannot be found out.
          --deny-location  Begin without access to your location.
          --screen-server  Let the spec that started this look at the screen and act
                           on it, on descriptors 3 and 4.
          --help           Print this.

        Each line is a command, by its letter or its name, the number of a venue, or
        the name of a field and a text. From a pipe each waits for what is under way.
        From the login to a venue and back:
        printf 'Nickname: ana\\nnext\\nv\\n1\\nb\\nq\\n' | venues

        """

    init(_ arguments: some Sequence<String>) throws(ArgumentError) {
        let arguments = try Arguments(arguments, flags: ["--deny-location"], values: ["--url", "--location"])
        guard !arguments.asksForHelp else {
            self = .help
            return
        }
        var options = Options(url: arguments["--url"], deniesLocation: arguments.has("--deny-location"))
        if let location = arguments["--location"] { options.location = try Self.location(location) }
        self = .run(options)
    }

    private static func location(_ text: String) throws(ArgumentError) -> Location? {
        guard text != "unknown" else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard
            numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            let location = Location(latitude: latitude, longitude: longitude)
        else { throw ArgumentError("“\(text)” is no location, expected one like 48.2104,16.3655, or unknown") }
        return location
    }
}
