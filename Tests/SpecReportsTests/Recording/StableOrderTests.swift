import SpecEvents
import XCTest

@testable import SpecReports

final class StableOrderTests: XCTestCase {
    private func assert(_ left: String, comesBefore right: String, line: UInt = #line) {
        XCTAssertTrue(StableOrder.naturally(left, right), "\(left) before \(right)", line: line)
        XCTAssertFalse(StableOrder.naturally(right, left), "\(right) not before \(left)", line: line)
    }

    func testNamesWithNumbersGoByTheirValue() {
        assert("row 9", comesBefore: "row 10")
        assert("row 9 b", comesBefore: "row 10 a")
        assert("2", comesBefore: "10")
        assert("12", comesBefore: "13")
        assert("a 1 b 2", comesBefore: "a 1 b 10")
        assert("007", comesBefore: "8")
        assert("07", comesBefore: "10")
        assert("1.9", comesBefore: "1.10")
    }

    func testOtherNamesGoByTheirCharacters() {
        assert("a", comesBefore: "b")
        assert("a", comesBefore: "aa")
        assert("", comesBefore: "a")
        assert("1", comesBefore: "a")
        assert("a 1", comesBefore: "a b")
        assert("день", comesBefore: "ночь")
    }

    func testNoNameComesBeforeItself() {
        for name in ["", "a", "row 10", "1", "007"] { XCTAssertFalse(StableOrder.naturally(name, name), name) }
        XCTAssertFalse(StableOrder.naturally("7", "007"))
        XCTAssertFalse(StableOrder.naturally("007", "7"))
    }

    private func example(_ className: String, _ names: [String], _ file: String? = "/C.swift", _ line: Int = 0)
        -> ReportedExample
    {
        ReportedExample(
            ExampleIdentity(
                identifier: "\(className)/\(names)",
                names: names,
                location: file.map { CodeLocation(file: $0, line: line) }
            ),
            ExampleResult(status: .passed, duration: 0)
        )
    }

    /// The names in the stable order, which must not depend on the order of `examples`.
    private func sorted(_ examples: [ReportedExample]) -> [String] {
        let orders = [examples, examples.reversed(), examples.sorted { $0.name > $1.name }]
        let results = orders.map { StableOrder.sorted($0).map { $0.identity.names.joined(separator: "/") } }
        XCTAssertEqual(Set(results).count, 1, "\(results)")
        return results[0]
    }

    func testClassesGoByName() {
        XCTAssertEqual(sorted([example("M.B", ["1"]), example("M.A", ["2"]), example("L.C", ["3"])]), ["3", "2", "1"])
    }

    func testWithinAClassItIsTheOrderOfTheSources() {
        XCTAssertEqual(
            sorted([
                example("M.C", ["g", "z"], "/C.swift", 5), example("M.C", ["g", "a"], "/C.swift", 7),
                example("M.C", ["first"], "/C.swift", 2), example("M.C", ["h", "b"], "/C.swift", 6),
            ]),
            ["first", "g/z", "g/a", "h/b"]
        )
    }

    func testAGroupStandsWhereItsFirstExampleDoes() {
        XCTAssertEqual(
            sorted([
                example("M.C", ["late", "1"], "/C.swift", 9), example("M.C", ["late", "2"], "/C.swift", 3),
                example("M.C", ["early", "3"], "/C.swift", 4),
            ]),
            ["late/2", "late/1", "early/3"]
        )
    }

    func testWhatComesFromAnotherFileOrNowhereGoesByNameBehindTheRest() {
        XCTAssertEqual(
            sorted([
                example("M.C", ["shared 2"], "/Shared.swift", 1), example("M.C", ["own"], "/C.swift", 50),
                example("M.C", ["own too"], "/C.swift", 40), example("M.C", ["nowhere"], nil),
                example("M.C", ["shared 10"], "/Shared.swift", 2), example("M.C", ["more"], "/C.swift", 60),
            ]),
            ["own too", "own", "more", "nowhere", "shared 2", "shared 10"]
        )
    }

    func testOfTwoFilesWithAsManyExamplesTheFirstByNameIsTheMainOne() {
        XCTAssertEqual(
            sorted([example("M.C", ["z"], "/A.swift", 9), example("M.C", ["a"], "/B.swift", 1)]),
            ["z", "a"]
        )
    }

    func testExamplesWithoutNamesAndWithTheNameOfAGroup() {
        XCTAssertEqual(
            sorted([
                example("M.C", ["g", "a"], "/C.swift", 4), example("M.C", ["g"], "/C.swift", 4), example("M.C", []),
            ]),
            ["", "g", "g/a"]
        )
    }
}
