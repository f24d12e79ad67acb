import Expect
import Foundation
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// Explorations whose orders take long, beside the time limit of their example.
final class ExplorationTimeTests: SharedTestCase {
    private struct OutOfTurn: Error {}

    /// Not on the main actor, whose jobs run in turn.
    private static func writeInTurn() throws {
        Thread.sleep(forTimeInterval: 0.25)
        let order = Journal()
        for number in 1...9 { Task { order.write("\(number)") } }
        try withDeterministicTasks {}
        if order.entries != order.entries.sorted() { throw OutOfTurn() }
    }

    /// Runs an example that fails under all orders of many tasks but one, and takes a quarter of a second under each.
    private func run(_ traits: SpecTrait = .tags("race"), limit: Double? = nil) -> (messages: [String], Duration) {
        let start = ContinuousClock.now
        let results = onMain {
            runInner(limit: limit) {
                it("explores", traits) {
                    try exploringSchedules(100) {
                        try Self.writeInTurn()
                    }
                }
            }
        }
        return (results.messages, .now - start)
    }

    func testTheSearchForASimplerOrderEndsBeforeTheLimitOfTheRunner() {
        let (messages, duration) = run(limit: 2)
        XCTAssertLessThan(duration, .seconds(3.5))
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages[0].contains("fails under order 2 of 100 of the tasks"), messages[0])
        XCTAssertTrue(messages[0].contains("made simpler in"), messages[0])
    }

    func testTheSearchForASimplerOrderEndsBeforeTheOwnLimitOfTheExample() {
        let (messages, _) = run(.timeLimit(.seconds(4)))
        XCTAssertEqual(messages.count, 1, messages.joined(separator: "\n"))
        XCTAssertTrue(messages[0].contains("fails under order 2 of 100 of the tasks"), messages[0])
    }

    func testAnOrderThatTakesTooLongIsNotRepeated() {
        let (messages, duration) = run(.timeLimit(.milliseconds(750)))
        XCTAssertLessThan(duration, .milliseconds(750))
        XCTAssertEqual(messages.count, 1, messages.joined(separator: "\n"))
        XCTAssertTrue(messages[0].contains("made simpler in 0 runs"), messages[0])
    }
}
