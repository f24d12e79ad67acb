import Foundation
import SpecEvents
import Locks
import TerminalText

/// The runner's own standard output and standard error.
enum Console {
    private static let failure = Lock<String?>(nil)

    /// The error of writing to standard output; `nil` if there is none.
    static var problem: String? { failure.withLock { $0 } }

    /// Writes to standard output. After the first error, which ``problem`` describes, it writes nothing.
    static func write(_ text: String) {
        guard problem == nil, let error = writeAll(text, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = "standard output cannot be written: \(String(cString: strerror(error)))" }
    }

    /// Writes a line to standard error. An error of this is ignored, because there is no other place to report it.
    static func error(_ line: String) { writeToErrors(line + "\n") }

    /// Writes to standard error.
    static func writeToErrors(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }

    /// Whether to use colours: only on a terminal that has them, and not if `NO_COLOR` asks for none.
    static var wantsColour: Bool { output.wantsColour }

    /// Whether standard output is a terminal that can do more than print.
    static var isTerminal: Bool { output.isCapable }

    /// The terminal's width; `nil` if standard output is none.
    static var columns: Int? { isTerminal ? output.columns : nil }

    private static let output = TerminalDevice(STDOUT_FILENO)
}
