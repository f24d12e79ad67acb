import SpecEvents
import Foundation

/// Captures what the process prints to a stream.
///
/// Captures of the same stream may overlap and end in any order. They share one redirection: the first capture begins
/// it, the last one ends it, and each one reads its own part of the file.
struct OutputCapture {
    private static let standardOutput = StreamRedirection(of: STDOUT_FILENO)
    private static let standardError = StreamRedirection(of: STDERR_FILENO)

    private struct RedirectionError: SelfExplainingError, CustomStringConvertible {
        var description: String { "the stream could not be redirected to a file; too many files may be open" }
    }

    private let redirection: StreamRedirection
    /// The offset of the capture in the file; `nil` if the stream could not be redirected.
    private let start: off_t?

    /// Begins the capture.
    init(of stream: PrintedStream) {
        redirection = stream == .standardOutput ? Self.standardOutput : Self.standardError
        start = redirection.begin()
    }

    /// The text that was printed since the beginning of the capture.
    func text() throws -> String {
        guard let start else { throw RedirectionError() }
        return String(decoding: redirection.bytes(from: start), as: UTF8.self)
    }

    func end() {
        if start != nil { redirection.end() }
    }
}
