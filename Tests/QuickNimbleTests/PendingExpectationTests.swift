import ProcessShims
import QuickNimble
import SpecEvents
import TestSupport

private func one() async -> Int { 1 }

/// Nimble's functions that begin an expectation, without a matcher.
final class PendingExpectationTests: SharedTestCase {
    private struct Own: Error {}

    func testTheyAreCalledByTheirNames() async {
        let ticket = expectation_last_ticket()
        _ = expects(1) as SyncExpectation<Int>
        _ = expects { 1 } as SyncExpectation<Int>
        _ = await expecta(file: "A.swift", line: 1, await one())
        _ = requires(1) as SyncRequirement<Int>
        _ = requires { 1 } as SyncRequirement<Int>
        _ = requires(customError: Own(), 1)
        _ = requires(customError: Own()) { 1 }
        let found = PendingExpectations.take(after: ticket).map(\.function)
        XCTAssertEqual(found, ["expects", "expects", "expecta", "requires", "requires", "requires", "requires"])
    }

    func testAnErrorInAGatheringForgetsTheOnesInsideIt() {
        let ticket = expectation_last_ticket()
        withAssertionHandler(AssertionRecorder()) { try expect(1).to(equal(fail())) }
        XCTAssertEqual(PendingExpectations.take(after: ticket), [])
    }

    private func fail() throws -> Int { throw Own() }
}
