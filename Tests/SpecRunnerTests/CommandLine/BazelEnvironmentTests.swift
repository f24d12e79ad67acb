import SpecEvents
import XCTest

@testable import SpecRunner

/// Options from Bazel's environment variables, and options that take precedence over them.
final class BazelEnvironmentTests: XCTestCase {
    private let environment = [
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1", "TESTBRIDGE_TEST_ONLY": "filter", "XML_OUTPUT_FILE": "a.xml",
    ]

    private func options(_ arguments: String..., environment: [String: String]? = nil) throws -> Options {
        try OptionParser.options(from: arguments, environment: environment ?? self.environment)
    }

    func testTheEnvironmentIsFollowed() throws {
        let options = try options()
        XCTAssertEqual(options.shard, Shard(number: 2, of: 4))
        XCTAssertEqual(options.request.filter, "filter")
        XCTAssertEqual(options.files, [.junit: "a.xml"])
    }

    func testTheCommandLineComesFirst() throws {
        let options = try options("--shard", "3/3", "--filter", "mine", "--junit", "b.xml")
        XCTAssertEqual(options.shard, Shard(number: 3, of: 3))
        XCTAssertEqual(options.request.filter, "mine")
        XCTAssertEqual(options.files, [.junit: "b.xml"])
    }

    func testAShardHasNoHistory() {
        XCTAssertThrowsError(try options("--history", "a")) { error in
            XCTAssertTrue("\(error)".hasPrefix("--history is for whole runs: "), "\(error)")
        }
    }

    func testABadFilterIsRefused() {
        XCTAssertThrowsError(try options(environment: ["TESTBRIDGE_TEST_ONLY": "("])) { error in
            XCTAssertTrue("\(error)".hasPrefix("TESTBRIDGE_TEST_ONLY=(: as --filter (: "), "\(error)")
        }
    }

    func testTheFilterOfTheFrameworkComesBeforeBazels() throws {
        let variables = environment.merging(["SPEC_FILTER": "own"]) { $1 }
        XCTAssertEqual(try options(environment: variables).request.filter, "own")
    }

    func testEmptyVariablesAskForNothing() throws {
        XCTAssertEqual(try options(environment: environment.mapValues { _ in "" }), Options())
    }

    func testAStatusFileThatCannotBeWrittenIsRefused() {
        let variables = environment.merging(["TEST_SHARD_STATUS_FILE": "/no/such/file"]) { $1 }
        XCTAssertThrowsError(try SpecsCommand.createShardStatusFile(options(environment: variables))) { error in
            XCTAssertEqual("\(error)", "TEST_SHARD_STATUS_FILE=/no/such/file cannot be written")
        }
    }
}
