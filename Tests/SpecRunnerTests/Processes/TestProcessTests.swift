import SpecEvents
import XCTest

@testable import SpecRunner

/// The environment that the runner gives to a test process.
final class TestProcessTests: XCTestCase {
    func testARequestReplacesTheVariablesThatTheRunnerInherits() {
        var request = Request(filters: ["adds"], order: .random, seed: 7).processRequest
        request.eventsPath = "events"
        let inherited = [
            "HOME": "/h", "CI": "1", "SPEC_FILTER": "theirs", "SPEC_TAGS": "theirs", "SPEC_EVENTS": "theirs",
            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": "f",
            "TESTBRIDGE_TEST_ONLY": "theirs", "XML_OUTPUT_FILE": "a.xml", "SWIFT_BACKTRACE": "enable=no",
        ]
        XCTAssertEqual(
            TestProcess.environment(inherited, request),
            [
                "HOME": "/h", "CI": "1", "SWIFT_BACKTRACE": "enable=no", "SPEC_EVENTS": "events",
                "SPEC_FILTER": "adds", "SPEC_ORDER": "random", "SPEC_SEED": "7",
            ]
        )
    }

    func testTheProcessReadsTheRequestThatTheRunnerMakes() {
        var request = Request(filters: ["adds"], tags: "slow", order: .random, seed: 7)
        (request.process.failsFast, request.process.requiresExpectations) = (true, true)
        XCTAssertTrue(request.processRequest.requiresExpectations)
        let environment = TestProcess.environment([:], request.processRequest)
        XCTAssertEqual(ProcessRequest(environment: environment), request.processRequest)
        XCTAssertTrue(environment["SWIFT_BACKTRACE"]?.hasPrefix("enable=yes,") == true)
    }
}
