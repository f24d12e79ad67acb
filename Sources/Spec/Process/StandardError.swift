import Foundation

/// The standard error, for errors that events cannot carry.
enum StandardError {
    /// Writes text. Ignores errors, because there is no other place to report them.
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
