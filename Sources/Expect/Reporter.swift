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
    static func report(_ message: String, at place: SourcePlace) {
        let location = CodeLocation(file: place.filePath, line: place.line)
        if let owner = CurrentFailureOwner.value {
            owner.record(RecordedFailure(message: message, location: location))
        } else if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
        } else if !RunningTestCase.record(message, at: location) {
            reportToNobody(message, at: location)
        }
    }

    private static func reportToNobody(_ message: String, at location: CodeLocation) {
        let text = """
            \(location): error: \(message)
            \(location): note: this expectation failed while no test was running, so no test could fail for it; \
            let the test wait for the work that it starts

            """
        FileHandle.standardError.write(Data(text.utf8))
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
