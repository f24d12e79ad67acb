import Foundation
import SpecEvents
import Locks
import TerminalText

/// The runner's own standard output and standard error.
enum Console {
    private static let failure = Lock<String?>(nil)

    /// The error of writing to standard output; `nil` if there is none.
    static var problem: String? { failure.withLock { $0 } }

    /// Writes to standard output, and nothing after the first error, which ``problem`` describes.
    static func write(_ text: String) {
        guard problem == nil, let error = writeAll(text, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = "standard output cannot be written: \(String(cString: strerror(error)))" }
    }

    /// Writes a line to standard error. Its errors are ignored: they cannot be reported.
    static func error(_ line: String) { writeToErrors(line + "\n") }

    /// Writes to standard error.
    static func writeToErrors(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }

    /// Standard output, which may be a terminal.
    static let output = TerminalDevice(STDOUT_FILENO)

    /// The width of a terminal that can do more than print; `nil` if standard output is none.
    static var columns: Int? { output.isCapable ? output.columns : nil }
}
