import SpecEvents
import TestSupport
import XCTest

@testable import Expect

final class FailureCollectorTests: SharedTestCase {
    private let early = RecordedFailure(message: "early", location: nil)
    private let late = RecordedFailure(message: "late", location: nil)

    func testItHoldsFailuresBackUntilItIsClosed() {
        let collector = FailureCollector()
        collector.collect { CurrentFailureOwner.value?.record(early) }
        XCTAssertEqual(collector.close(), [early])
        XCTAssertEqual(collector.close(), [])
    }

    func testALateFailureGoesWhereItWouldHaveGone() {
        let found = failures {
            let collector = FailureCollector()
            collector.record(early)
            _ = collector.close()
            collector.record(late)
        }
        XCTAssertEqual(found, [late])
    }

    func testWorkThatAWaitStartedAndDidNotWaitForIsHeard() async {
        let found = await failures {
            await expect {
                Task {
                    try? await Task.sleep(for: .milliseconds(20))
                    expect(1) == 2
                }
                return 1
            }.toEventually(equal(1))
            try? await Task.sleep(for: .milliseconds(60))
        }
        XCTAssertEqual(found.map(\.message), ["expected to equal 2, got 1"])
    }
}
