import Foundation
import ProcessShims

/// Reports failures from modules that depend neither on `Expect` nor on a test framework.
package enum FailureReport {
    /// The owner of failures from tasks that have no owner. Set while an example runs.
    package static let runningExample = Lock<(any FailureOwner)?>(nil)

    /// Handles failures that have no owner. `Expect` sets this handler when it is loaded.
    package static let handlerWithoutOwner = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)

    package static func record(_ message: String, _ file: StaticString, _ line: UInt) {
        record(RecordedFailure(message: message, location: CodeLocation(file: file, line: line)))
    }

    package static func record(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value ?? runningExample.withLock(\.self) {
            owner.record(failure)
        } else if let record = handlerWithoutOwner.withLock(\.self) {
            record(failure)
        } else {
            try? FileHandle.standardError.write(contentsOf: Data("\(failure.prefix)error: \(failure.message)\n".utf8))
            process_set_must_fail()
        }
    }
}

package enum UnownedFailures {
    /// `nil` if the process does not write events.
    package static let handler = Lock<(@Sendable (RecordedFailure) -> Void)?>(nil)
}

/// The lines where errors were thrown, which `Spec` provides and `Expect` reports.
package enum ThrowLines {
    /// Returns the lines that led to an error, innermost first, or an empty array if unknown.
    package static let source = Lock<(@Sendable (any Error) -> [CodeLocation])?>(nil)

    package static func note(of error: any Error, besides location: CodeLocation?) -> String? {
        guard let line = source.withLock(\.self)?(error).first, line != location else { return nil }
        return "thrown at \(line)"
    }
}
