import SpecEvents
import XCTest

@testable import Expect

final class RunningTestCaseTests: XCTestCase {
    func testAFailureIsTakenOnlyWhileATestRuns() {
        let failure = RecordedFailure(message: "nobody's", location: nil)
        let observer = RunningTestCase()
        observer.testCaseDidFinish(self)
        XCTAssertFalse(RunningTestCase.record(failure))
        observer.testCaseWillStart(self)
    }
}
