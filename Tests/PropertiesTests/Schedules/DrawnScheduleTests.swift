import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

final class DrawnScheduleTests: XCTestCase {
    func testItsOrderEndsWithIt() {
        onMain {
            var runs = 0
            let results = runInner {
                it("runs", .cases(3), forAll: .int) { _ in
                    try await withDrawnSchedule {
                        runs += 1
                        await Task.yield()
                    }
                    XCTAssertNil(setTaskOrder(nil))
                }
            }
            XCTAssertEqual(results.messages, [])
            XCTAssertEqual(runs, 3)
        }
    }

    /// Simpler values take precedence over a simpler order: two tasks out of turn are simpler than three in turn.
    func testACaseThatFailsOutOfTurnOnlyIsNoRowOfATable() {
        let results = runInner {
            it("ends with another", .cases(50), forAll: .int(2...6)) { count in
                let journal = Journal()
                try await withDrawnSchedule {
                    for number in 1...count { Task.detached { journal.write("\(number)") } }
                }
                if journal.entries.last == "1" { throw Stale() }
            }
            it("begins with the first", .cases(50), forAll: .int(2...6)) { count in
                try await withDrawnSchedule {}
                if count > 3 { throw Stale() }
            }
        }
        XCTAssertEqual(results.map { [$0].smallest }, ["2", "4"])
        let lines = results.map { ($0.failures.first?.message ?? "").split(separator: "\n").map(String.init) }
        XCTAssertTrue(
            lines[0].contains("nearest passing case: the same values, with other choices such as the order of tasks"),
            "\(lines)"
        )
        XCTAssertEqual(lines.map { $0.filter { $0.hasPrefix("as a row") } }, [[], ["as a row of a table: row(4)"]])
    }

    private struct Stale: Error {}

    func testOutsideAPropertyItFailsAndRunsNothing() {
        let results = runInner { it("runs") { try await withDrawnSchedule { XCTFail("ran") } } }
        assertList(
            results.messages,
            """
            `withDrawnSchedule` outside a property
            It speaks of a case, and no case is running.
            Fix: call it from an `it` with `forAll:`, from an `it` in a group with `forAll:`, or from their hooks.
            """
        )
    }
}
