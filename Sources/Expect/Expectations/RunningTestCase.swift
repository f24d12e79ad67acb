import SpecEvents
import Synchronization
import XCTest

/// The test case that XCTest is running, if any. XCTest keeps that to itself, so an observer listens from the moment
/// when the image is loaded.
final class RunningTestCase: NSObject, XCTestObservation {
    private struct Reference: @unchecked Sendable {
        let testCase: XCTestCase
    }

    private static let current = Mutex<Reference?>(nil)

    /// Records a failure of the running test case; `false` if there is none.
    static func record(_ failure: RecordedFailure) -> Bool {
        guard let testCase = current.withLock(\.self)?.testCase else { return false }
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

    func testCaseWillStart(_ testCase: XCTestCase) {
        let reference = Reference(testCase: testCase)
        Self.current.withLock { $0 = reference }
    }

    #if !canImport(ObjectiveC)
        /// In a copy of the process nobody else hears of what XCTest's assertions find.
        func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            let location = filePath.map { CodeLocation(file: $0, line: lineNumber) }
            CopyFailureOwner.ofThisProcess.withLock(\.self)?
                .record(RecordedFailure(message: description, location: location))
        }
    #endif

    func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.current.withLock { $0 = nil }
    }
}

/// Called once when the image is loaded; see ProcessShims.
@c(expect_did_load) public func expectDidLoad() {
    XCTestObservationCenter.shared.addTestObserver(RunningTestCase())
}
