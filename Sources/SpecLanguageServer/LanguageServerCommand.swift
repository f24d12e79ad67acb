import ChildProcesses
import Foundation
import SpecEvents

/// The entry point of `specs lsp`:
///
///     command line -> sourcekit-lsp as a child process -> relays messages until either side exits
@main enum LanguageServerCommand {
    /// How many seconds to wait for sourcekit-lsp to exit.
    private static let grace = 3.0

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        do {
            let options = try ServerOptions(Array(CommandLine.arguments.dropFirst()))
            let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
            if let text = options.showsHelp ? ServerOptions.help : options.editor?.settings(path: path) {
                _ = writeAll(text + "\n", to: STDOUT_FILENO)
                exit(0)
            }
            try serve(options)
        } catch {
            fail("\(error)", status: 2)
        }
    }

    private static func serve(_ options: ServerOptions) throws -> Never {
        let (input, output) = (try ChildPipe(), try ChildPipe())
        guard let toServer = input.writing, let serverOutput = output.writing else { fatalError("new pipes are open") }
        let environment = ProcessInfo.processInfo.environment
        let path = try options.server ?? ServerOptions.findServer(in: environment)
        let process = try ChildProcess.start(
            path,
            options.serverArguments,
            environment: environment,
            leadsGroup: false,
            input: input.reading,
            output: serverOutput,
            errors: STDERR_FILENO
        )
        input.closeReadEnd()
        output.closeWriteEnd()
        let proxy = Proxy(options, environment, toEditor: STDOUT_FILENO, toServer: toServer)
        Thread.detachNewThread { proxy.watch() }
        Thread.detachNewThread {
            if let problem = pass(from: STDIN_FILENO, proxy.takeFromEditor) {
                fail("the editor sent what is no message: \(problem)", status: 1)
            }
            proxy.isExiting.withLock { $0 = true }
            proxy.server.flush(within: grace)
            close(toServer)
            Thread.sleep(forTimeInterval: grace)
            // Holding the lock prevents the other thread from exiting with a different status.
            proxy.isExiting.withLock { _ in
                ChildProcess.killAll()
                fail("\(path) did not end within \(Int(grace)) s after the editor; it was killed", status: 1)
            }
        }
        let problem = pass(from: output.reading, proxy.takeFromServer).map { "sent what is no message: \($0)" }
        if problem != nil { process.kill() }
        let end = process.waitForEnd(within: .seconds(grace)).map { "\($0)" }
        if end != nil, problem == nil, proxy.isExiting.withLock(\.self) { exit(0) }
        let text = "\(path) \(problem ?? end ?? "closed its output"); restart the language server"
        proxy.show(text, isError: true)
        proxy.editor.flush(within: grace)
        fail(text, status: 1)
    }

    /// Passes messages on until the input ends or reading fails. Returns the error, if any.
    private static func pass(from descriptor: Int32, _ take: (Message) -> Void) -> String? {
        do {
            let reader = MessageReader(descriptor)
            while let message = try reader.next() { take(message) }
            return nil
        } catch {
            return "\(error)"
        }
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        _ = writeAll("specs lsp: \(text)\n", to: STDERR_FILENO)
        exit(status)
    }
}
