import XCTest

@testable import SpecEvents

final class ProcessRequestTests: XCTestCase {
    func testWhatTheRunnerAsksForArrives() {
        var request = ProcessRequest()
        request.eventsPath = "/tmp/events"
        request.supervisor = 42
        request.worker = 3
        request.listing = .places
        request.selectionPath = "/tmp/selection"
        request.ignoresFocus = true
        request.filter = "a|b"
        request.tags = "slow"
        request.order = "random"
        request.seed = "7"
        request.failsFast = true
        request.requiresExpectations = true
        XCTAssertEqual(ProcessRequest(environment: request.environment), request)
        XCTAssertTrue(request.isSupervised)
    }

    func testWhatIsToRunArrivesWholeOnly() {
        for share in [
            ProcessRequest.Share(), .init(ignoresFocus: true), .init(selectionPath: "/tmp/a\nb", ignoresFocus: true),
            .init(selectionPath: "/tmp/c"),
        ] {
            let message = Array(share.message.utf8)
            XCTAssertEqual(ProcessRequest.Share(message: message), share)
            for count in message.indices { XCTAssertNil(ProcessRequest.Share(message: Array(message.prefix(count)))) }
        }
    }

    func testOnlyARunnerHasAFocusIgnored() {
        XCTAssertFalse(ProcessRequest(environment: ["SPEC_IGNORES_FOCUS": "1"]).ignoresFocus)
    }

    func testAnEmptyRequestLeavesNothingOfWhatTheRunnerWasAskedItself() {
        let theirs = [
            "SPEC_FILTER": "a", "TESTBRIDGE_TEST_ONLY": "b", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1",
            "TEST_SHARD_STATUS_FILE": "/tmp/status", "SPEC_FAIL_FAST": "1",
            "SPEC_REQUIRE_EXPECTATIONS": "1",
        ]
        let environment = theirs.merging(ProcessRequest().environment) { $1 }
        XCTAssertEqual(ProcessRequest(environment: environment), ProcessRequest())
    }

    func testWhoeverDoesNotFollowTheEventsDoesNotSupervise() {
        XCTAssertFalse(ProcessRequest(environment: ["SPEC_SUPERVISED": "42"]).isSupervised)
        XCTAssertFalse(ProcessRequest(environment: ["SPEC_EVENTS": "/tmp/events"]).isSupervised)
        XCTAssertNil(ProcessRequest(environment: ["SPEC_EVENTS": "/e", "SPEC_LISTING": "examples"]).listing)
        let supervised = ["SPEC_EVENTS": "/e", "SPEC_SUPERVISED": "1"]
        XCTAssertEqual(
            ProcessRequest(environment: supervised.merging(["SPEC_LISTING": "examples"]) { $1 }).listing,
            .examples
        )
        XCTAssertNil(ProcessRequest(environment: supervised.merging(["SPEC_LISTING": "all"]) { $1 }).listing)
    }

    func testPartsAreReadAsTheyStand() {
        let request = ProcessRequest(environment: ["TEST_TOTAL_SHARDS": "x", "TEST_SHARD_INDEX": "y"])
        XCTAssertEqual(request.shardCount, "x")
        XCTAssertEqual(request.shardIndex, "y")
    }

    func testEachVariableHasItsMeaning() {
        func request(_ name: String, _ value: String) -> ProcessRequest { ProcessRequest(environment: [name: value]) }
        XCTAssertEqual(request("SPEC_EVENTS", "/e").eventsPath, "/e")
        XCTAssertEqual(request("SPEC_SUPERVISED", "12").supervisor, 12)
        XCTAssertNil(request("SPEC_SUPERVISED", "x").supervisor)
        XCTAssertEqual(request("SPEC_WORKER", "2").worker, 2)
        XCTAssertEqual(request("SPEC_SELECTION", "/s").selectionPath, "/s")
        XCTAssertEqual(request("SPEC_FILTER", "a|b").filter, "a|b")
        XCTAssertEqual(request("TESTBRIDGE_TEST_ONLY", "c").filter, "c")
        XCTAssertEqual(request("SPEC_TAGS", "slow").tags, "slow")
        XCTAssertEqual(request("SPEC_ORDER", "random").order, "random")
        XCTAssertEqual(request("SPEC_SEED", "7").seed, "7")
        XCTAssertTrue(request("SPEC_FAIL_FAST", "1").failsFast)
        XCTAssertEqual(request("TEST_SHARD_STATUS_FILE", "/f").shardStatusPath, "/f")
    }

    func testAnEmptyVariableIsNotSet() {
        let environment = Dictionary(uniqueKeysWithValues: ProcessRequest.Variable.allCases.map { ($0.rawValue, "") })
        XCTAssertEqual(ProcessRequest(environment: environment), ProcessRequest())
    }

    func testTheFilterOfThePersonComesBeforeThatOfBazel() {
        let both = ["SPEC_FILTER": "a", "TESTBRIDGE_TEST_ONLY": "b"]
        XCTAssertEqual(ProcessRequest(environment: both).filter, "a")
        XCTAssertEqual(ProcessRequest(environment: both.merging(["SPEC_FILTER": ""]) { $1 }).filter, "b")
    }

    func testWhatSwitchesSomethingOnMayAlsoLeaveItOff() {
        let switches: [(String, KeyPath<ProcessRequest, Bool>)] = [
            ("CI", \.isOnCI), ("SPEC_UPDATE_SNAPSHOTS", \.updatesSnapshots), ("SPEC_FAIL_FAST", \.failsFast),
            ("SPEC_REQUIRE_EXPECTATIONS", \.requiresExpectations),
        ]
        for (name, isOn) in switches {
            for value in ["1", "true", "yes", "woodpecker"] {
                XCTAssertTrue(ProcessRequest(environment: [name: value])[keyPath: isOn], "\(name)=\(value)")
            }
            for value in ["", "0", "false", "FALSE", "no", "No"] {
                XCTAssertFalse(ProcessRequest(environment: [name: value])[keyPath: isOn], "\(name)=\(value)")
            }
            XCTAssertFalse(ProcessRequest(environment: [:])[keyPath: isOn], name)
        }
    }

    func testTheShardThatBazelAsksFor() {
        func shard(_ count: String, _ index: String) -> Shard? {
            ProcessRequest(environment: ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index]).shard
        }
        XCTAssertEqual(shard("3", "0"), Shard(number: 1, of: 3))
        XCTAssertEqual(shard("3", "2"), Shard(number: 3, of: 3))
        for (count, index) in [
            ("3", "3"), ("3", "-1"), ("0", "0"), ("x", "0"), ("3", "x"), ("", "0"), ("3", ""),
            ("9223372036854775807", "9223372036854775807"), ("3", "-9223372036854775808"),
        ] { XCTAssertNil(shard(count, index), "\(count) \(index)") }
    }
}
