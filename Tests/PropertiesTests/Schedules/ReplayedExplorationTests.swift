import Expect
import Properties
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// `SPEC_SCHEDULE` that names an exploration of an example other than the first.
final class ReplayedExplorationTests: SharedTestCase {
    private static let schedule = "2/2:1"

    private func replay(_ body: @escaping @MainActor () throws -> Void) -> [ExampleResult] {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        return onMain { runInner { it("explores") { try body() } } }
    }

    func testAnExampleThatDoesNotComeToTheExplorationFails() {
        let results = replay { try exploringSchedules(10) {} }
        XCTAssertEqual(
            results.messages,
            [
                """
                the order of tasks that SPEC_SCHEDULE=2/2:1 names did not run
                It is one of exploration 2 of an example, and this example explored only once.
                Fix: run only the example that has named it, as it was then; or unset SPEC_SCHEDULE.
                """
            ]
        )
        XCTAssertEqual(results.first?.replay, .misfit)
        XCTAssertNotNil(results.first?.failures.first?.location)
    }

    func testAKnownIssueDoesNotExcuseIt() {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let results = onMain { runInner { it("explores", .knownIssue("later")) { try exploringSchedules(10) {} } } }
        XCTAssertEqual(results.first?.failures.count, 1)
    }

    func testEachCaseOfAPropertyHasToComeToIt() {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let results = onMain { runInner { it("explores", forAll: .int) { _ in try exploringSchedules(10) {} } } }
        XCTAssertEqual(results.messages.count, 1)
    }

    func testAnExampleThatFailsBeforeOrDoesNotExploreHasNoOtherFailure() {
        let results = replay {
            try exploringSchedules(10) {}
            fail("before")
        }
        XCTAssertEqual(results.messages, ["before"])
        XCTAssertEqual(replay {}.messages, [])
    }

    func testWithoutAnExampleTheExplorationEnds() throws {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        var count = 0
        try CurrentFailureOwner.$value.withValue(nil) {
            let explore = { _ = try exploringSchedules(10) { count += 1 } }
            XCTAssertThrowsError(try explore()) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    the environment has SPEC_SCHEDULE=2/2:1, which names an exploration of an example, and none is running
                      run only the example that has named it, or unset SPEC_SCHEDULE
                    """
                )
            }
        }
        XCTAssertEqual(count, 0)
    }
}
