import Expect
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

/// Explorations with slow orders and a time limit.
final class ExplorationTimeTests: XCTestCase {
    private struct OutOfTurn: Error {}

    /// The tasks don't run on the main actor, because it runs its jobs in turn.
    private static func writeInTurn() throws {
        let order = Journal()
        for number in 1...9 { Task { order.write("\(number)") } }
        try withDeterministicTasks {}
        if order.entries != order.entries.sorted() { throw OutOfTurn() }
    }

    /// Returns the failure messages of an example. In every order but the first, it fails after `pause` seconds.
    private func messages(
        _ traits: SpecTrait = .tags("race"),
        limit: Double? = nil,
        each pause: Double = 1
    ) -> [String] {
        let clock = FastClock()
        return onMain {
            clock.measuring {
                runInner(limit: limit) {
                    it("explores", traits) {
                        var count = 0
                        try exploringSchedules(100) {
                            count += 1
                            if count > 1 { clock.advance(by: .seconds(pause)) }
                            try Self.writeInTurn()
                        }
                    }
                }
                .messages
            }
        }
    }

    func testTheSearchForASimplerOrderEndsBeforeTheLimitOfTheRunner() {
        let messages = messages(limit: 4)
        XCTAssertEqual(messages.count, 1)
        assertContains(messages[0], "fails under order 2 of 100 of the tasks", "made simpler in")
    }

    func testTheSearchForASimplerOrderEndsBeforeTheOwnLimitOfTheExample() {
        let messages = messages(.timeLimit(.seconds(8)))
        XCTAssertEqual(messages.count, 1, messages.joined(separator: "\n"))
        XCTAssertTrue(messages[0].contains("fails under order 2 of 100 of the tasks"), messages[0])
    }

    func testAnOrderThatTakesTooLongIsNotRepeated() {
        let messages = messages(.timeLimit(.seconds(5.6)), each: 2)
        XCTAssertEqual(messages.count, 1, messages.joined(separator: "\n"))
        XCTAssertTrue(messages[0].contains("made simpler in 0 runs"), messages[0])
    }
}
