import XCTest

@testable import SpecRunner

/// Options from environment variables, and options that take precedence over them.
final class EnvironmentOptionsTests: XCTestCase {
    private func options(_ arguments: String..., environment: [String: String]) throws -> Options {
        try OptionParser.options(from: arguments, environment: environment)
    }

    func testTheyAreFollowed() throws {
        let options = try options(
            environment: ["SPEC_FILTER": "adds", "SPEC_TAGS": "slow", "SPEC_SEED": "7", "SPEC_FAIL_FAST": "1"]
        )
        XCTAssertEqual(options.request.filter, "adds")
        XCTAssertEqual(options.request.tags, "slow")
        XCTAssertEqual(options.request.seed, 7)
        XCTAssertEqual(options.request.order, .random)
        XCTAssertTrue(options.request.process.failsFast)
        XCTAssertEqual(try self.options(environment: ["SPEC_ORDER": "random"]).request.order, .random)
    }

    func testACommandLeavesOutWhatItDoesNotTake() throws {
        let variables = [
            "SPEC_FILTER": "adds", "SPEC_TAGS": "slow", "TESTBRIDGE_TEST_ONLY": "x", "TEST_TOTAL_SHARDS": "2",
            "TEST_SHARD_INDEX": "1", "SPEC_SEED": "7",
        ]
        XCTAssertFalse(try options(environment: variables).selectsAll)
        XCTAssertTrue(try options("promises", environment: variables).selectsAll)
    }

    func testTheCommandLineComesFirstAndTagsNarrow() throws {
        let variables = ["SPEC_FILTER": "adds", "SPEC_TAGS": "slow", "SPEC_SEED": "7", "SPEC_ORDER": "declared"]
        let options = try options("--filter", "mine", "--tag", "net", "--seed", "8", environment: variables)
        XCTAssertEqual(options.request.filter, "mine")
        XCTAssertEqual(options.request.tags, "(net) and (slow)")
        XCTAssertEqual(options.request.seed, 8)
        XCTAssertEqual(options.request.order, .random)
    }

    func testASeedDoesNotChangeTheDeclaredOrder() throws {
        XCTAssertEqual(try options(environment: ["SPEC_SEED": "7", "SPEC_ORDER": "declared"]).request, Request())
    }

    func testAnOrderOfTheCommandLineComesFirst() throws {
        XCTAssertEqual(try options("--order", "declared", environment: ["SPEC_SEED": "7"]).request, Request())
    }

    func testExpectationsCanBeRequired() throws {
        XCTAssertTrue(try options(environment: ["SPEC_REQUIRE_EXPECTATIONS": "1"]).request.process.requiresExpectations)
        for (value, updates) in [("1", true), ("0", false), ("False", false), ("no", false), ("", false)] {
            let options = try options(environment: ["SPEC_UPDATE_SNAPSHOTS": value])
            XCTAssertEqual(options.request.process.updatesSnapshots, updates, value)
        }
    }

    func testEmptyOnesAskForNothing() throws {
        let variables = ["SPEC_FILTER": "", "SPEC_TAGS": "", "SPEC_SEED": "", "SPEC_ORDER": "", "SPEC_FAIL_FAST": ""]
        XCTAssertEqual(try options(environment: variables), Options())
    }

    func testBadOnesAreRefused() {
        for (variable, value) in [
            ("SPEC_FILTER", "("), ("SPEC_TAGS", "slow and"), ("SPEC_ORDER", "x"), ("SPEC_SEED", "x"),
        ] {
            XCTAssertThrowsError(try options(environment: [variable: value])) { error in
                XCTAssertTrue("\(error)".hasPrefix("\(variable)=\(value): as --"), "\(error)")
            }
        }
    }
}
