import Foundation
import TerminalText

/// Standard input and output, and whether a person sits at them.
struct Terminal: Sendable {
    /// Whether lines are typed, and not piped.
    let hasKeyboard = TerminalDevice(STDIN_FILENO).isTerminal
    /// Whether the output is looked at, and not piped.
    let hasScreen = Self.output.isTerminal

    /// Whether colour is understood and wanted.
    var isColoured: Bool { Self.output.wantsColour }

    /// The columns of the terminal, as they are now; 80 if the output is none.
    var width: Int { Self.output.columns ?? 80 }

    private static let output = TerminalDevice(STDOUT_FILENO)

    /// Shows a picture: in place of the one before where both are on a terminal, else after it.
    func show(_ picture: String) {
        let isRedrawn = hasKeyboard && hasScreen
        write((isRedrawn ? "\u{1B}[H\u{1B}[2J" : "") + picture + (hasKeyboard ? "> " : "\n"))
    }

    /// Writes text; ends the process quietly if nobody reads it any more.
    func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            exit(1)
        }
    }

    /// Writes a line that came from a pipe, so that the output reads like a conversation; a terminal shows what is typed
    /// by itself.
    func echo(_ line: String) {
        if !hasKeyboard { write("> \(line)\n\n") }
    }

    /// The lines of standard input as they come.
    func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            // Reading blocks, so it has a thread of its own; the end of the process ends it.
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
