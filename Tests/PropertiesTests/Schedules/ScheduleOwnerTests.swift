import Expect
import Locks
import Properties
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

/// What a closure under an order of the tasks tells the one that owns its failures.
final class ScheduleOwnerTests: SharedTestCase {
    private final class Owner: FailureOwner {
        private let stored = Lock<[String]>([])
        var lines: [String] { stored.withLock(\.self) }

        func record(_ failure: RecordedFailure) { stored.withLock { $0.append("failure: \(failure.message)") } }

        func recordPass(at location: CodeLocation) { stored.withLock { $0.append("pass") } }

        func acceptSkip(_ reason: String) -> Bool {
            stored.withLock { $0.append("skip: \(reason)") }
            return true
        }
    }

    private let owner = Owner()

    private func explore(_ body: @escaping () throws -> Void) throws {
        try CurrentFailureOwner.$value.withValue(owner) { _ = try exploringSchedules(1) { try body() } }
    }

    func testASkipAndAPassAreTheOwners() throws {
        try explore {
            let current = CurrentFailureOwner.value
            XCTAssertFalse(current === self.owner)
            XCTAssertEqual(current?.acceptSkip("no network"), true)
            current?.recordPass(at: CodeLocation(file: "file", line: 1))
        }
        XCTAssertEqual(owner.lines, ["skip: no network", "pass"])
    }

    func testWithoutAnOwnerASkipIsRefused() throws {
        try CurrentFailureOwner.$value.withValue(nil) {
            _ = try exploringSchedules(1) { XCTAssertEqual(CurrentFailureOwner.value?.acceptSkip("why"), false) }
        }
    }

    func testAFailureThatComesAfterTheOrderIsTheOwners() throws {
        var late: (any FailureOwner)?
        try explore { late = CurrentFailureOwner.value }
        late?.record(RecordedFailure(message: "late", location: nil))
        XCTAssertEqual(owner.lines, ["failure: late"])
    }

    func testAFailureUnderTheOrderIsHeldBack() {
        XCTAssertThrowsError(try explore { fail("now") }) { XCTAssertTrue($0 is ScheduleFailure) }
        XCTAssertEqual(owner.lines, [])
    }
}
