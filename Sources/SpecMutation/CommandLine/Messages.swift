import Foundation
import SpecEvents

/// Prints a line on standard error.
func tell(_ line: String) { _ = writeAll(line + "\n", to: STDERR_FILENO) }

/// Something that keeps the command from its result; says what to do.
struct MutationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
