import SpecEvents
import XCTest

/// Observes test cases, because XCTest has no API that returns the running test case.
package final class RunningTestCase: NSObject, XCTestObservation {
    private struct Reference: @unchecked Sendable {
        let testCase: XCTestCase
    }

    private static let current = Lock<Reference?>(nil)

    package static var testCase: XCTestCase? { current.withLock(\.self)?.testCase }

    static func record(_ failure: RecordedFailure) -> Bool {
        guard let testCase else { return false }
        let location = failure.location ?? CodeLocation(file: "<unknown>", line: 0)
        #if canImport(ObjectiveC)
            let place = XCTSourceCodeLocation(filePath: location.file, lineNumber: location.line)
            var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.message)
            issue.sourceCodeContext = XCTSourceCodeContext(location: place)
            testCase.record(issue)
        #else
            testCase.recordFailure(
                withDescription: failure.message,
                inFile: location.file,
                atLine: location.line,
                expected: true
            )
        #endif
        return true
    }

    package func testCaseWillStart(_ testCase: XCTestCase) {
        Self.current.withLock { $0 = Reference(testCase: testCase) }
        FailureNotes.noteNewTest()
    }

    #if !canImport(ObjectiveC)
        /// Passes failed XCTest assertions in a forked child to the child's failure owner.
        package func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            let location = filePath.map { CodeLocation(file: $0, line: lineNumber) }
            ChildFailureOwner.current.withLock(\.self)?
                .record(RecordedFailure(message: description, location: location))
        }
    #endif

    package func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.current.withLock { $0 = nil }
    }
}

/// Starts observing test cases and handling failures from modules that do not use `Expect`.
/// ProcessShims calls this function when the image is loaded. Waiting for the first expectation
/// would be too late, because the test case would already be running.
@c(expect_did_load) public func expectDidLoad() {
    XCTestObservationCenter.shared.addTestObserver(RunningTestCase())
    FailureReport.handlerWithoutOwner.withLock { $0 = { FailureDispatcher.report($0, to: nil) } }
}
