import Foundation

/// Reports failures from modules that know neither `Expect` nor a test framework.
package enum FailureReport {
    /// Handles failures without a ``CurrentFailureOwner``; set by `Expect` when it is loaded.
    package static let withoutOwner = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)

    /// Reports a failure at the source location of a call.
    package static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        record(RecordedFailure(message: message, location: CodeLocation(file: file, line: line)))
    }

    /// Reports a failure to the current owner. Without an owner, reports it to ``withoutOwner``; if
    /// that is not set either, prints it to standard error.
    package static func record(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value {
            owner.record(failure)
        } else if let record = withoutOwner.withLock(\.self) {
            record(failure)
        } else {
            try? FileHandle.standardError.write(contentsOf: Data("\(failure.prefix)error: \(failure.message)\n".utf8))
        }
    }
}

/// Failures outside any test.
package enum StrayFailures {
    /// Handles them; `nil` unless the process writes events, which its runner reads.
    package static let handler = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)
}

/// The lines that threw errors, which `Spec` knows and `Expect` asks for to report a failure.
package enum ThrowLines {
    /// Returns the lines that led to an error, innermost first; none if unknown.
    package static let source = Lock<(@Sendable (any Error) -> [CodeLocation])?>(nil)

    /// Returns a note of the line that threw an error; `nil` if unknown or the failure's location.
    package static func note(of error: any Error, besides location: CodeLocation?) -> String? {
        guard let line = source.withLock(\.self)?(error).first, line != location else { return nil }
        return "thrown at \(line)"
    }
}
