import SpecEvents
import XCTest

final class ReplayTests: XCTestCase {
    func testItIsReadAsItIsWritten() {
        let replays: [(Replay, text: String, environment: [String: String])] = [
            (.choices(.propertyCase, "3:1,7:2"), "SPEC_CASE=3:1,7:2", ["SPEC_CASE": "3:1,7:2"]),
            (.choices(.schedule, "0"), "SPEC_SCHEDULE=0", ["SPEC_SCHEDULE": "0"]), (.misfit, "misfit", [:]),
        ]
        for (replay, text, environment) in replays {
            XCTAssertEqual(replay.text, text)
            XCTAssertEqual(replay.environment, environment)
            XCTAssertEqual(Replay(text), replay)
        }
        for wrong in ["", "SPEC_CASE", "SPEC_CASE=", "SPEC_SEED=1", "3:1"] { XCTAssertNil(Replay(wrong), wrong) }
    }

    /// The choices of an attempt are worth more than that another one does not fit.
    func testAFailureHasTheReplayOfItsError() {
        struct Trouble: ReplayableError {
            var replay: Replay? { .misfit }
        }
        XCTAssertEqual(FailureCause(Trouble()).replay, .misfit)
        XCTAssertEqual(FailureCause(Trouble(), replay: .choices(.schedule, "1:1")).replay, .choices(.schedule, "1:1"))
        XCTAssertNil(FailureCause(CancellationError()).replay)
    }
}
