import SpecEvents
import TestSupport
import XCTest

final class RecordedFailureTests: SharedTestCase {
    private let place = CodeLocation(file: "/A.swift", line: 3)

    func testThePlaceOfACrashIsRecognised() {
        let crash = RecordedFailure.crash(at: place)
        XCTAssertEqual(crash.location, place)
        XCTAssertTrue(crash.isPlaceOfCrash)
    }

    func testAnotherFailureIsNoPlaceOfACrash() {
        XCTAssertFalse(RecordedFailure(message: "no", location: place).isPlaceOfCrash)
        XCTAssertFalse(RecordedFailure(message: "no", location: nil).isPlaceOfCrash)
        var crash = RecordedFailure.crash(at: place)
        crash.location = nil
        XCTAssertFalse(crash.isPlaceOfCrash)
    }
}
