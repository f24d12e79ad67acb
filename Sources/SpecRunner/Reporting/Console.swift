import Foundation
import SpecEvents
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

    /// Standard output, which may be a terminal.
    static let output = TerminalDevice(STDOUT_FILENO)

    /// The width of a terminal that can do more than print; `nil` if standard output is none.
    static var columns: Int? { output.isCapable ? output.columns : nil }
}
