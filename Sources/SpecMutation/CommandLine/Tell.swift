import ChildProcesses
import Foundation
import SpecEvents

/// Prints a line on standard error.
func tell(_ line: String) { _ = writeAll(line + "\n", to: STDERR_FILENO) }

/// Something that keeps the command from its result; says what to do.
typealias MutationError = ProcessError
