import Foundation
import TerminalText

/// Standard input and output, and whether a person sits at them.
public final class Terminal: ConsoleOutput {
    /// Whether the input is typed, and not piped.
    public let hasKeyboard = TerminalDevice(STDIN_FILENO).isTerminal
    /// Whether the output is looked at, and not piped.
    public let hasScreen = TerminalDevice(STDOUT_FILENO).isTerminal
    private let device = TerminalDevice(STDOUT_FILENO)
    private var rawMode: RawMode?

    /// Makes the terminal of the process.
    public init() {}

    /// Whether colour is understood and wanted.
    public var isColoured: Bool { device.wantsColour }

    /// The columns of the terminal, as they are now; 80 if the output is none.
    public var width: Int { device.columns ?? 80 }

    /// The rows of the terminal, as they are now; `nil` where pictures follow each other.
    public var height: Int? { rawMode == nil ? nil : device.rows }

    /// The lines of standard input as they come. Those of a pipe wait for what is under way.
    public var lines: ConsoleInput { .lines(Self.lineStream(), waitsWhileBusy: !hasKeyboard) }

    /// Runs an application: by keys where a person sits at a capable terminal, by lines elsewhere.
    ///
    /// For keys the terminal is put in raw mode, and back at the end, whether the application quits, is interrupted,
    /// terminated or stopped for a while.
    ///
    /// - Returns: Whether the application was told to quit; `false` if the input came to an end.
    @discardableResult public func run(_ application: ConsoleApplication) async -> Bool {
        guard hasKeyboard, device.isCapable else { return await runByLines(application) }
        let rawMode = RawMode { application.setNeedsDisplay() }
        self.rawMode = rawMode
        defer {
            rawMode.leave()
            self.rawMode = nil
        }
        return await application.run(.keys(rawMode.keys()))
    }

    private func runByLines(_ application: ConsoleApplication) async -> Bool {
        let hasQuit = await application.run(lines)
        // Whoever ends the input with a key has not ended the line of the prompt.
        if hasKeyboard, !hasQuit { write("\n") }
        return hasQuit
    }

    /// Shows a picture: in place of the one before where both are on a terminal, else after it.
    public func show(_ picture: [String]) {
        if rawMode != nil { return write("\u{1B}[H" + picture.joined(separator: "\u{1B}[K\n") + "\u{1B}[K\u{1B}[J") }
        let clear = hasKeyboard && hasScreen ? "\u{1B}[H\u{1B}[2J" : ""
        write(clear + picture.map { $0 + "\n" }.joined() + (hasKeyboard ? "> " : "\n"))
    }

    /// Writes a line that came from a pipe, so that the output reads like a conversation; a terminal shows what is typed
    /// by itself.
    public func echo(_ line: String) {
        if !hasKeyboard { write("> \(line)\n\n") }
    }

    /// Writes text; ends the process without a message if the reader has closed the pipe.
    public func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                // Another program left the terminal or the pipe non-blocking.
                var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&descriptor, 1, -1)
            } else if errno != EINTR {
                exit(1)
            }
        }
    }

    private static func lineStream() -> AsyncStream<String> {
        AsyncStream { continuation in
            // Reading blocks, so it has a thread of its own; the end of the process ends it.
            Thread.detachNewThread {
                StandardInput.forEachLine { continuation.yield($0) }
                continuation.finish()
            }
        }
    }
}
