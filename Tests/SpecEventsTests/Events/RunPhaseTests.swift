import SpecEvents
import XCTest

final class RunPhaseTests: XCTestCase {
    func testTheTitleSaysWhatTheProcessDoes() {
        XCTAssertEqual(RunPhase(.configuring, subject: "M.C").title, "configuring M.C")
        XCTAssertEqual(RunPhase(.reading, subject: "M.C").title, "reading M.C")
        XCTAssertEqual(RunPhase(.selecting, subject: "M.C").title, "selecting M.C")
        XCTAssertEqual(RunPhase(.beforeSuite).title, "beforeSuite")
        XCTAssertEqual(RunPhase(.afterSuite).title, "afterSuite")
        XCTAssertEqual(RunPhase(.afterSuite, subject: "deferCleanup").title, "afterSuite deferCleanup")
    }

    func testHooksAreAllPhasesThatRunCodeOfTheSuite() {
        for kind in [RunPhase.Kind.configuring, .reading, .selecting] { XCTAssertFalse(kind.isHook, "\(kind)") }
        for kind in [RunPhase.Kind.beforeSuite, .afterSuite] {
            XCTAssertTrue(kind.isHook, "\(kind)")
        }
    }

    func testAPhaseHasWhatItIsMadeOf() {
        let place = CodeLocation(file: "/A.swift", line: 3)
        let phase = RunPhase(.reading, subject: "M.C", location: place)
        XCTAssertEqual(phase.kind, .reading)
        XCTAssertEqual(phase.subject, "M.C")
        XCTAssertEqual(phase.location, place)
        XCTAssertNil(RunPhase(.reading).subject)
        XCTAssertNil(RunPhase(.reading).location)
    }
}
