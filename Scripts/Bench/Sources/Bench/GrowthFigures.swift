import Foundation
@_spi(Benchmarks) import Spec
import XCTest

/// How the cost of an example grows with the number of examples.
@MainActor enum GrowthFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let many = isQuick ? 10_000 : 100_000
        return [
            // This measurement comes first: after the others, the examples could reuse memory that
            // is already resident.
            Figure(
                name: "memory kept per example, \(many)",
                unit: .bytes,
                goal: .bytes(1024),
                rounds: 1,
                ours: { memoryPerExample(rowCount: many / 100) }
            ),
            Figure(
                name: "\(many) examples, list and run, each",
                goal: .ratio(1.3),
                rounds: rounds,
                ours: { listAndRun(Large.self, rowCount: many / 100) },
                peer: ("1000 examples", { listAndRun(Small.self, rowCount: 10) })
            ),
            Figure(
                name: "listing, \(many) examples, each",
                rounds: rounds,
                ours: { list(rowCount: many / 100) }
            ),
            Figure(
                name: "hand-written in a group of 100",
                goal: .ratio(2),
                rounds: rounds,
                ours: { run(HundredInGroup.self) },
                peer: ("in a group of 10", { run(TenInGroup.self) })
            ),
            Figure(
                name: "row in a table of 10000",
                goal: .ratio(1.3),
                rounds: rounds,
                ours: { run(LongTable.self) },
                peer: ("row in a table of 10", { run(ShortTable.self) })
            ),
        ]
    }

    private static func list(rowCount: Int) -> Double {
        Tree.rowCount = rowCount
        return cost(of: rowCount * 100) { _ = Large.readEntry() }
    }

    private static func listAndRun(_ type: Tree.Type, rowCount: Int) -> Double {
        Tree.rowCount = rowCount
        return cost(of: rowCount * 100) {
            for testCase in cases(of: type) { testCase.invokeTest() }
        }
    }

    private static func cases(of type: Tree.Type) -> [XCTestCase] {
        let list = type == Small.self ? Small.readEntry() : Large.readEntry()
        return list.allTests.map { type.init(name: $0.0, testClosure: $0.1) }
    }

    /// Returns the seconds per example, not including the time for listing the examples.
    private static func run<Case: SpecCase>(_ type: Case.Type) -> Double {
        let names = type.readEntry().allTests.map(\.0)
        let cases = (0..<10_000).map { type.init(name: names[$0 % names.count], testClosure: { _ in }) }
        return cost(of: cases.count) { for testCase in cases { testCase.invokeTest() } }
    }

    /// Returns the bytes that a class keeps for each of its examples after they have been listed.
    private static func memoryPerExample(rowCount: Int) -> Double {
        Tree.rowCount = rowCount
        let before = residentBytes()
        let entry = Kept.readEntry()
        let after = residentBytes()
        return Double(after - before) / Double(entry.allTests.count)
    }

    private static func residentBytes() -> Int {
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}

private let names = (0..<10).map { "group \($0)" }

/// A single table with ten rows.
private final class ShortTable: SpecCase {
    override func spec() { it("row", arguments: 0..<10) { _ in } }
}

private final class LongTable: SpecCase {
    override func spec() { it("row", arguments: 0..<10_000) { _ in } }
}

/// A hundred tables with `rowCount` rows each, in two levels of groups.
class Tree: SpecCase {
    static nonisolated(unsafe) var rowCount = 0

    override func spec() {
        for outer in 0..<10 {
            describe(names[outer]) {
                for inner in 0..<10 {
                    context(names[inner]) {
                        var number = 0
                        beforeEach { number = 1 }
                        it("adds", arguments: 0..<Self.rowCount) { number += $0 }
                    }
                }
            }
        }
    }
}

final class Small: Tree {}
final class Large: Tree {}
final class Kept: Tree {}
