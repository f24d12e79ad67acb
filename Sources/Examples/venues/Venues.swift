import ConsoleUI
import Foundation
import ScreenElements
import ScriptedServer
import VenueScreens

/// The venues in a terminal.
///
///     main -> Invocation -> run
///       ScriptedServer          unless a URL is given
///       AppCompositionRoot      with the real transport
///       RootNavigator           shows the first screen
///       ConsoleApplication      shows the window, and plays the keys or lines of standard input
@main struct Venues {
    @MainActor static func main() async {
        // A reader of the output that has gone away is an error of the write that meets it, not a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            switch try Invocation(CommandLine.arguments.dropFirst()) {
            case .help: Terminal().write(Invocation.usage)
            case .run(let options): try await run(options)
            }
        } catch {
            let failure = ProgramFailure(of: "venues", error) {
                "the venues that ship inside cannot be served: \($0); `--url URL` asks a server"
            }
            failure.endProcess()
        }
    }

    @MainActor private static func run(_ options: Invocation.Options) async throws {
        let server = options.url == nil ? try ScriptedServer(reply: ShippedServer().reply) : nil
        defer { server?.stop() }
        let settings = LocationSettings(isAllowed: !options.deniesLocation)
        let environment = AppEnvironment(
            transport: HTTPTransportImpl(baseURL: options.url ?? server?.baseURL ?? ""),
            gps: FixedGPS(location: options.location, settings: settings),
            locationSettings: settings
        )
        let root = AppCompositionRoot.Builder(environment: environment).build()
        let navigator = RootNavigator(appCompositionRoot: root)
        let terminal = Terminal()
        let application = ConsoleApplication(window: navigator.window, output: terminal)
        navigator.onQuit = { application.quit() }
        navigator.installRootScreen()
        if let screenServer = try ScreenServer.start(showing: navigator.window) {
            screenServer.register("open") { link in
                guard navigator.open(link) else { throw ElementError("it knows no link “\(link)”") }
            }
            await application.run(.nothing)
        } else {
            await terminal.run(application)
        }
    }
}
