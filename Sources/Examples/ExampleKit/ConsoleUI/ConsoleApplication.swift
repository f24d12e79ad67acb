import Foundation
import ScreenElements
import TerminalText

/// An application that prints a window each time it changes, and performs each line of input.
///
///     run -> line -> Window.enter -> views change -> onNeedsDisplay -> display -> write
@MainActor public final class ConsoleApplication {
    private let window: Window
    private let hasKeyboard: Bool
    private let width: @MainActor () -> Int
    private let write: @MainActor (String) -> Void
    private var printed: String?
    /// Whether the cursor is after a prompt.
    private var isPrompting = false
    private var hasQuit = false
    private var playing: Task<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates an application; nothing is printed yet.
    ///
    /// - Parameters:
    ///   - window: The window to print.
    ///   - hasKeyboard: Whether a person types the lines. If so, a prompt asks for each line; if
    ///     not, each line is printed, and waits until nothing is in progress.
    ///   - width: The width of the window in columns.
    ///   - write: Prints text.
    public init(
        _ window: Window,
        hasKeyboard: Bool = Terminal.hasKeyboard,
        width: @escaping @MainActor () -> Int = { Terminal.width },
        write: @escaping @MainActor (String) -> Void = { Terminal.write($0) }
    ) {
        (self.window, self.hasKeyboard, self.width, self.write) = (window, hasKeyboard, width, write)
    }

    /// Runs the application with standard input, or lets the spec that launched it control it.
    ///
    /// - Parameter registering: A closure that registers the commands that a spec may send.
    /// - Throws: `ElementError` if the command line asks for a spec, and none is connected.
    public func run(registering: (ScreenServer) -> Void = { _ in }) async throws {
        guard let server = try ScreenServer.start(showing: window) else { return await run(Terminal.lines()) }
        registering(server)
        let (noLines, continuation) = AsyncStream<String>.makeStream()
        await run(noLines)
        continuation.finish()
    }

    /// Prints the window and performs the lines until they end or the application quits.
    public func run(_ lines: AsyncStream<String>) async {
        window.onNeedsDisplay = { [weak self] in self?.displaySoon() }
        display()
        let playing = Task { await play(lines) }
        self.playing = playing
        if hasQuit { playing.cancel() }
        await playing.value
        window.onNeedsDisplay = {}
        // The key that ends the input does not end the line with the prompt.
        if isPrompting, !hasQuit { write("\n") }
    }

    /// Ends ``run(_:)``; nothing more is printed.
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
                // Rewrites the line above, so that the password does not stay on the terminal.
                write("\u{1B}[A\u{1B}[2K> \(echo.text)\n")
            }
            window.enter(line)
            display()
        }
        await finishWork()
    }

    /// Waits until nothing is in progress, and prints the result.
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

    /// Prints the window in the next turn of the main queue, once for several changes.
    private func displaySoon() {
        Task { [weak self] in self?.display() }
    }

    /// Prints the window if it has changed since the last time, and a prompt.
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

    /// The current width of the terminal in columns; 80 if the output is not a terminal.
    public static var width: Int { TerminalDevice(STDOUT_FILENO).columns ?? 80 }

    /// Returns the lines of standard input as they arrive.
    public static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            // Reading blocks, so it runs on its own thread, which ends with the process.
            Thread.detachNewThread {
                var rest: ArraySlice<UInt8> = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                // Not `availableData`: it ends the process if the input cannot be read.
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

    /// Writes text to standard output; exits without a message if the reader has closed the pipe.
    public static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            exit(1)
        }
    }
}
