import ConsoleUI
import FactsScreen
import Foundation
import ScreenElements
import ScriptedServer

/// The facts screen in a terminal.
///
///     main -> Invocation -> run
///       ScriptedServer          unless a URL is given
///       InfoModuleFactory       with the real transport
///       ConsoleApplication      shows the view, and plays the keys or lines of standard input
@main struct Facts {
    @MainActor static func main() async {
        // A reader of the output that has gone away is an error of the write that meets it, not a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            let process = ProcessInfo.processInfo
            switch try Invocation(process.arguments.dropFirst(), environment: process.environment) {
            case .help: Terminal().write(Invocation.usage)
            case .run(let url, let locale): try await run(url: url, locale: locale)
            }
        } catch {
            let failure = ProgramFailure(of: "facts", error) {
                "the facts that ship inside cannot be served: \($0); `--url URL` asks a server"
            }
            failure.endProcess()
        }
    }

    @MainActor private static func run(url: String?, locale: Locale) async throws {
        let wording = Wording(for: locale)
        let server = url == nil ? try ScriptedServer(script: ShippedFacts.script(wording.facts, now: Date())) : nil
        defer { server?.stop() }

        let terminal = Terminal()
        let view = FactsView(wording: wording)
        let factory = InfoModuleFactory(infoURL: url ?? server?.url ?? InfoService.defaultURL, locale: locale)
        let presenter = factory.makePresenter(view: view, router: ConsoleRouter(view: view))
        view.presenter = presenter
        let application = ConsoleApplication(window: view.window, output: terminal)
        view.onQuit = { application.quit() }
        presenter.start()
        let screenServer = try ScreenServer.start(showing: view.window)
        if screenServer == nil { await terminal.run(application) } else { await application.run(.nothing) }
    }
}
