import Foundation
import SpecEvents
import TestSupport
import XCTest

final class RunLoopTurnTests: XCTestCase {
    /// The turn's timer fires only after the turn has ended, so it is due at the same time as the block.
    func testTheMainQueueRunsAlsoIfATimerIsDue() {
        for _ in 0..<20 {
            RunLoop.turnMain(for: .microseconds(500))
            let hasRun = Lock(false)
            DispatchQueue.main.async { hasRun.withLock { $0 = true } }
            block(for: 0.001)
            XCTAssertTrue(RunLoop.runMainQueue())
            XCTAssertTrue(hasRun.withLock(\.self))
        }
    }

    func testAChainOfTimersDoesNotHideTheMainQueue() {
        @Sendable func addTimers(_ count: Int) {
            guard count > 0 else { return }
            RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in addTimers(count - 1) }, forMode: .default)
        }
        addTimers(8)
        XCTAssertTrue(RunLoop.runMainQueue())
    }

    func testABlockThatABlockAddsRunsLater() {
        let count = Lock(0)
        DispatchQueue.main.async {
            count.withLock { $0 += 1 }
            DispatchQueue.main.async { count.withLock { $0 += 1 } }
        }
        XCTAssertTrue(RunLoop.runMainQueue())
        XCTAssertEqual(count.withLock(\.self), 1)
        XCTAssertTrue(RunLoop.runMainQueue())
        XCTAssertEqual(count.withLock(\.self), 2)
    }

    func testABlockOfTheMainQueueCannotRunTheOthers() {
        let answer = Lock<Bool?>(nil)
        DispatchQueue.main.async { answer.withLock { $0 = RunLoop.runMainQueue() } }
        XCTAssertTrue(eventually { RunLoop.runMainQueue() && answer.withLock(\.self) == false })
    }
}
