import ProcessShims
import SpecEvents
import Locks
import XCTest

/// The test case that XCTest is running. XCTest has no function that returns it, so an observer records it.
package final class RunningTestCase: NSObject, XCTestObservation {
    private struct Reference: @unchecked Sendable {
        let testCase: XCTestCase
        /// The last expectation before the test.
        let ticket: UInt64
    }

    private static let current = Lock<Reference?>(nil)

    /// The test case; `nil` if none runs.
    package static var testCase: XCTestCase? { current.withLock(\.self)?.testCase }

    /// Records a failure of the running test case; returns `false` if there is none.
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

    /// Records test cases from now on, takes the failures of modules that cannot report them, and knows what is pending.
    fileprivate static func observe() {
        XCTestObservationCenter.shared.addTestObserver(RunningTestCase())
        FailureReport.withoutOwner.withLock { $0 = { FailureDispatcher.report($0, to: nil) } }
        PendingExpectations.source.withLock { $0 = PendingExpectations.takeFromShims }
        atexit { PendingExpectations.reportRest() }
    }

    package func testCaseWillStart(_ testCase: XCTestCase) {
        let reference = Reference(testCase: testCase, ticket: expectation_last_ticket())
        Self.current.withLock { $0 = reference }
        FailureNotes.noteNewTest()
        if (testCase as? any ExampleCase)?.runsExample != true {
            // XCTest takes no failures after the test, and runs the block that came first last.
            testCase.addTeardownBlock { Self.recordPendingExpectations() }
        }
    }

    /// Records the expectations without a matcher. An error that ended the test, or a skip, may have come between an
    /// expectation and its matcher, so after them there is nothing to record.
    private static func recordPendingExpectations() {
        guard let current = current.withLock(\.self), let run = current.testCase.testRun else { return }
        let pending = PendingExpectations.take(after: current.ticket)
        guard !run.hasBeenSkipped, run.unexpectedExceptionCount == 0 else { return }
        for expectation in pending { _ = record(expectation.failure) }
    }

    #if !canImport(ObjectiveC)
        /// Passes failures of XCTest's assertions in a forked child on to the owner there.
        package func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            let location = filePath.map { CodeLocation(file: $0, line: lineNumber) }
            ChildFailureOwner.ofThisProcess.withLock(\.self)?
                .record(RecordedFailure(message: description, location: location))
        }
    #endif

    package func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.current.withLock { $0 = nil }
    }
}

// The loader of the operating system calls the functions in this section when it loads the image, before `main`. Later
// would be too late: the first expectation runs inside a test case whose start has passed.
#if objectFormat(MachO)
    @section("__DATA,__mod_init_func")
#else
    @section(".init_array")
#endif
@used
private let observeTestCases: @convention(c) () -> Void = {
    RunningTestCase.observe()
}
