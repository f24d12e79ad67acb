import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class OrderTests: XCTestCase {
    @MainActor private static func declare() {
        describe("first") {
            for number in 1...5 { it("example \(number)") {} }
            context("inner") { for number in 1...3 { it("example \(number)") {} } }
        }
        describe("ordered", .ordered) {
            var list: [Int] = []
            for number in 1...4 {
                it("example \(number)") {
                    list.append(number)
                    if list != Array(1...number) { throw Broken() }
                }
            }
        }
        describe("failing") {
            it("passes") {}
            it("fails") { throw Broken() }
            xit("is pending") {}
        }
        it("table", arguments: 1...6) { _ in }
    }

    @MainActor private static func run(seed: UInt64) -> InnerRun {
        InnerSpec.declare = { _ in declare() }
        return runInner([InnerSpec.self], order: .random(seed: seed))
    }

    func testTheSameSeedGivesTheSameOrder() {
        onMain { XCTAssertEqual(Self.run(seed: 7).names, Self.run(seed: 7).names) }
    }

    func testSeedsGiveDifferentOrders() {
        onMain {
            let orders = Set((0..<20).map { Self.run(seed: $0).names })
            XCTAssertGreaterThan(orders.count, 15)
        }
    }

    func testGroupsStayTogetherAndOrderedGroupsInOrder() {
        onMain {
            for seed in 0..<20 {
                let names = Self.run(seed: UInt64(seed)).names
                let groups = names.map { $0.count > 1 ? $0[0] : "table" }
                let runs = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count + 1
                // The table's rows are children of the class, so other groups may come between them.
                let runsOfGroups = zip(groups, groups.dropFirst()).filter { $0 != $1 && $0 != "table" }.count
                XCTAssertLessThanOrEqual(runsOfGroups, 3, "\(runs) runs with seed \(seed)")
                XCTAssertEqual(
                    names.filter { $0[0] == "ordered" }.map(\.last),
                    ["example 1", "example 2", "example 3", "example 4"]
                )
            }
        }
    }

    func testAHundredRandomOrdersHaveTheSameOutcomes() {
        onMain {
            func outcomes(_ inner: InnerRun) -> [[String]: ExampleResult.Status] {
                Dictionary(uniqueKeysWithValues: zip(inner.names, inner.statuses))
            }
            InnerSpec.declare = { _ in Self.declare() }
            let declared = outcomes(runInner([InnerSpec.self]))
            for seed in 0..<100 {
                XCTAssertEqual(outcomes(Self.run(seed: UInt64(seed))), declared, "with seed \(seed)")
            }
        }
    }
}
