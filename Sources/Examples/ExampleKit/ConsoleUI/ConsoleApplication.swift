import Foundation
import ScreenElements
import TerminalText

/// An application that prints its window after every change and processes each line of input.
///
///     run -> line -> Window.enter -> views change -> onNeedsDisplay -> display -> write
@MainActor public final class ConsoleApplication {
    private let window: Window
    private let hasKeyboard: Bool
    private let width: @MainActor () -> Int
    private let write: @MainActor (String) -> Void
    private var printed: String?
    private var isPrompting = false
    private var hasQuit = false
    private var playing: Task<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Creates an application without printing anything.
    ///
    /// - Parameters:
    ///   - window: The window to print.
    ///   - hasKeyboard: Whether a person types the input. If so, the application prompts for each
    ///     line. Otherwise, it waits until the window is idle and then echoes the next line.
    ///   - width: A closure that returns the terminal's width in columns.
    ///   - write: A closure that prints text.
    public init(
        _ window: Window,
        hasKeyboard: Bool = Terminal.hasKeyboard,
        width: @escaping @MainActor () -> Int = { Terminal.width },
        write: @escaping @MainActor (String) -> Void = { Terminal.write($0) }
    ) {
        (self.window, self.hasKeyboard, self.width, self.write) = (window, hasKeyboard, width, write)
    }

    /// Runs the application, with input from standard input or from the spec that launched it.
    ///
    /// - Parameter registering: A closure that registers the commands that the spec may send.
    /// - Throws: `ElementError` if the command line contains `--screen-server` but no spec launched
    ///   the application.
    public func run(registering: (ScreenServer) -> Void = { _ in }) async throws {
        guard let server = try ScreenServer.start(showing: window) else { return await run(Terminal.lines()) }
        registering(server)
        let (noLines, continuation) = AsyncStream<String>.makeStream()
        await run(noLines)
        continuation.finish()
    }

    /// Prints the window and processes lines until the input ends or the application quits.
    public func run(_ lines: AsyncStream<String>) async {
        // Displays the window in a later task, so that several changes are printed together.
        window.onNeedsDisplay = { [weak self] in Task { [weak self] in self?.display() } }
        display()
        let playing = Task { await play(lines) }
        self.playing = playing
        if hasQuit { playing.cancel() }
        await playing.value
        window.onNeedsDisplay = {}
        // When the input ends, the cursor is still on the same line as the prompt.
        if isPrompting, !hasQuit { write("\n") }
    }

    /// Ends ``run(_:)``. The application prints nothing afterward.
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
                // Erases the typed line, so that the password does not stay visible.
                write("\u{1B}[A\u{1B}[2K> \(echo.text)\n")
            }
            window.enter(line)
            display()
        }
        await finishWork()
    }

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

/// Access to standard input and output.
public enum Terminal {
    /// Whether standard input is a terminal. If so, a person is assumed to be typing.
    public static var hasKeyboard: Bool { TerminalDevice(STDIN_FILENO).isTerminal }

    static var canErase: Bool { TerminalDevice(STDOUT_FILENO).isCapable }

    /// The terminal's width in columns, or 80 if standard output is not a terminal.
    public static var width: Int { TerminalDevice(STDOUT_FILENO).columns ?? 80 }

    /// Returns a stream of the lines that arrive on standard input.
    public static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            // Uses a separate thread, because reading blocks. The thread exits when the input ends.
            Thread.detachNewThread {
                var rest: ArraySlice<UInt8> = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                // `FileHandle.availableData` would crash the process if reading failed.
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

    /// Writes text to standard output. Exits the process silently if the text cannot be written.
    public static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            exit(1)
        }
    }
}
