import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class TableTests: XCTestCase {
    func testARowWithOptionalsIsNamedByTheirValues() {
        let inner = runInner { it("parses", arguments: [("7", 7), ("x", nil as Int?)]) { _, _ in } }
        XCTAssertEqual(inner.names, [[#"parses: "7", 7"#], [#"parses: "x", nil"#]])
    }

    func testEachRowIsAnExample() {
        let calls = Calls()
        let inner = runInner {
            describe("arithmetic") {
                it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in calls.note("\(a) + \(b) = \(sum)") }
            }
        }
        XCTAssertEqual(inner.names, [["arithmetic", "adds: 1, 2, 3"], ["arithmetic", "adds: 2, 2, 4"]])
        XCTAssertEqual(inner.statuses, [.passed, .passed])
        XCTAssertEqual(calls.names, ["1 + 2 = 3", "2 + 2 = 4"])
    }

    func testSetsAndDictionariesHaveOneNameInAllProcesses() {
        let inner = runInner {
            it("takes", arguments: [["c": 1, "b": 2, "a": 3, "e": 4, "d": 5], [:]]) { (_: [String: Int]) in }
            it("has {0}", arguments: [Set(["c", "b", "a", "e", "d"])]) { _ in }
        }
        XCTAssertEqual(
            inner.names,
            [
                [#"takes: ["a": 3, "b": 2, "c": 1, "d": 5, "e": 4]"#], ["takes: [:]"],
                [#"has ["a", "b", "c", "d", "e"]"#],
            ]
        )
    }

    func testAClosureNamesTheRows() {
        let inner = runInner {
            it("adds", arguments: [(1, 2, 3)], named: { a, b, sum in "\(a) + \(b) = \(sum)" }) { _, _, _ in }
            it("greets", arguments: ["Анна", "Bob"]) { name in
                await Task.yield()
                XCTAssertFalse(name.isEmpty)
            }
            it("counts", arguments: ["one": 1]) { word, number in XCTAssertEqual(word.count, number + 2) }
        }
        XCTAssertEqual(
            inner.names,
            [["adds: 1 + 2 = 3"], [#"greets: "Анна""#], [#"greets: "Bob""#], [#"counts: "one", 1"#]]
        )
        XCTAssertEqual(inner.messages, [])
    }

    func testAGroupForEachRow() {
        let calls = Calls()
        let inner = runInner {
            context("in", arguments: ["ru", "en"]) { language in
                var greeting = ""
                beforeEach { greeting = "hello, \(language)" }
                it("greets") { calls.note(greeting) }
                describe("with", arguments: [1, 2]) { number in
                    it("counts") { calls.note("\(language) \(number)") }
                }
            }
        }
        XCTAssertEqual(
            inner.names,
            [
                [#"in: "ru""#, "greets"], [#"in: "ru""#, "with: 1", "counts"], [#"in: "ru""#, "with: 2", "counts"],
                [#"in: "en""#, "greets"], [#"in: "en""#, "with: 1", "counts"], [#"in: "en""#, "with: 2", "counts"],
            ]
        )
        XCTAssertEqual(calls.names, ["hello, ru", "ru 1", "ru 2", "hello, en", "en 1", "en 2"])
    }

    func testAFailureNamesItsRow() {
        let line = #line + 2
        let inner = runInner {
            it("is even", arguments: [2, 3, 4]) { number in if number % 2 == 1 { throw Broken() } }
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed, .passed])
        XCTAssertEqual(inner.names[1], ["is even: 3"])
        XCTAssertEqual(inner.lines, [line])
    }

    func testTraitsHoldForEveryRow() {
        let inner = runInner { it("is pending", .pending("why"), arguments: [1, 2]) { _ in } }
        XCTAssertEqual(inner.results.map(\.reason), ["pending: why", "pending: why"])
    }

    func testTheRowsAreAskedForOnce() {
        let calls = Calls()
        func rows() -> [Int] {
            MainActor.assumeIsolated { calls.note("asked") }
            return [1, 2, 3]
        }
        _ = runInner { it("counts", arguments: rows()) { _ in } }
        XCTAssertEqual(calls.names, ["asked"])
    }

    func testWhatStandsAroundATableIsMetAtItsStep() {
        let calls = Calls()
        let inner = runInner {
            it("before") { calls.note("before") }
            it("row", arguments: 1...3) { calls.note("\($0)") }
            it("between") { calls.note("between") }
            context("row", arguments: 1...2) { number in it("in it") { calls.note("in \(number)") } }
            it("after") { calls.note("after") }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["before", "1", "2", "3", "between", "in 1", "in 2", "after"])
    }

    func testATableWithoutRows() {
        let inner = runInner {
            it("never runs", arguments: [Int]()) { _ in }
            it("example") {}
        }
        XCTAssertEqual(inner.headings, [#"it("never runs") has no rows"#])
    }

    func testATableThatIsNotThereTheSecondTime() {
        onMain {
            var evaluations = 0
            let inner = runInner {
                evaluations += 1
                if evaluations == 1 { it("row", arguments: 1...2) { _ in } } else { it("row: 1") {} }
            }
            XCTAssertEqual(inner.statuses, [.failed, .failed])
            evaluations = 0
            let other = runInner {
                evaluations += 1
                if evaluations == 1 { it("row: 1") {} } else { it("row", arguments: 1...2) { _ in } }
            }
            XCTAssertEqual(other.statuses, [.failed])
        }
    }
}
