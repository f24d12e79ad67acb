import Foundation

/// Reports failures from modules that know neither `Expect` nor a test framework.
package enum FailureReport {
    /// Takes a failure where no ``CurrentFailureOwner`` is set. `Expect` sets it when it is loaded.
    package static let withoutOwner = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)

    /// Reports a failure at the place of a call.
    package static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        record(RecordedFailure(message: message, location: CodeLocation(file: file, line: line)))
    }

    /// Reports a failure to the current owner; where there is none, to ``withoutOwner``; where that is not set, it is printed
    /// to standard error.
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
