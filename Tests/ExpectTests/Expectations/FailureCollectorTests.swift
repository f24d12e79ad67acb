import SpecEvents
import XCTest

@testable import Expect

final class FailureCollectorTests: XCTestCase {
    private let early = RecordedFailure(message: "early", location: nil)
    private let late = RecordedFailure(message: "late", location: nil)

    func testItHoldsFailuresBackUntilItIsClosed() {
        let collector = FailureCollector()
        CurrentFailureOwner.$value.withValue(collector) { CurrentFailureOwner.value?.record(early) }
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
        let (isOver, end) = AsyncStream.makeStream(of: Void.self)
        let task = Lock<Task<Void, Never>?>(nil)
        let found = await failures {
            await expect {
                task.withLock {
                    $0 = Task {
                        for await _ in isOver {}
                        expect(1) == 2
                    }
                }
                return 1
            }.toEventually(equal(1))
            end.finish()
            await task.withLock(\.self)?.value
        }
        XCTAssertEqual(found.map(\.message), ["expected to equal 2, got 1"])
    }
}
