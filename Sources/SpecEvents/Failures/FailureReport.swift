import Foundation

/// Reports failures from modules that know neither `Expect` nor a test framework.
package enum FailureReport {
    /// Takes failures while no ``CurrentFailureOwner`` is set. `Expect` sets it when it is loaded.
    package static let withoutOwner = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)

    /// Reports a failure at the place of a call.
    package static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        record(RecordedFailure(message: message, location: CodeLocation(file: file, line: line)))
    }

    /// Reports a failure to the current owner; without one, to ``withoutOwner``; without that, it
    /// prints the failure to standard error.
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
    /// Takes them; `nil` unless the process writes events, which its runner reads.
    package static let handler = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)
}

/// The lines that threw errors. `Spec` knows them; `Expect` asks for those of its failures.
package enum ThrowLines {
    /// Returns the lines that led to an error, from the inside out; none if they are unknown.
    package static let source = Lock<(@Sendable (any Error) -> [CodeLocation])?>(nil)

    /// The line that a failure names as the origin of an error.
    ///
    /// - Parameter location: The place of the failure.
    /// - Returns: `nil` if the line is not known, or is that place.
    package static func note(of error: any Error, besides location: CodeLocation?) -> String? {
        guard let line = source.withLock(\.self)?(error).first, line != location else { return nil }
        return "thrown at \(line)"
    }
}
