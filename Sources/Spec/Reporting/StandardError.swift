import Foundation

/// Where the process says what no event can.
enum StandardError {
    /// Writes text; where it cannot be written, nobody reads it.
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
