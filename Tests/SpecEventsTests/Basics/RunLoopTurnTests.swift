import Foundation
import SpecEvents
import TestSupport
import XCTest

final class RunLoopTurnTests: XCTestCase {
    /// The timer of the first turn fires only after that turn, so it is due in the second turn, too.
    func testATurnWithoutTimeRunsTheMainQueueAlsoIfATimerIsDue() {
        for _ in 0..<20 {
            RunLoop.turnMain(for: .microseconds(500))
            let hasRun = Lock(false)
            DispatchQueue.main.async { hasRun.withLock { $0 = true } }
            block(for: 0.001)
            RunLoop.turnMain(for: .zero)
            XCTAssertTrue(hasRun.withLock(\.self))
        }
    }
}
