import Foundation
import ScreenElements
import TerminalText

/// Prints a window each time it changes, and performs each line of the input.
///
///     run -> line -> Window.enter -> views change -> onNeedsDisplay -> display -> write
@MainActor public final class ConsoleApplication {
    private let window: Window
    private let hasKeyboard: Bool
    private let width: @MainActor () -> Int
    private let write: @MainActor (String) -> Void
    private var printed: String?
    /// Whether the cursor is behind a prompt.
    private var isPrompting = false
    private var hasQuit = false
    private var playing: Task<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Makes an application; nothing is printed yet.
    ///
    /// - Parameters:
    ///   - window: The window to print.
    ///   - hasKeyboard: Whether a person types the lines. If so, a prompt asks for each; if not,
    ///     each is printed, and waits while something is under way.
    ///   - width: The width of the window in columns.
    ///   - write: Prints a text.
    public init(
        _ window: Window,
        hasKeyboard: Bool = Terminal.hasKeyboard,
        width: @escaping @MainActor () -> Int = { Terminal.width },
        write: @escaping @MainActor (String) -> Void = { Terminal.write($0) }
    ) {
        (self.window, self.hasKeyboard, self.width, self.write) = (window, hasKeyboard, width, write)
    }

    /// Runs the application on standard input, or lets the spec that started the process act on it.
    ///
    /// - Parameter registering: Registers the commands that a spec may send.
    /// - Throws: `ElementError` if the command line asks for a spec, and there is none.
    public func run(registering: (ScreenServer) -> Void = { _ in }) async throws {
        guard let server = try ScreenServer.start(showing: window) else { return await run(Terminal.lines()) }
        registering(server)
        let (noLines, continuation) = AsyncStream<String>.makeStream()
        await run(noLines)
        continuation.finish()
    }

    /// Prints the window and plays the lines, until they end or the application quits.
    public func run(_ lines: AsyncStream<String>) async {
        window.onNeedsDisplay = { [weak self] in self?.displaySoon() }
        display()
        let playing = Task { await play(lines) }
        self.playing = playing
        if hasQuit { playing.cancel() }
        await playing.value
        window.onNeedsDisplay = {}
        // A key that ends the input does not end the line of the prompt.
        if isPrompting, !hasQuit { write("\n") }
    }

    /// Ends ``run(_:)``. Prints nothing more.
    public func quit() {
        hasQuit = true
        playing?.cancel()
        resume()
    }

    private func play(_ lines: AsyncStream<String>) async {
        for await line in lines {
            if !hasKeyboard { await finishWork() }
            guard !hasQuit else { return }
            isPrompting = false
            let echo = window.echo(of: line)
            if !hasKeyboard {
                write("> \(echo.text)\n\n")
            } else if echo.isSecret, Terminal.canErase {
                // Rewrites the line above to keep the password from staying on the terminal.
                write("\u{1B}[A\u{1B}[2K> \(echo.text)\n")
            }
            window.enter(line)
            display()
        }
        await finishWork()
    }

    /// Returns when nothing is under way and the result has been printed.
    private func finishWork() async {
        while window.isBusy, !hasQuit {
            await withCheckedContinuation { waiting = $0 }
        }
        display()
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }

    /// Prints the window at the next turn of the main queue: once for several changes.
    private func displaySoon() {
        Task { [weak self] in self?.display() }
    }

    /// Prints the window if it differs from the last print, and a prompt.
    private func display() {
        guard !hasQuit else { return }
        let text = window.text(width: min(width(), 80))
        if text != printed {
            write((isPrompting ? "\n\n" : hasKeyboard ? "\n" : "") + text + "\n\n")
            printed = text
            isPrompting = false
        }
        if hasKeyboard, !isPrompting {
            write("> ")
            isPrompting = true
        }
        if !window.isBusy { resume() }
    }
}

/// Standard input and output.
public enum Terminal {
    /// Whether a person types the input.
    public static var hasKeyboard: Bool { TerminalDevice(STDIN_FILENO).isTerminal }

    /// Whether the output is a terminal that can erase its content.
    static var canErase: Bool { TerminalDevice(STDOUT_FILENO).isCapable }

    /// The columns of the terminal, as they are now; 80 if the output is not a terminal.
    public static var width: Int { TerminalDevice(STDOUT_FILENO).columns ?? 80 }

    /// The lines of standard input as they come.
    public static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            // Reading blocks, so it has its own thread, which ends with the process.
            Thread.detachNewThread {
                var rest: ArraySlice<UInt8> = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                // `availableData` ends the process if the input cannot be read.
                while case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0 {
                    rest += buffer[..<count]
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        continuation.yield(line(rest[..<end]))
                        rest = rest[(end + 1)...]
                    }
                }
                if !rest.isEmpty { continuation.yield(line(rest)) }
                continuation.finish()
            }
        }
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
    }

    /// Writes text; ends the process without a message if the reader has closed the pipe.
    public static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            exit(1)
        }
    }
}
