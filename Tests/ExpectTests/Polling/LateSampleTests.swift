import TestSupport
import XCTest

@testable import Expect

/// How often a wait looks after its deadline, because its thread was blocked before.
final class LateSampleTests: SharedTestCase {
    /// How many of these samples are taken after the deadline, and whether the wait has passed after them.
    private func end(_ style: ExpectationStyle, inARow: Int = 1, _ samples: [Int]) -> (taken: Int, hasPassed: Bool) {
        let start = ContinuousClock.now - .seconds(2)
        var state = PollState(style, timeout: .seconds(1), pollInterval: nil, inARow: inARow, start: start)
        for (index, sample) in samples.enumerated() {
            let evaluation = MatchEvaluation(of: .value(sample), by: equal(1), style)
            if state.pause(after: evaluation) == nil { return (index + 1, state.hasPassed) }
        }
        return (samples.count, state.hasPassed)
    }

    func testOneMore() {
        XCTAssertTrue(end(.toEventually, [0, 1, 0]) == (2, true))
        XCTAssertTrue(end(.toEventually, [0, 0, 1]) == (2, false))
        XCTAssertTrue(end(.toAlways, [1, 1, 0]) == (2, true))
        XCTAssertTrue(end(.toAlways, [1, 0, 1]) == (2, false))
    }

    func testAsManyAsHaveToPassInARowIfTheyDo() {
        XCTAssertTrue(end(.toEventually, inARow: 3, [1, 1, 1, 0]) == (3, true))
        XCTAssertTrue(end(.toEventually, inARow: 3, [0, 1, 1, 1]) == (4, true))
        XCTAssertTrue(end(.toEventually, inARow: 3, [0, 0, 1, 1, 1]) == (2, false))
        XCTAssertTrue(end(.toEventually, inARow: 3, [1, 0, 1, 1, 1]) == (2, false))
    }

    func testTheDefaultsOfTheFormsThatPoll() {
        XCTAssertEqual(AsyncDefaults.timeout, .seconds(1))
        XCTAssertEqual(AsyncDefaults.pollInterval, .milliseconds(1))
    }
}
