import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class RunConfigurationTests: XCTestCase {
    private func configuration(_ environment: [String: String]) -> RunConfiguration {
        RunConfiguration(ProcessRequest(environment: environment))
    }

    private func problems(_ environment: [String: String]) -> [String] {
        configuration(environment).problems.map(\.heading)
    }

    func testAnEmptyEnvironmentAsksForEverything() {
        let configuration = configuration(["SPEC_FILTER": "", "SPEC_ORDER": "", "CI": ""])
        XCTAssertNil(configuration.selection.description)
        XCTAssertNil(configuration.selection.filter)
        XCTAssertNil(configuration.selection.tags)
        XCTAssertNil(configuration.selection.identifiers)
        XCTAssertNil(configuration.shard)
        XCTAssertEqual(configuration.order, .declared)
        XCTAssertFalse(configuration.isOnCI)
        XCTAssertFalse(configuration.failsFast)
        XCTAssertEqual(configuration.problems, [])
    }

    func testWhatIsAskedForInWords() {
        XCTAssertEqual(
            configuration(["SPEC_FILTER": "a+", "SPEC_TAGS": "slow", "SPEC_SELECTION": "/nowhere"]).selection
                .description,
            "the filter /a+/ and the tags slow and the selection in /nowhere"
        )
    }

    func testAShardOrAFilterOfBazelIsEnoughToBeBazels() {
        XCTAssertTrue(configuration(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"]).comesFromBazel)
        XCTAssertTrue(configuration(["TESTBRIDGE_TEST_ONLY": "b"]).comesFromBazel)
        XCTAssertFalse(configuration(["SPEC_FILTER": "b"]).comesFromBazel)
    }

    func testBazelsFilterCountsWhereThereIsNoOther() {
        XCTAssertEqual(configuration(["TESTBRIDGE_TEST_ONLY": "b"]).selection.description, "the filter /b/")
        XCTAssertEqual(
            configuration(["TESTBRIDGE_TEST_ONLY": "b", "SPEC_FILTER": "a"]).selection.description,
            "the filter /a/"
        )
    }

    func testOrders() {
        XCTAssertEqual(configuration(["SPEC_ORDER": "random", "SPEC_SEED": "7"]).order, .random(seed: 7))
        XCTAssertEqual(configuration(["SPEC_SEED": "7"]).order, .random(seed: 7))
        XCTAssertEqual(configuration(["SPEC_SEED": "7", "SPEC_ORDER": "declared"]).order, .declared)
        XCTAssertNotNil(configuration(["SPEC_ORDER": "random"]).order.seed)
    }

    func testParts() {
        let part = configuration(["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"]).shard
        XCTAssertEqual(part, Shard(number: 1, of: 3))
        XCTAssertEqual(
            configuration(["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2"]).shard,
            Shard(number: 3, of: 3)
        )
    }

    func testFlags() {
        XCTAssertTrue(configuration(["SPEC_FAIL_FAST": "1"]).failsFast)
        for value in ["1", "true", "yes", "github"] { XCTAssertTrue(configuration(["CI": value]).isOnCI, value) }
        for value in ["0", "false", "NO"] { XCTAssertFalse(configuration(["CI": value]).isOnCI, value) }
    }

    func testASelectionIsReadLineByLine() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "selection-\(UUID().uuidString)")
        try Data("A.B/c\nA.B/d\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let configuration = configuration(["SPEC_SELECTION": file.path])
        XCTAssertEqual(configuration.selection.identifiers, ["A.B/c", "A.B/d"])
        XCTAssertEqual(configuration.problems, [])
    }

    func testASelectionThatCannotBeReadSelectsNothing() {
        let configuration = configuration(["SPEC_SELECTION": "/nowhere/selection"])
        XCTAssertEqual(configuration.selection.identifiers, [])
        XCTAssertEqual(configuration.problems.count, 1)
        XCTAssertEqual(
            configuration.problems.first?.heading.hasPrefix("SPEC_SELECTION=/nowhere/selection: cannot be read: "),
            true
        )
    }

    func testWhatCannotBeDoneIsAProblemEach() {
        XCTAssertEqual(problems(["SPEC_SEED": "x"]), ["SPEC_SEED=x: is not a whole number from 0 to \(UInt64.max)"])
        XCTAssertEqual(
            problems(["SPEC_ORDER": "sorted"]),
            ["SPEC_ORDER=sorted: the order must be `declared` or `random`"]
        )
        for (count, index) in [("3", "3"), ("0", "0"), ("x", "0"), ("3", ""), ("3", "-1")] {
            let problem = "with TEST_SHARD_INDEX=\(index) there is no such shard; shards are numbered from 0"
            let environment = ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index]
            XCTAssertEqual(problems(environment), ["TEST_TOTAL_SHARDS=\(count): \(problem)"])
            XCTAssertNil(configuration(environment).shard)
        }
        XCTAssertEqual(problems(["SPEC_TAGS": "a and"]).count, 1)
        XCTAssertEqual(
            problems(["SPEC_FILTER": "("]).first?.hasPrefix("SPEC_FILTER=(: is not a regular expression"),
            true
        )
    }

    // MARK: What runs, in which order

    @MainActor private static func declareSix() {
        it("1") {}
        describe("ordered", .ordered) {
            it("2") {}
            it("3") {}
        }
        it("4") {}
        it("5") {}
    }

    func testPartsHaveEachExampleOnceAndOrderedGroupsAsAWhole() {
        onMain {
            var all: [[String]] = []
            for number in 1...2 {
                let part = Shard(number: number, of: 2)!
                var dealer: Shard.Dealer? = Shard.Dealer(for: part)
                let configuration = RunConfiguration(shard: part)
                // The distribution among shards continues from class to class.
                let names = ["AppTests.FirstSpec", "AppTests.SecondSpec"].flatMap { name in
                    configuration.planned(planned(name) { Self.declareSix() }.examples, &dealer).map(\.name)
                }
                all.append(names)
                XCTAssertEqual(dealer?.unitCount, 8)
            }
            XCTAssertEqual(
                all,
                [["1", "4", "1", "4"], ["ordered › 2", "ordered › 3", "5", "ordered › 2", "ordered › 3", "5"]]
            )
        }
    }

    func testSelectionComesBeforeTheParts() {
        onMain {
            let part = Shard(number: 2, of: 2)!
            var dealer: Shard.Dealer? = Shard.Dealer(for: part)
            var configuration = RunConfiguration(shard: part)
            configuration.selection.description = "4 and 5"
            configuration.selection.filter = try? NameFilter("[45]$")
            let examples = planned { Self.declareSix() }.examples
            XCTAssertEqual(configuration.planned(examples, &dealer).map(\.name), ["5"])
        }
    }

    func testWithoutPartsAndOrderAllRunAsDeclared() {
        onMain {
            var dealer: Shard.Dealer?
            let examples = planned { Self.declareSix() }.examples
            XCTAssertEqual(RunConfiguration().planned(examples, &dealer).map(\.name), examples.map(\.name))
        }
    }
}
