import XCTest

@testable import SpecEvents

final class ProcessRequestTests: XCTestCase {
    func testWhatTheRunnerAsksForArrives() {
        var request = ProcessRequest()
        request.eventsPath = "/tmp/events"
        request.supervisor = 42
        request.listing = .places
        request.selectionPath = "/tmp/selection"
        request.filter = "a|b"
        request.tags = "slow"
        request.order = "random"
        request.seed = "7"
        request.failsFast = true
        XCTAssertEqual(ProcessRequest(environment: request.environment), request)
        XCTAssertTrue(request.isSupervised)
    }

    func testAnEmptyRequestLeavesNothingOfWhatTheRunnerWasAskedItself() {
        let theirs = [
            "SPEC_FILTER": "a", "TESTBRIDGE_TEST_ONLY": "b", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1",
            "TEST_SHARD_STATUS_FILE": "/tmp/status", "SPEC_FAIL_FAST": "1",
        ]
        let environment = theirs.merging(ProcessRequest().environment) { $1 }
        XCTAssertEqual(ProcessRequest(environment: environment), ProcessRequest())
    }

    func testWhoeverDoesNotFollowTheEventsDoesNotSupervise() {
        XCTAssertFalse(ProcessRequest(environment: ["SPEC_SUPERVISED": "42"]).isSupervised)
        XCTAssertFalse(ProcessRequest(environment: ["SPEC_EVENTS": "/tmp/events"]).isSupervised)
        XCTAssertNil(ProcessRequest(environment: ["SPEC_EVENTS": "/e", "SPEC_ROLL_CALL": "examples"]).listing)
        let supervised = ["SPEC_EVENTS": "/e", "SPEC_SUPERVISED": "1"]
        XCTAssertEqual(
            ProcessRequest(environment: supervised.merging(["SPEC_ROLL_CALL": "examples"]) { $1 }).listing,
            .examples
        )
        XCTAssertNil(ProcessRequest(environment: supervised.merging(["SPEC_ROLL_CALL": "all"]) { $1 }).listing)
    }

    func testPartsAreReadAsTheyStand() {
        let request = ProcessRequest(environment: ["TEST_TOTAL_SHARDS": "x", "TEST_SHARD_INDEX": "y"])
        XCTAssertEqual(request.shardCount, "x")
        XCTAssertEqual(request.shardIndex, "y")
    }
}
