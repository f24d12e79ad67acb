import Foundation
import ProcessShims
import SpecEvents
import Testing

package enum FailureDispatcher {
    /// Records a pass. Passes matter only in group closures, where an expectation is a mistake, and
    /// while they are being counted.
    package static func notePass(at location: @autoclosure () -> CodeLocation) {
        if process_notes_passes() { CurrentFailureOwner.value?.recordPass(at: location()) }
    }

    /// Reports a failure to its owner. Without an owner, reports it to the running Swift Testing or
    /// XCTest test. Without a test, reports it to the handler for stray failures or, if there is
    /// none, makes the process fail.
    package static func report(
        _ message: String,
        at location: StaticCodeLocation,
        to owner: (any FailureOwner)? = CurrentFailureOwner.value
    ) {
        let message = ([message] + FailureNotes.notes(forFailureOf: owner)).joined(separator: "\n")
        let failure = RecordedFailure(message: message, location: CodeLocation(location))
        report(failure, to: owner, at: SourceLocation(location))
    }

    static func report(_ message: String, _ description: String?, at location: StaticCodeLocation) {
        report(description.map { "\($0)\n\(message)" } ?? message, at: location)
    }

    package static func report(_ failure: RecordedFailure, to owner: (any FailureOwner)?) {
        let location = failure.location.map {
            SourceLocation(fileID: $0.file, filePath: $0.file, line: $0.line, column: 1)
        }
        report(failure, to: owner, at: location)
    }

    private static func report(
        _ failure: RecordedFailure,
        to owner: (any FailureOwner)?,
        at location: @autoclosure () -> SourceLocation?
    ) {
        if let owner {
            owner.record(failure)
        } else if Test.current != nil {
            let location = location() ?? SourceLocation(fileID: "?/?", filePath: "?", line: 1, column: 1)
            Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        } else if !RunningTestCase.record(failure) {
            reportUnowned(failure)
        }
    }

    private static func reportUnowned(_ failure: RecordedFailure) {
        let note = """
            note: this expectation failed while no test was running, so no test could fail for it; let the test wait \
            for the work that it starts
            """
        if let take = UnownedFailures.handler.withLock(\.self) {
            return take(RecordedFailure(message: "\(failure.message)\n\(note)", location: failure.location))
        }
        let text = "\(failure.prefix)error: \(failure.message)\n\(failure.prefix)\(note)\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        process_set_must_fail()
    }
}

/// The source location of a call, stored as constants that become strings only on failure.
package struct StaticCodeLocation: Sendable {
    package let fileID: StaticString
    package let filePath: StaticString
    package let line: UInt
    package let column: UInt

    package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }
}

extension CodeLocation {
    package init(_ location: StaticCodeLocation) {
        self.init(file: location.filePath, line: location.line)
    }
}

extension SourceLocation {
    package init(_ location: StaticCodeLocation) {
        self.init(
            fileID: "\(location.fileID)",
            filePath: "\(location.filePath)",
            line: Int(location.line),
            column: Int(location.column)
        )
    }
}
