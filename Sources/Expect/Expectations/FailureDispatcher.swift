import Foundation
import ProcessShims
import SpecEvents
import Testing
import XCTest

/// Takes a failed expectation to the test that made it.
enum Reporter {
    /// Reports to the first of these that there is: the owner that the task carries along, the Swift Testing test that
    /// the task belongs to, the test case that XCTest is running. A failure that none of them answers for is printed,
    /// and the process ends with a status that is not 0.
    static func report(
        _ message: String,
        at place: SourcePlace,
        to owner: (any FailureOwner)? = CurrentFailureOwner.value
    ) {
        let location = CodeLocation(file: place.filePath, line: place.line)
        let failure = RecordedFailure(message: message, location: location)
        report(failure, to: owner, at: SourceLocation(place))
    }

    /// Reports a failure that the user has described.
    static func report(_ message: String, _ description: String?, at place: SourcePlace) {
        report(description.map { "\($0)\n\(message)" } ?? message, at: place)
    }

    /// Reports a failure that was held back.
    static func report(_ failure: RecordedFailure, to owner: (any FailureOwner)?) {
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
            reportToNobody(failure)
        }
    }

    private static func reportToNobody(_ failure: RecordedFailure) {
        let location = failure.location.map { "\($0): " } ?? ""
        let text = """
            \(location)error: \(failure.message)
            \(location)note: this expectation failed while no test was running, so no test could fail for it; \
            let the test wait for the work that it starts

            """
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        process_must_fail()
    }
}

extension SourceLocation {
    fileprivate init(_ place: SourcePlace) {
        self.init(
            fileID: "\(place.fileID)",
            filePath: "\(place.filePath)",
            line: Int(place.line),
            column: Int(place.column)
        )
    }
}
