import SpecEvents
import SpecReports
import XCTest

final class RecordedFailureTests: XCTestCase {
    private let place = CodeLocation(file: "/A.swift", line: 3)

    func testOfAMessageOfMoreThanAMegabyteTheBeginningIsKept() {
        let megabyte = String(repeating: "y", count: 1 << 20)
        XCTAssertEqual(RecordedFailure(message: megabyte, location: nil).message, megabyte)
        let cut = RecordedFailure(message: megabyte + "tail", location: nil).message
        XCTAssertTrue(cut.hasPrefix("yyy"))
        XCTAssertTrue(cut.hasSuffix("yyy\n… and 4 more bytes"))
        XCTAssertEqual(cut.utf8.count, megabyte.utf8.count + "\n… and 4 more bytes".utf8.count)
    }

    func testAMessageThatWasCutComesBackAsItWas() throws {
        let failure = RecordedFailure(message: String(repeating: "y", count: 3 << 20), location: place)
        var (encoder, decoder) = (EventEncoder(), EventDecoder())
        let event = Event.failedOutsideExamples(failure)
        let line = encoder.lines(for: [event])
        XCTAssertTrue(try decoder.event(from: Data(line.utf8.dropLast())) == event)
    }

    func testThePlaceOfACrashIsRecognised() {
        let crash = RecordedFailure.crash(at: [place])
        XCTAssertEqual(crash.location, place)
        XCTAssertTrue(crash.isPlaceOfCrash)
        XCTAssertEqual(crash.details, "")
    }

    func testItHasTheLinesThatCalled() {
        let callers = [3, 7].map { CodeLocation(file: "/B.swift", line: $0) }
        for failure in [RecordedFailure.crash(at: [place] + callers), .hang(at: [place] + callers)] {
            XCTAssertEqual(failure.location, place)
            XCTAssertEqual(failure.details, "called at /B.swift:3\ncalled at /B.swift:7")
            XCTAssertTrue(failure.isPlaceOfCrash)
        }
    }

    func testAnotherFailureIsNoPlaceOfACrash() {
        XCTAssertFalse(RecordedFailure(message: "no", location: place).isPlaceOfCrash)
        XCTAssertFalse(RecordedFailure(message: "no", location: nil).isPlaceOfCrash)
        var crash = RecordedFailure.crash(at: [place])
        crash.location = nil
        XCTAssertFalse(crash.isPlaceOfCrash)
    }
}
