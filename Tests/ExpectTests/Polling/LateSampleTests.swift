import TestSupport
import XCTest

@testable import Expect

/// How often a wait looks after its deadline if its thread was blocked until then.
final class LateSampleTests: XCTestCase {
    /// Returns how many of the samples are taken after the deadline, and whether the wait passes.
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

    // MARK: Evaluations that take longer than the timeout

    /// Returns whether a wait passes if all of its samples match and take the given times.
    private func end(_ style: ExpectationStyle, taking durations: [Duration], timeout: Duration = .seconds(1)) -> Bool {
        var state = PollState(style, timeout: timeout, pollInterval: nil, start: .now - .seconds(9))
        for duration in durations {
            var evaluation = MatchEvaluation(of: .value(style == .toEventuallyNot ? 0 : 1), by: equal(1), style)
            evaluation.duration = duration
            if state.pause(after: evaluation) == nil { break }
        }
        return state.hasPassed
    }

    func testAnAnswerThatTakesLongerThanTheTimeoutDoesNotCount() {
        for style: ExpectationStyle in [.toEventually, .toEventuallyNot] {
            XCTAssertFalse(end(style, taking: [.seconds(3), .seconds(3)]))
            // Only the first evaluation was held up.
            XCTAssertTrue(end(style, taking: [.seconds(3), .milliseconds(1)]))
            XCTAssertTrue(end(style, taking: [.milliseconds(1_090)]))
            XCTAssertTrue(end(style, taking: [.seconds(3)], timeout: .zero))
        }
        XCTAssertTrue(end(.toAlways, taking: [.seconds(3), .seconds(3)]))
    }

    func testAnAnswerThatCountsForNothingFailsAndSaysHowLongItTook() async {
        let expected = [
            "expected to eventually equal 1, got 1 (looked N times in T)\n"
                + "  one evaluation took T, longer than the timeout of 0.00 s"
        ]
        func withoutTimes(_ found: [String]) -> [String] {
            withoutNumbers(found).map { $0.replacing(/took \d\.\d\d s/, with: "took T") }
        }
        let slow = { () async throws -> Int in
            try await Task.sleep(for: .milliseconds(150))
            return 1
        }
        let found = await messages {
            await expect { try await slow() }.toEventually(equal(1), timeout: .milliseconds(1))
        }
        XCTAssertEqual(withoutTimes(found), expected)
        let blocking = { () -> Int in
            block(for: 0.15)
            return 1
        }
        func wait() -> [String] { messages { expect(blocking()).toEventually(equal(1), timeout: .milliseconds(1)) } }
        XCTAssertEqual(withoutTimes(wait()), expected)
    }
}
